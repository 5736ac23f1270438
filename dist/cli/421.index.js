export const id = 421;
export const ids = [421];
export const modules = {

/***/ 421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WORDS: () => (/* binding */ WORDS),
  annotationLine: () => (/* binding */ annotationLine),
  annotations: () => (/* binding */ annotations),
  errorsFirst: () => (/* binding */ errorsFirst),
  findingLines: () => (/* binding */ findingLines),
  firstOf: () => (/* binding */ firstOf),
  formatDiagnostic: () => (/* binding */ formatDiagnostic),
  isQuestion: () => (/* binding */ isQuestion),
  lineAnnotations: () => (/* binding */ lineAnnotations),
  renderValidation: () => (/* binding */ renderValidation),
  sarifOf: () => (/* binding */ sarifOf),
  sayDiagnostic: () => (/* binding */ sayDiagnostic),
  wordDiagnostic: () => (/* binding */ wordDiagnostic)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/messages/file-findings.js
// Messages about files: files without an inventory, text that is not YAML, and keys, values and names that the format
// does not allow.



/** A byte in the usual notation: 0xE9. */
function hexadecimal(byte) {
    return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
const FILE_WORDS = {
    'no-inventory': {
        title: 'No inventory file was found.',
        message: ({ paths, folder }, formatter) => {
            const where = paths.length === 0 ? '' : ` in ${(0,text_style/* listed */.KE)(paths.map(formatter.name), 'or')}`;
            return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${formatter.name(folder)}`}.`;
        },
        remedy: (_, formatter) => `Add a .yml or .yaml file there, or correct the input ${formatter.code('path')}.`,
        exactRemedy: ({ near }, formatter) => (0,text_style/* didYouMean */.au)(near, formatter),
    },
    'partial-inventory': {
        title: 'A file that path leaves out declares a cyber system of this organization.',
        message: ({ name, files }, formatter) => {
            const more = files > 1 ? `, one of ${(0,text_style/* grouped */.zD)(files)} such files` : '';
            return `This file declares the cyber system ${formatter.name(name)}, and ${formatter.code('path')} leaves it out${more}.`;
        },
        remedy: ({ deletes }, formatter) => {
            const risk = deletes > 0
                ? 'A delete in the plan may be a move to that file.'
                : 'The plan would show a move to that file as a delete.';
            return `${risk} Give ${formatter.code('path')} the whole inventory, and choose a part of it with ${formatter.code('only')}.`;
        },
    },
    'empty-file': {
        title: 'The file holds no document.',
        message: () => 'The file holds no document.',
        remedy: () => 'Declare a cyber system in it, or remove the file.',
    },
    'unreadable-file': {
        title: 'The file cannot be read.',
        message: ({ reason }, formatter) => `The file cannot be read: ${formatter.reason(reason)}.`,
        remedy: () => 'Check that it is there and may be read.',
    },
    'unread-file': {
        title: 'A file that looks like inventory is not read.',
        message: ({ near }, formatter) => near === null
            ? `This file is not read: its name ends in ${formatter.code('.txt')}.`
            : `This file is not read: ${formatter.code('path')} names the folder ${formatter.name(near)}.`,
        remedy: (_, formatter) => `Move it into the inventory, with a name that ends in ${formatter.code('.yml')} or ${formatter.code('.yaml')}, or remove it.`,
    },
    'symbolic-link': {
        title: 'The inventory contains a symbolic link.',
        message: () => 'This is a symbolic link, and links are not followed.',
        remedy: () => 'Put the file itself in its place.',
    },
    submodule: {
        title: 'The inventory contains a submodule.',
        message: () => 'This is a submodule, and submodules are not read.',
        remedy: (_, formatter) => `Keep its files in this repository, or narrow the input ${formatter.code('path')} so that it is left out.`,
    },
    'lfs-pointer': {
        title: 'The file is a pointer of git LFS.',
        message: () => 'The file is a pointer of git LFS, not an inventory.',
        remedy: (_, formatter) => `Keep inventory files in git itself: take them out of LFS with ${formatter.code('git lfs untrack')}.`,
    },
    'file-too-large': {
        title: 'The file is too large.',
        message: ({ bytes, limit }) => `The file has ${(0,text_style/* counted */.hS)(bytes, 'byte')}, and at most ${(0,text_style/* grouped */.zD)(limit)} are read.`,
        remedy: ({ limit }) => `Split it into files of at most ${(0,text_style/* counted */.hS)(limit, 'byte')}.`,
    },
    'not-utf8': {
        title: 'The file is not UTF-8 text.',
        message: ({ byte, encoding }, formatter) => byte === null
            ? `The file is ${encoding === null ? 'not UTF-8 text' : 'UTF-16 text, not UTF-8'}.`
            : `The file is not UTF-8 text: it holds the byte ${formatter.code(hexadecimal(byte))}.`,
        remedy: ({ encoding }, formatter) => `Save it as UTF-8: in an editor, by ${formatter.code(`iconv -f ${encoding ?? 'CP1252'} -t UTF-8`)}, or on Windows in Notepad by Save as.`,
    },
    'merge-conflict': {
        title: 'A merge conflict is not resolved.',
        message: () => 'An unresolved merge conflict starts here.',
        remedy: (_, formatter) => `Keep what is meant, and remove the lines that start with ${formatter.code('<<<<<<<')}, ${formatter.code('=======')} and ${formatter.code('>>>>>>>')}.`,
    },
};
/** The end of a reason if there is a tab before what js-yaml could not read. */
const BEHIND_TAB = ', behind a tab';
/** Typical mistakes for which js-yaml gives these reasons, by how the reasons start. */
const SYNTAX_HINTS = [
    ['tab characters', 'Indent with spaces.'],
    ['no space after a colon', 'Write key: value, with a space after the colon.'],
    ['a space that is not a plain one', 'Replace it by a plain space: it was copied from a document or a web page.'],
    [
        'deficient indentation',
        'Close the quote or bracket that is open above. If it is closed, indent what is inside it, and the closing one.',
    ],
    ['name of an alias', 'Put text that starts with * in quotes.'],
    ['unexpected end of the stream', 'Close the quote or bracket that is open above.'],
    ['bad indentation', 'Line up the keys of one entry, and quote a value that holds a colon or starts with a sign.'],
    ['end of the stream', 'Write key: value, with a space after the colon. Look for a merge conflict, too.'],
    ['can not read a block', 'Write key: value, with a space after the colon. Look for a merge conflict, too.'],
];
const YAML_WORDS = {
    'yaml-syntax': {
        title: 'This is not valid YAML.',
        message: ({ reason }, formatter) => `This is not valid YAML: ${formatter.reason(reason)}.`,
        remedy: () => 'Correct it here. Nothing of this file was read.',
        exactRemedy: ({ reason }) => {
            const advice = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1];
            const hint = reason.endsWith(BEHIND_TAB) ? 'Replace the tab by a space.' : advice;
            return hint === undefined ? null : `${hint} Nothing of this file was read.`;
        },
    },
    'yaml-too-deep': {
        title: 'The YAML is nested too deep.',
        message: ({ limit }) => `The YAML is nested more than ${(0,text_style/* counted */.hS)(limit, 'level')} deep.`,
        remedy: (_, formatter) => `Write the assets as one flat list under ${formatter.code('assets')}.`,
    },
    'yaml-expansion': {
        title: 'Aliases expand to too much.',
        message: ({ limit }) => `The aliases of this file expand to more than ${(0,text_style/* counted */.hS)(limit, 'node')}.`,
        remedy: () => 'Use fewer aliases: write the entries out, or split the file.',
    },
    'unknown-alias': {
        title: 'An alias has no anchor.',
        message: ({ alias }, formatter) => `The alias ${formatter.name(`*${alias}`)} has no anchor before it in this document.`,
        remedy: (_, formatter) => `Define the anchor above it, or write the value out; text that starts with ${formatter.code('*')} goes in quotes.`,
    },
    'unsupported-tag': {
        title: 'YAML tags are not supported.',
        message: ({ tag }, formatter) => `The tag ${formatter.name(tag)} is not supported.`,
        remedy: () => 'Remove the tag. Text in quotes is a string.',
    },
    'duplicate-key': {
        title: 'A key is repeated.',
        message: ({ key }, formatter) => `The key ${formatter.name(key)} is repeated in one mapping.`,
        remedy: ({ first }, formatter) => `Remove one of the two. ${(0,text_style/* whereFirst */.y$)(first, formatter)}.`,
        // A missing dash joins two assets. The remedy must not remove a name: that would lose one of them.
        exactRemedy: ({ key, first }, formatter) => key === 'name'
            ? `Remove one of the two, or start another asset with ${formatter.code('- name:')}. ${(0,text_style/* whereFirst */.y$)(first, formatter)}.`
            : null,
    },
    'missing-document-start': {
        title: 'Two documents are joined without a line between them.',
        message: (_, formatter) => `A second ${formatter.code('cyber_system')} starts here, in the middle of a document.`,
        remedy: ({ first }, formatter) => `Begin a new document with a line ${formatter.code('---')} above it; the first starts at ${formatter.code((0,text_style/* placeText */.Z9)(first))}. Or remove it, if it is the same system twice.`,
    },
    'ambiguous-yaml': {
        title: 'YAML readers disagree about the file.',
        message: () => 'YAML readers disagree about this file, so it cannot be rewritten safely.',
        remedy: (_, formatter) => `Write it in plain block style, without stray marks (${formatter.code('...')}, ${formatter.code('?')}) and without aliases of whole entries.`,
    },
};
/** Keys with a name, which a document or an asset must have. */
const REQUIRED = new Set(['cyber_system', 'name']);
/** A pattern is an entry of a list. */
function writeOrRemove(key, formatter) {
    return `Write one, or remove ${key === 'pattern' ? 'the entry' : formatter.code(key)}.`;
}
const entry = (formatter) => formatter.code('- name: "…"');
const type = (formatter) => `${formatter.code('asset_type: hardware')} or ${formatter.code('asset_type: software')}`;
const noAssets = (formatter) => `${formatter.code('assets: []')} states that the system has none`;
/** Usually a line --- with nothing after it. */
const emptyDocument = (formatter) => `Write ${formatter.code('cyber_system: "…"')} and ${formatter.code('assets:')} here, or remove the line ${formatter.code('---')}.`;
/** What to add for a key that is missing. */
const MISSING = new Map([
    ['cyber_system', (formatter) => `Add ${formatter.code('cyber_system: "…"')} with the name or id of the system.`],
    ['assets', (formatter) => `Add ${formatter.code('assets:')} with a list; ${noAssets(formatter)}.`],
    ['name', (formatter) => `Add ${formatter.code('name: "…"')} with the name of the asset.`],
    ['asset_type', (formatter) => `Add ${type(formatter)}.`],
]);
/** Subjects of a wrong type that are not keys of the format. */
const NODES = new Map([
    ['document', 'A document'],
    ['asset', 'An asset'],
    ['key', 'A key'],
    ['mapping', 'A mapping of columns'],
    ['pattern', 'A pattern'],
]);
/** What to write instead of a wrong type. For other keys, a string. */
const SHAPES = new Map([
    [
        'document',
        (formatter) => `Write ${formatter.code('cyber_system: "…"')} and ${formatter.code('assets:')} with the list under it.`,
    ],
    ['asset', (formatter) => `Write ${entry(formatter)} with ${type(formatter)} under it.`],
    ['key', () => 'Write one of the keys of the format.'],
    [
        'mapping',
        (formatter) => `Write ${formatter.code('columns:')} with lines such as ${formatter.code('name: "Hostname"')} under it.`,
    ],
    ['assets', (formatter) => `Write a list of ${entry(formatter)}; ${noAssets(formatter)}.`],
    ['asset_type', (formatter) => `Write ${type(formatter)}.`],
    // Parts of the mapping of a CSV export.
    ['columns', (formatter) => `Write lines such as ${formatter.code('name: "Hostname"')} under it.`],
    ['defaults', (formatter) => `Write lines such as ${formatter.code('asset_type: hardware')} under it.`],
    ['values', (formatter) => `Write lines such as ${formatter.code('Server: hardware')} under it.`],
    ['systems', (formatter) => `Write lines such as ${formatter.code('EMS-1: "Alpha EMS"')} under it.`],
    ['ignore', (formatter) => `Write a list of names, such as ${formatter.code('ignore: ["lab-*", spare-hmi]')}.`],
    ['pattern', (formatter) => `Write a name or a pattern, such as ${formatter.code('"lab-*"')}, for each entry.`],
    [
        'prune',
        (formatter) => `Write ${formatter.code('prune: true')} or ${formatter.code('prune: false')}, without quotes.`,
    ],
]);
const FORMAT_WORDS = {
    'unknown-key': {
        title: 'The format has no such key here.',
        message: ({ key }, formatter) => `The format has no key ${formatter.name(key)} here.`,
        remedy: () => 'Correct the key, or remove it.',
        exactRemedy: ({ key, near, allowed }, formatter) => {
            if (near !== null)
                return `Did you mean ${formatter.code(near)}?`;
            if (key === '<<')
                return 'Merge keys are not supported: write the keys out.';
            return `Remove it, or write one of ${(0,text_style/* codes */.F4)(allowed, formatter)}.`;
        },
    },
    'missing-key': {
        title: 'A required key is missing.',
        message: ({ key, of }, formatter) => `The ${of} has no ${formatter.code(key)}.`,
        remedy: () => 'Add the key.',
        exactRemedy: ({ key }, formatter) => MISSING.get(key)?.(formatter) ?? null,
    },
    'wrong-type': {
        title: 'A value has the wrong type.',
        message: ({ subject, expected, found }, formatter) => `${NODES.get(subject) ?? formatter.code(subject)} must be ${formatter.code(expected)}, and this is ${formatter.code(found)}.`,
        remedy: () => 'Write a value of the type that the format asks for.',
        exactRemedy: ({ subject, found }, formatter) => {
            if (subject === 'document' && found === 'null')
                return emptyDocument(formatter);
            return SHAPES.get(subject)?.(formatter) ?? `Write ${formatter.code(`${subject}: "…"`)}`;
        },
    },
    'wrong-value': {
        title: 'A value is not one of those allowed.',
        message: ({ key, value }, formatter) => `${formatter.code(key)} cannot be ${formatter.name(value)}.`,
        remedy: () => 'Write one of the values that the format allows.',
        exactRemedy: ({ near, allowed }, formatter) => near === null ? `Write ${(0,text_style/* listed */.KE)(allowed.map(formatter.code), 'or')}.` : `Did you mean ${formatter.code(near)}?`,
    },
    'unquoted-scalar': {
        title: 'A value without quotes is read as something other than a string.',
        message: ({ key, text, reads, comment }, formatter) => {
            if (text === '') {
                const why = comment === null ? '' : `: ${formatter.code('#')} starts a comment`;
                return `${formatter.code(key)} has no value${why}.`;
            }
            return `Without quotes, the ${formatter.code(key)} ${formatter.name(text)} is read as ${formatter.code(reads)}, not as a string.`;
        },
        remedy: () => 'Put it in double quotes.',
        exactRemedy: ({ key, text, comment }, formatter) => {
            const quoted = comment === null ? null : (0,text_style/* yamlLine */.ue)(key, comment, formatter);
            if (quoted !== null)
                return `If it is meant as the value, quote it: ${quoted}`;
            if (text === '')
                return REQUIRED.has(key) ? 'Write one, in quotes.' : writeOrRemove(key, formatter);
            const line = (0,text_style/* yamlLine */.ue)(key, text, formatter);
            return line === null ? null : `Quote it: ${line}`;
        },
    },
};
const NAME_WORDS = {
    'empty-name': {
        title: 'A name is empty.',
        message: ({ key }, formatter) => `The ${formatter.code(key)} is empty.`,
        remedy: () => 'Write one.',
        exactRemedy: ({ key }, formatter) => (REQUIRED.has(key) ? null : writeOrRemove(key, formatter)),
    },
    'padded-name': {
        title: 'A name starts or ends with white space.',
        message: ({ key, value }, formatter) => `The ${formatter.code(key)} ${formatter.name(value)} starts or ends with white space.`,
        remedy: () => 'Remove the white space.',
        exactRemedy: ({ key, value }, formatter) => {
            if (value.length > report_escape/* LONGEST_SHOWN */.Z7)
                return null;
            const trimmed = (0,characters/* withoutPadding */.gl)(value);
            return trimmed === '' ? null : `Write ${(0,text_style/* yamlLine */.ue)(key, trimmed, formatter)}`;
        },
    },
    'control-character': {
        title: 'A name holds a control character.',
        message: ({ key, value, character }, formatter) => `The ${formatter.code(key)} ${formatter.name(value)} holds the control character ${formatter.code(character)}.`,
        remedy: (_, formatter) => `Remove it. If the name at the service holds it, pin the asset with ${formatter.code('id')}.`,
        exactRemedy: ({ key }, formatter) => {
            if (key === 'name' || key === 'renamed_from')
                return null;
            if (key === 'external_id')
                return 'Remove it.';
            if (key === 'pattern')
                return `Write ${formatter.code('?')} in its place, which matches any character.`;
            return 'Remove it. If the name at the service holds it, write the id in its place.';
        },
    },
    'invisible-character': {
        title: 'A name holds a character that cannot be seen.',
        message: ({ key, value, character }, formatter) => `The ${formatter.code(key)} ${formatter.name(value)} holds ${formatter.code(character)}, which cannot be seen.`,
        remedy: () => 'Remove it, unless the name at the service holds it.',
        exactRemedy: ({ key }) => (key === 'external_id' ? 'Remove it.' : null),
    },
    'look-alike-character': {
        title: 'A name holds a character that looks like another.',
        message: ({ key, value, character }, formatter) => `The ${formatter.code(key)} ${formatter.name(value)} holds ${formatter.code(character)}, which looks like a plain space or quote and is another character.`,
        remedy: () => 'Write the plain one, unless the name at the service holds it.',
    },
    'value-too-long': {
        title: 'A value is too long.',
        message: ({ key, length, limit }, formatter) => `The ${formatter.code(key)} has ${(0,text_style/* counted */.hS)(length, 'character')}, and at most ${(0,text_style/* grouped */.zD)(limit)} are allowed.`,
        remedy: () => 'Shorten it.',
    },
    'ignored-but-declared': {
        title: 'An asset is declared and also ignored.',
        message: ({ name, pattern }, formatter) => `The asset ${formatter.name(name)} is declared, and also ignored by ${formatter.name(pattern)} under ${formatter.code('ignore')}.`,
        remedy: ({ first }, formatter) => `Remove the entry, or the line under ${formatter.code('ignore')} at ${formatter.code((0,text_style/* placeText */.Z9)(first))}.`,
    },
    'duplicate-asset': {
        title: 'An asset is declared twice in one cyber system.',
        message: ({ name }, formatter) => `The asset ${formatter.name(name)} is declared twice in this cyber system.`,
        remedy: ({ first }, formatter) => `Remove one. If they are two assets, pin each with its ${formatter.code('id')}. ${(0,text_style/* whereFirst */.y$)(first, formatter)}.`,
    },
    'duplicate-name': {
        title: 'Two cyber systems declare an asset of the same name.',
        message: ({ name }, formatter) => `Another cyber system declares an asset named ${formatter.name(name)} too.`,
        remedy: ({ first }, formatter) => `If they are one asset, remove one. If names must be unique, rename one. ${(0,text_style/* whereFirst */.y$)(first, formatter)}.`,
    },
    'duplicate-external-id': {
        title: 'Two assets have the same external id.',
        message: ({ id }, formatter) => `Another asset has the ${formatter.code('external_id')} ${formatter.name(id)} too.`,
        remedy: ({ first }, formatter) => `Correct one of the two, or remove the entry that is a copy. ${(0,text_style/* whereFirst */.y$)(first, formatter)}.`,
    },
    'similar-name': {
        title: 'Two names differ only in case, white space or Unicode form.',
        message: ({ name, other }, formatter) => `${formatter.name(name)} differs from ${formatter.name(other)} only in case, white space or Unicode form.`,
        remedy: ({ first }, formatter) => `If they are one asset, remove one. Otherwise choose names that people can tell apart. The other is at ${formatter.code((0,text_style/* placeText */.Z9)(first))}.`,
    },
};

;// CONCATENATED MODULE: ./lib/report/messages/service-findings.js

const RESOLVING_WORDS = {
    'unknown-cyber-system': {
        title: 'The organization has no such cyber system.',
        message: ({ name }, formatter) => `The organization has no cyber system ${formatter.name(name)}.`,
        remedy: (_, formatter) => `Write the name or the id of one that ${formatter.code('cip-sync systems')} lists. This tool cannot create cyber systems.`,
        exactRemedy: ({ near }, formatter) => (0,text_style/* didYouMean */.au)(near, formatter),
    },
    'ambiguous-cyber-system': {
        title: 'Several cyber systems have this name.',
        message: ({ name, systems }, formatter) => `${(0,text_style/* counted */.hS)(systems.length, 'cyber system')} are named ${formatter.name(name)}: ${(0,text_style/* listedAs */.WC)(systems, (one) => sitedId(one, formatter), 'and')}.`,
        remedy: (_, formatter) => `Write the id of the one you mean, or add its ${formatter.code('facility')}.`,
        exactRemedy: ({ takesFacility }) => (takesFacility ? null : 'Write the id of the one you mean.'),
    },
    'facility-mismatch': {
        title: 'The cyber system is not in that facility.',
        message: ({ facility, system, facilities }, formatter) => {
            const home = facilities.length === 0 ? 'it is in none' : `it is in ${(0,text_style/* listedAs */.WC)(facilities, formatter.name, 'and')}`;
            return `The cyber system ${formatter.name(system.name)} is not in the facility ${formatter.name(facility)}; ${home}.`;
        },
        remedy: (_, formatter) => `Correct ${formatter.code('facility')}, or remove it.`,
        exactRemedy: ({ facilities, near }, formatter) => {
            const [home, another] = facilities;
            const line = home === undefined || another !== undefined ? null : (0,text_style/* yamlLine */.ue)('facility', home, formatter);
            if (line !== null)
                return `Write ${line}`;
            // A near name of a facility that the system is not in would be refused too.
            const fitting = near.filter((name) => facilities.includes(name));
            return (0,text_style/* didYouMean */.au)(fitting, formatter);
        },
    },
};
const MATCHING_WORDS = {
    'unknown-asset-id': {
        title: 'No asset at the service has this id.',
        message: ({ id }, formatter) => `No asset at the service has the id ${formatter.id(id)}.`,
        remedy: (_, formatter) => `Correct it, or remove ${formatter.code('id')} to create the asset; the service chooses new ids.`,
    },
    'duplicate-id': {
        title: 'Two assets have the same id.',
        message: ({ id }, formatter) => `Two assets have the id ${formatter.id(id)}.`,
        remedy: ({ first }, formatter) => `Correct one of the two. ${(0,text_style/* whereFirst */.y$)(first, formatter)}.`,
    },
    'rename-conflict': {
        title: 'A rename or move is not clear, and one asset would be lost.',
        message: ({ name, source, reason, assets }, formatter) => reason === 'shared-source'
            ? `${formatter.name(source)} is named as the source of ${formatter.name(name)} and of another asset, and can become only one.`
            : `${formatter.name(name)} is to come from ${formatter.name(source)}, but several live assets fit (${(0,text_style/* listed */.KE)(assets.map((asset) => `${formatter.id(asset.id)} is now ${formatter.name(asset.name)}`), 'and')}), and one would be lost.`,
        remedy: (_, formatter) => `Let only one asset name a source, and pin the others with ${formatter.code('id')}.`,
        exactRemedy: ({ reason, assets }, formatter) => reason === 'shared-source'
            ? `Keep ${formatter.code('renamed_from')} or ${formatter.code('moved_from')} at only one of them.`
            : pin(assets, formatter),
    },
    'rename-source-missing': {
        title: 'The asset that a rename or move starts from is not there.',
        message: ({ name, source, system }, formatter) => `${formatter.name(name)} is to come from ${formatter.name(source)} in ${(0,text_style/* systemName */.N9)(system, formatter.name)}, where no such asset is left.`,
        remedy: (_, formatter) => `Correct ${formatter.code('renamed_from')} or ${formatter.code('moved_from')}, or remove them to create the asset.`,
    },
    'ambiguous-asset': {
        title: 'Several live assets have this name in this cyber system.',
        message: ({ name, system, ids }, formatter) => `${(0,text_style/* counted */.hS)(ids.length, 'asset')} in ${(0,text_style/* systemName */.N9)(system, formatter.name)} are named ${formatter.name(name)}: ${(0,text_style/* listed */.KE)(ids.map(formatter.id), 'and')}.`,
        remedy: (_, formatter) => `Pin the one you mean with ${formatter.code('id')}.`,
        exactRemedy: ({ ids }, formatter) => pin(ids, formatter),
    },
    'hint-done': {
        title: 'A rename or move is done, so its hint can be removed.',
        message: ({ name, key }, formatter) => `What ${formatter.code(key)} asks for is done: ${formatter.name(name)} is there already.`,
        remedy: () => 'Remove the hint.',
        exactRemedy: ({ key }, formatter) => `Remove ${formatter.code(key)}.`,
    },
    'ambiguous-move': {
        title: 'An asset may have moved here, but that is not clear.',
        message: ({ name, assets, isRetyped }, formatter) => {
            const doubt = isRetyped ? ' and got another type' : ', but several assets can be meant';
            return `${formatter.name(name)} may have moved here${doubt} (${whereFrom(assets, formatter)}). The plan does not move it.`;
        },
        remedy: (_, formatter) => `To move one, and keep its id, pin it with ${formatter.code('id')}.`,
        exactRemedy: ({ assets }, formatter) => pin(assets, formatter),
    },
};
const PLAN_WORDS = {
    'name-in-use': {
        title: 'An asset to create has the name of one in a cyber system that no file declares.',
        message: ({ name, system }, formatter) => `${formatter.name(name)} is to be created, and an asset of that name is in ${(0,text_style/* systemText */.VZ)(system, formatter.name, formatter.id)}, which no file declares.`,
        remedy: (_, formatter) => `If they are one asset, add ${formatter.code('moved_from')} with the cyber system it is in.`,
        exactRemedy: ({ id, system, reference }, formatter) => {
            const line = reference === null
                ? (0,text_style/* yamlLine */.ue)('id', id, formatter)
                : ((0,text_style/* yamlLine */.ue)('moved_from', reference, formatter) ?? (0,text_style/* yamlLine */.ue)('moved_from', system.id, formatter));
            return line === null ? null : `If they are one asset, add ${line}`;
        },
    },
    'possible-rename': {
        title: 'A delete and a create look like a rename.',
        message: ({ from, to, id, system, source, isInPlace, isExecuted }, formatter) => {
            const [gone, made] = isExecuted
                ? ['would be deleted', `created${isInPlace ? ' in its place' : ''}`]
                : ['is live but in no file', `is in a file${isInPlace ? ' in its place' : ''} but not live`];
            if (source !== null) {
                const [there, here] = [source.system, system].map((one) => (0,text_style/* systemName */.N9)(one, formatter.name));
                return `Is this a move? In ${there}, ${formatter.name(from)} (${formatter.id(id)}) ${gone}, and in ${here} ${isExecuted ? 'created' : 'it is in a file'} with another type.`;
            }
            return `Is this a rename? In ${(0,text_style/* systemName */.N9)(system, formatter.name)}, ${formatter.name(from)} (${formatter.id(id)}) ${gone} and ${formatter.name(to)} ${made}.`;
        },
        remedy: (_, formatter) => `If it is a rename or a move, add ${formatter.code('renamed_from')} or ${formatter.code('moved_from')} to keep the id and its history.`,
        exactRemedy: ({ from, id, source }, formatter) => {
            const moved = source === null ? null : (0,text_style/* yamlLine */.ue)('moved_from', source.reference, formatter);
            const line = moved ?? (0,text_style/* yamlLine */.ue)('renamed_from', from, formatter) ?? (0,text_style/* yamlLine */.ue)('id', id, formatter);
            return line === null ? null : `If so, keep the id and its history: add ${line}`;
        },
    },
    'system-adopted': {
        title: 'A cyber system is declared for the first time.',
        message: ({ system }, formatter) => `The cyber system ${(0,text_style/* systemText */.VZ)(system, formatter.name, formatter.id)} is declared for the first time.`,
        remedy: ({ count }, formatter) => `${(0,text_style/* counted */.hS)(count, 'undeclared asset')} in it ${count === 1 ? 'is' : 'are'} left alone; write ${formatter.code('prune: true')} to delete what is not declared.`,
    },
    'system-released': {
        title: 'A cyber system is no longer declared.',
        message: ({ system }, formatter) => `The cyber system ${(0,text_style/* systemText */.VZ)(system, formatter.name, formatter.id)} is no longer declared.`,
        remedy: ({ count }, formatter) => `${(0,text_style/* counted */.hS)(count, 'asset')} in it ${count === 1 ? 'stays as it is' : 'stay as they are'}; to delete ${count === 1 ? 'it' : 'them'}, declare the system with ${formatter.code('assets: []')} instead.`,
    },
    'impact-rating-available': {
        title: 'Cyber systems carry a field that looks like their impact rating.',
        message: ({ field }, formatter) => `Every cyber system has ${formatter.name(field)} with the values High, Medium or Low.`,
        remedy: (_, formatter) => `To show it beside each system, name it in the input ${formatter.code('impact-rating-field')}.`,
        exactRemedy: ({ field }, formatter) => {
            const line = (0,text_style/* yamlLine */.ue)('impact-rating-field', field, formatter);
            return line === null ? null : `To show it beside each system, set the input ${line}`;
        },
    },
    'unknown-field': {
        title: 'No cyber system has the field that an input names.',
        message: ({ input, field }, formatter) => `No cyber system has the field ${formatter.name(field)}, which the input ${formatter.code(input)} names.`,
        remedy: () => 'Correct the input, or remove it; it only shows what the field holds.',
        exactRemedy: ({ near }, formatter) => (0,text_style/* didYouMean */.au)(near, formatter),
    },
    'review-mismatch': {
        title: 'A review does not match the list that it names.',
        message: ({ problem }, formatter) => `This review does not match the list that it names: ${formatter.name(problem)}.`,
        remedy: () => 'Write it again with cip-sync audit review, from a clone of the ledger.',
    },
    'base-document-skipped': {
        title: 'A document of an earlier inventory counts as absent.',
        message: ({ base, code }, formatter) => `In the ${formatter.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${formatter.code(code)}).`,
        remedy: () => 'You need not do anything. Its changes are shown as if these files asked for them.',
    },
};
function sitedId({ id, site }, formatter) {
    return site === null ? formatter.id(id) : `${formatter.id(id)} (${formatter.name(site.name)})`;
}
function whereFrom(assets, formatter) {
    return (0,text_style/* listedAs */.WC)(assets, ({ id, system }) => `${formatter.id(id)} in ${(0,text_style/* systemName */.N9)(system, formatter.name)}`, 'and');
}
const MOST_PINS = 3;
/** The lines that would distinguish these assets. null for too many. */
function pin(assets, formatter) {
    if (assets.length > MOST_PINS)
        return null;
    const lines = assets.flatMap((one) => (0,text_style/* yamlLine */.ue)('id', typeof one === 'string' ? one : one.id, formatter) ?? []);
    return lines.length === 0 ? null : `Pin the one you mean: add ${lines.join(' or ')}`;
}
/** What a file is instead of CSV. */
const NO_CSV = {
    workbook: 'The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.',
    'UTF-16LE': 'The file is UTF-16 without a byte order mark.',
    'UTF-16BE': 'The file is UTF-16 without a byte order mark.',
    markup: 'The file is HTML or XML, whatever its name says, not CSV.',
    other: 'From here on the file is neither UTF-8 nor UTF-16 text.',
};
const SAVE_AS_CSV = 'Open it in the spreadsheet, choose File, Save As, and the type "CSV UTF-8 (Comma delimited)"; then import that file.';
const QUOTE_IT = 'Put the whole cell in quotes, and double each quote in it.';
/** What breaks a row, and what to do, by the reason that the reader gives. */
const FAULTS = new Map([
    ['quote-open', ['a quote is opened and never closed', 'Close it.']],
    ['text-after-quote', ['there is text behind a closing quote', QUOTE_IT]],
    ['quote-inside', ['there is a quote inside a cell that does not start with one', QUOTE_IT]],
]);
const ANY_FAULT = ['it cannot be read', 'Compare it with the rows above.'];
/** Needs only quotes in a shell. */
const SIMPLE = /^[\w .,/-]{1,60}$/;
function whichRows(rows, lines) {
    return rows === 1 ? '' : ` (${(0,text_style/* counted */.hS)(rows, 'row')}, at lines ${(0,text_style/* listed */.KE)(lines.map(String), 'and')})`;
}
const ODD_NAMES = {
    formula: 'is a formula of a spreadsheet, not its result',
    placeholder: 'says that there is none',
    bullet: 'has a bullet in it',
};
const CSV_WORDS = {
    'csv-encoding': {
        title: 'The file is not CSV in UTF-8 or UTF-16.',
        message: ({ kind }) => NO_CSV[kind],
        remedy: () => 'Open it in a spreadsheet and save it as "CSV UTF-8".',
        exactRemedy: ({ kind }, formatter) => {
            const from = kind === 'other' ? 'WINDOWS-1252' : kind;
            const convert = formatter.code(`iconv -f ${from} -t UTF-8 old.csv > new.csv`);
            return kind === 'workbook' || kind === 'markup'
                ? SAVE_AS_CSV
                : `Save it as "CSV UTF-8", or convert it: ${convert}`;
        },
    },
    'csv-empty': {
        title: 'No row is left to import.',
        message: ({ leftOut }, formatter) => leftOut === 0
            ? 'The file has no row below its header.'
            : `${formatter.code('--where')} and ${formatter.code('--skip')} leave out all of its ${(0,text_style/* counted */.hS)(leftOut, 'row')}.`,
        remedy: ({ leftOut }) => leftOut === 0
            ? 'Export it again, with a header and at least one row.'
            : 'Compare what they say with the cells of their columns.',
    },
    'csv-syntax': {
        title: 'The row breaks the quoting rules of CSV.',
        message: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
        remedy: () => 'Correct the quotes. Nothing below was read.',
        exactRemedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`,
    },
    'csv-row-length': {
        title: 'The row has another number of cells than the header.',
        message: ({ cells, columns }) => `The row has ${(0,text_style/* counted */.hS)(cells, 'cell')}, and the header has ${columns}.`,
        remedy: () => 'Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
    },
    'csv-missing-column': {
        title: 'A column is not in the header.',
        message: ({ column, key, header }, formatter) => {
            const content = header.length === 0 ? 'is empty' : `has ${(0,text_style/* listedAs */.WC)(header, formatter.name, 'and')}`;
            if (key.startsWith('--'))
                return `No column is named ${formatter.name(column)}, as ${formatter.code(key)} says; the header ${content}.`;
            return `No column is named ${formatter.name(column)}, where ${formatter.code(key)} should be; the header ${content}.`;
        },
        remedy: (_, formatter) => `Name the column with ${formatter.code('--column KEY=HEADER')}.`,
        exactRemedy: ({ key, column: wanted, near, header }, formatter) => {
            // Any word may be near to a field without a column. The message about the header helps more.
            const isNamed = key !== wanted;
            if (near.length === 0 && header.length === 1) {
                return `The header is one cell. Give the separator with ${formatter.code('--delimiter CHARACTER')}, or name the column with ${formatter.code(`--column ${key}=HEADER`)}.`;
            }
            if (key.startsWith('--'))
                return ((0,text_style/* didYouMean */.au)(near, formatter) ?? `Write ${formatter.code(`${key} HEADER=VALUE`)} with a column of the header.`);
            const column = `Name the column with ${formatter.code(`--column ${key}=HEADER`)}`;
            const other = key === 'name' ? '' : `, or one value for all with ${formatter.code(`--default ${key}=TEXT`)}`;
            return (isNamed ? (0,text_style/* didYouMean */.au)(near, formatter) : null) ?? `${column}${other}.`;
        },
    },
    'csv-ambiguous-column': {
        title: 'Several columns have the same header.',
        message: ({ column, count }, formatter) => `${(0,text_style/* counted */.hS)(count, 'column')} are named ${formatter.name(column)}.`,
        remedy: () => 'Rename all but the one that is meant.',
    },
    'csv-unknown-type': {
        title: 'An asset type is neither hardware nor software.',
        message: ({ value, rows, lines }, formatter) => {
            const where = whichRows(rows, lines);
            if (value === '')
                return `The asset type is empty${where}.`;
            return `The asset type ${formatter.name(value)} is neither hardware nor software${where}.`;
        },
        remedy: (_, formatter) => `Say what it is, for example with ${formatter.code('--value Server=hardware')}.`,
        exactRemedy: ({ value, near }, formatter) => {
            if (value === '')
                return `Fill it in, or say ${formatter.code('--default asset_type=TYPE')}, TYPE one of hardware and software.`;
            const flag = `Say what it is: ${formatter.code(`--value "${SIMPLE.test(value) ? value : 'CELL'}=TYPE"`)}, TYPE one of hardware and software.`;
            return (0,text_style/* didYouMean */.au)(near, formatter) ?? flag;
        },
    },
    'csv-unknown-system': {
        title: 'The organization has no such cyber system.',
        message: ({ name, rows, lines }, formatter) => `The organization has no cyber system ${formatter.name(name)}${whichRows(rows, lines)}.`,
        remedy: (_, formatter) => `Correct the rows, or say in ${formatter.code('systems')} of a mapping file which cyber system is meant.`,
        exactRemedy: ({ near }, formatter) => (0,text_style/* didYouMean */.au)(near, formatter),
    },
    'csv-differs': {
        title: 'The inventory and a row declare an asset differently.',
        message: ({ name, declared, system }, formatter) => `The inventory declares ${formatter.name(name)} as ${formatter.code(declared)} in ${(0,text_style/* systemName */.N9)(system, formatter.name)} already, and this row says something else. The inventory stays as it is.`,
        remedy: ({ first }, formatter) => `Correct one of the two; the entry is at ${formatter.code((0,text_style/* placeText */.Z9)(first))}.`,
    },
    'csv-odd-name': {
        title: 'A cell is hardly the name of an asset.',
        message: ({ value, kind }, formatter) => `The name ${formatter.name(value)} ${ODD_NAMES[kind]}.`,
        remedy: () => 'Correct the row, or leave it out. Otherwise the asset gets this name.',
    },
    'csv-replaced': {
        title: 'A device is in place of another.',
        message: ({ name, before, after }, formatter) => `In the export, ${formatter.name(name)} has the number ${formatter.name(after)} in place of ${formatter.name(before)}, which no row has any more. The device was replaced, and its asset stays the same.`,
        remedy: () => 'If it is another asset, give it another name in the CMDB.',
    },
    'csv-system-not-named': {
        title: 'The export leaves out cyber systems that files declare.',
        message: ({ systems, entries }, formatter) => `No row names ${(0,text_style/* listedAs */.WC)(systems, (one) => (0,text_style/* systemName */.N9)(one, formatter.name), 'and')}; ${(0,text_style/* counted */.hS)(entries, 'entry is left as it is', 'entries are left as they are')}.`,
        remedy: (_, formatter) => `If the export has all systems, add ${formatter.code('--all-systems')}: it removes the entries of these.`,
    },
    'undeclarable-asset': {
        title: 'No file can declare this asset.',
        message: ({ name, id, system }, formatter) => {
            const why = name === '' ? 'has no name' : 'shares its name, and no file can hold its id';
            return `The asset ${formatter.id(id)} of ${(0,text_style/* systemName */.N9)(system, formatter.name)} ${why}.`;
        },
        remedy: () => 'Give it a name of its own in the application, and run this again.',
    },
    'renamed-by-hand': {
        title: 'An asset may have been renamed by hand.',
        message: ({ from, to, id, system }, formatter) => `${formatter.name(from)} of ${(0,text_style/* systemName */.N9)(system, formatter.name)} is declared and not live, and ${formatter.name(to)} (${formatter.id(id)}) was live and not declared. Now both are declared, and a plan would create ${formatter.name(from)}.`,
        remedy: (_, formatter) => `If they are one asset, take these edits back and run ${formatter.code('cip-sync import --update')}.`,
    },
};

// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/report/messages.js
// The wording of every diagnostic, for all outputs: a log, the lines of `validate`, annotations, code scanning. Each
// has subject, cause and remedy. Under `detail: counts` only titles, numbers and places are shown.







/** The type demands every code: a code without words does not compile. */
const WORDS = {
    ...FILE_WORDS,
    ...YAML_WORDS,
    ...FORMAT_WORDS,
    ...NAME_WORDS,
    ...RESOLVING_WORDS,
    ...MATCHING_WORDS,
    ...PLAN_WORDS,
    ...CSV_WORDS,
};
/** Subject, cause and remedy, on one line. */
function sayDiagnostic({ code, args }, detail, formatter) {
    const words = WORDS[code];
    if (detail === 'counts')
        return `${words.title} ${words.remedy(args, formatter)}`;
    return `${words.message(args, formatter)} ${words.exactRemedy?.(args, formatter) ?? words.remedy(args, formatter)}`;
}
/**
 * A diagnostic in words. `path` is the file's own, not escaped. Line and column are 1-based, and null for a finding
 * about a whole file, or without a file.
 */
function wordDiagnostic(finding, detail) {
    const { code, severity, at } = finding;
    const place = at === null || at.offset === null ? null : at.file.place(at.offset);
    return {
        code,
        severity,
        message: sayDiagnostic(finding, detail, text_style/* plainFormatter */.P8),
        path: at?.file.path ?? null,
        line: place?.line ?? null,
        column: place?.column ?? null,
    };
}
/** `path:line:column severity code: message`, on exactly one line. */
function formatDiagnostic(finding, detail) {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
    const place = path === null ? '' : `${(0,report_escape/* visible */.RK)(path)}${line === null ? '' : `:${line}:${column}`} `;
    return `${place}${severity} ${code}: ${message}`;
}
// Chooses the diagnostics to show if there is no room for all.
/** A question is shown above the deletes, because its answer may undo one. */
function isQuestion(finding) {
    return finding.code === 'possible-rename';
}
/** Errors, then findings about whole systems, then warnings, then notices. Each group is in file order. */
function errorsFirst(diagnostics) {
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
/**
 * Up to `most` diagnostics, errors first, and at least one of each code: a rare finding is not lost among many similar
 * ones.
 */
function firstOf(diagnostics, most) {
    const ordered = errorsFirst(diagnostics);
    const byCode = new Map(ordered.toReversed().map((finding) => [finding.code, finding]));
    const kept = new Set(byCode.values());
    for (const finding of ordered) {
        if (kept.size >= most)
            break;
        kept.add(finding);
    }
    return ordered.filter((finding) => kept.has(finding));
}
function rank({ severity, code }) {
    if (severity === 'error')
        return 0;
    if (code === 'system-released' || code === 'system-adopted')
        return 1;
    return severity === 'warning' ? 2 : 3;
}
/** As many as anyone reads. If there are more, errors come first. */
const MOST_SHOWN = 2000;
/** A line for each finding, and one for those that are not shown. */
function findingLines(diagnostics, detail, paint = (line, _severity) => line) {
    const more = diagnostics.length - MOST_SHOWN;
    const first = more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = first.map((finding) => paint(formatDiagnostic(finding, detail), finding.severity));
    return more > 0 ? [...lines, `${(0,text_style/* counted */.hS)(more, 'more finding')} not shown.`] : lines;
}
/** Ends with a newline. */
function renderValidation(validation, detail, diagnostics = validation.diagnostics) {
    return [...findingLines(diagnostics, detail), (0,summarize/* validationLine */.MB)(validation), ''].join('\n');
}
/** GitHub shows ten annotations of a level for each step and silently drops the rest. */
const MOST_OF_LEVEL = 10;
/**
 * If a level has more than ten, returns nine and one that counts the rest. `unlisted` has the diagnostics that the log
 * then lacks, in file order. A notice about a hint that is done is not repeated as an annotation in every later run.
 */
function annotations(diagnostics, options) {
    const annotated = new Set();
    const listedAnnotations = diagnostic/* SEVERITIES */.oC.flatMap((severity) => {
        const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
        const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
        for (const finding of first)
            annotated.add(finding);
        const listed = first.map((finding) => annotation(finding, options));
        if (first.length === ofLevel.length)
            return listed;
        const more = (0,text_style/* counted */.hS)(ofLevel.length - first.length, `more ${severity}`);
        return [...listed, { severity, message: `${more}, in the log and the summary of this run.` }];
    });
    return { annotations: listedAnnotations, unlisted: diagnostics.filter((finding) => !annotated.has(finding)) };
}
function annotation(finding, { detail, folder }) {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
    return {
        severity,
        message: (0,report_escape/* visible */.RK)(message),
        title: `${code}: ${WORDS[code].title}`,
        ...(path !== null && { file: (0,report_escape/* visible */.RK)(folder + path) }),
        ...(line !== null && { startLine: line }),
        ...(column !== null && { startColumn: column }),
    };
}
/** As the command line prints it in a step of a workflow: `::error title=…,file=…,line=…,col=…::message`. */
function annotationLine({ severity, message, title, file, startLine, startColumn }) {
    const properties = Object.entries({ title, file, line: startLine, col: startColumn }).flatMap(([name, value]) => value === undefined ? [] : [`${name}=${(0,report_escape/* annotationProperty */.LL)(String(value))}`]);
    const place = properties.length === 0 ? '' : ` ${properties.join(',')}`;
    return `::${severity}${place}::${(0,report_escape/* annotationMessage */.L0)(message)}`;
}
/** The most annotations on lines, errors first. Each fifty take one more request. The summary has the rest. */
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** Annotations for findings with a line. A check run of GitHub shows them beside it. */
function lineAnnotations(diagnostics, { detail, folder }) {
    return errorsFirst(diagnostics)
        .filter(({ at, code }) => at !== null && code !== 'hint-done')
        .slice(0, MOST_ON_LINES)
        .map((finding) => {
        const { code, severity, message, path, line } = wordDiagnostic(finding, detail);
        const at = line ?? 1;
        return {
            ...{ path: folder + (path ?? ''), start_line: at, end_line: at, annotation_level: LEVELS[severity] },
            title: `${code}: ${WORDS[code].title}`,
            message,
        };
    });
}
const SARIF_LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
/**
 * A message of SARIF may hold links, as [text](target). Brackets and backslashes that form no link are escaped
 * (3.11.6).
 */
function sarifText(message) {
    return message.replace(/[\\[\]]/g, '\\$&');
}
/** As SARIF 2.1.0, for code scanning: one rule for each code, one result for each finding. */
function sarifOf(diagnostics, { detail, folder, version }) {
    const codes = [...new Set(diagnostics.map(({ code }) => code))];
    const rules = codes.map((code) => ({ id: code, shortDescription: { text: WORDS[code].title } }));
    const results = diagnostics.map((finding) => {
        const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
        const region = line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
        const uri = encodeURI(`${folder}${path ?? '.'}`).replace(/[#?:]/g, encodeURIComponent);
        const artifactLocation = { uri };
        const locations = [{ physicalLocation: { artifactLocation, ...region } }];
        return { ruleId: code, level: SARIF_LEVELS[severity], message: { text: sarifText(message) }, locations };
    });
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{ tool: { driver: { name: model/* TOOL_NAME */.lH, version, rules } }, columnKind: 'utf16CodeUnits', results }],
    };
}


/***/ })

};
