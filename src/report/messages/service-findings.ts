// Messages about comparing files, or a CSV export, with the service.
import type { PlacedSystem } from '../../core/model.ts';
import { yamlString } from '../escape.ts';
import {
  counted,
  didYouMean,
  type Formatter,
  joined,
  listed,
  listedAs,
  placeText,
  systemName,
  systemText,
  type Wordings,
  whereFirst,
  yamlLine,
} from '../text-style.ts';

export const RESOLVING_WORDS = {
  'unknown-cyber-system': {
    title: 'The organization has no such cyber system.',
    help: 'Copy the name or the id from `cip-sync systems`. A new system has to be created in the application first.',
    text: ({ name }, say) => `The organization has no cyber system ${say.name(name)}.`,
    remedy: ({ near }, say) =>
      didYouMean(near, say) ??
      `Write the name or the id of one that ${say.code('cip-sync systems')} lists. This tool cannot create cyber systems.`,
  },
  'ambiguous-cyber-system': {
    title: 'Several cyber systems have this name.',
    help: 'Add its `facility`, or write its id (`cs_…`) in place of the name.',
    text: ({ name, systems }, say) =>
      `${counted(systems.length, 'cyber system')} are named ${say.name(name)}: ${listedAs(systems, (one) => sitedId(one, say), 'and')}.`,
    remedy: ({ takesFacility }, say) =>
      `Write the id of the one you mean${takesFacility ? `, or add its ${say.code('facility')}` : ''}.`,
  },
  'facility-mismatch': {
    title: 'The cyber system is not in that facility.',
    help: 'Correct or remove `facility`.',
    text: ({ facility, system, facilities }, say) => {
      const home = facilities.length === 0 ? 'it is in none' : `it is in ${listedAs(facilities, say.name, 'and')}`;
      return `The cyber system ${say.name(system.name)} is not in the facility ${say.name(facility)}; ${home}.`;
    },
    remedy: ({ facilities, near }, say) => {
      const [home, another] = facilities;
      const line = home === undefined || another !== undefined ? null : yamlLine('facility', home, say);
      if (line !== null) return `Write ${line}`;
      // A near name of a facility that the system is not in would be refused too.
      const fitting = near.filter((name) => facilities.includes(name));
      return didYouMean(fitting, say) ?? `Correct ${say.code('facility')}, or remove it.`;
    },
  },
} satisfies Partial<Wordings>;

export const MATCHING_WORDS = {
  'unknown-asset-id': {
    title: 'No asset at the service has this id.',
    text: ({ id }, say) => `No asset at the service has the id ${say.id(id)}.`,
    remedy: (_, say) => `Correct it, or remove ${say.code('id')} to create the asset; the service chooses new ids.`,
  },
  'duplicate-id': {
    title: 'Two assets have the same id.',
    help: 'Correct one, or remove `id` from the asset to create.',
    text: ({ id }, say) => `Two assets have the id ${say.id(id)}.`,
    remedy: ({ first }, say) => `Correct one of the two. ${whereFirst(first, say)}.`,
  },
  'rename-conflict': {
    title: 'A rename or move is not clear, and one asset would be lost.',
    help: 'Pin the asset that you mean with its `id`, without other hints. To swap two names, pin both.',
    text: ({ name, source, reason, assets }, say) =>
      reason === 'shared-source'
        ? `${say.name(source)} is named as the source of ${say.name(name)} and of another asset, and can become only one.`
        : `${say.name(name)} is to come from ${say.name(source)}, but several live assets fit (${listed(
            assets.map((asset) => `${say.id(asset.id)} is now ${say.name(asset.name)}`),
            'and',
          )}), and one would be lost.`,
    remedy: ({ reason, assets }, say) =>
      reason === 'shared-source'
        ? `Keep ${say.code('renamed_from')} or ${say.code('moved_from')} at only one of them.`
        : (pin(assets, say) ?? `Let only one asset name a source, and pin the others with ${say.code('id')}.`),
  },
  'rename-source-missing': {
    title: 'The asset that a rename or move starts from is not there.',
    text: ({ name, source, system }, say) =>
      `${say.name(name)} is to come from ${say.name(source)} in ${systemName(system, say.name)}, where no such asset is left.`,
    remedy: (_, say) =>
      `Correct ${say.code('renamed_from')} or ${say.code('moved_from')}, or remove them to create the asset.`,
  },
  'ambiguous-asset': {
    title: 'Several live assets have this name in this cyber system.',
    help: 'Pin the one that you mean with its `id`. Declare the others with their ids, or `prune` deletes them.',
    text: ({ name, system, ids }, say) =>
      `${counted(ids.length, 'asset')} in ${systemName(system, say.name)} are named ${say.name(name)}: ${listed(ids.map(say.id), 'and')}.`,
    remedy: ({ ids }, say) => pin(ids, say) ?? `Pin the one you mean with ${say.code('id')}.`,
  },
  'hint-done': {
    title: 'A rename or move is done, so its hint can be removed.',
    help: 'Remove the hint when you next edit the file.',
    text: ({ name, key }, say) => `What ${say.code(key)} asks for is done: ${say.name(name)} is there already.`,
    remedy: ({ key }, say) => `Remove ${say.code(key)}.`,
  },
  'ambiguous-move': {
    title: 'An asset may have moved here, but that is not clear.',
    help: 'Pin the asset that moved with its `id`. Otherwise the plan creates a new asset and deletes the old one.',
    text: ({ name, assets, isRetyped }, say) => {
      const doubt = isRetyped ? ' and got another type' : ', but several assets can be meant';
      return `${say.name(name)} may have moved here${doubt} (${whereFrom(assets, say)}). The plan does not move it.`;
    },
    remedy: ({ assets }, say) => pin(assets, say) ?? `To move one, and keep its id, pin it with ${say.code('id')}.`,
  },
} satisfies Partial<Wordings>;

export const PLAN_WORDS = {
  'name-in-use': {
    title: 'An asset to create has the name of one in a cyber system that no file declares.',
    help: 'If they are one asset, add the `moved_from` line of the message.',
    text: ({ name, system }, say) =>
      `${say.name(name)} is to be created, and an asset of that name is in ${systemText(system, say.name, say.id)}, which no file declares.`,
    remedy: ({ id, system, reference }, say) => {
      const line =
        reference === null
          ? yamlLine('id', id, say)
          : (yamlLine('moved_from', reference, say) ?? yamlLine('moved_from', system.id, say));
      return `If they are one asset, add ${line ?? `${say.code('moved_from')} with the cyber system it is in.`}`;
    },
  },
  'possible-rename': {
    title: 'A delete and a create look like a rename.',
    help: 'If it is one asset, add the line of the message. It keeps its id and its history.',
    text: ({ from, to, id, system, isExecuted }, say) => {
      const [gone, made] = isExecuted
        ? ['would be deleted', 'created']
        : ['is live but in no file', 'is in a file but not live'];
      return `Is this a rename? In ${systemName(system, say.name)}, ${say.name(from)} (${say.id(id)}) ${gone} and ${say.name(to)} ${made}.`;
    },
    remedy: ({ from, to, id, isExecuted }, say) => {
      const { code, name } = say;
      if (!isExecuted) {
        // A hint would rename the live asset back.
        const line = yamlLine('name', from, say) ?? 'its name at the service';
        return `If so, take the new name into the file: write ${line} in place of ${name(to)}, or run ${code('cip-sync import --update')} on a new branch from the default branch.`;
      }
      const line = yamlLine('renamed_from', from, say) ?? yamlLine('id', id, say);
      return `If so, keep the id and its history: add ${line ?? code('renamed_from')}`;
    },
  },
  'system-adopted': {
    title: 'A cyber system is declared for the first time.',
    help: 'Add the undeclared assets that the plan lists. They stay, but write `prune: false` to keep them later, too.',
    text: ({ system }, say) =>
      `The cyber system ${systemText(system, say.name, say.id)} is declared for the first time.`,
    remedy: ({ count }, say) =>
      `${counted(count, 'undeclared asset')} in it ${count === 1 ? 'is' : 'are'} left alone; write ${say.code('prune: true')} to delete what is not declared.`,
  },
  'system-released': {
    title: 'A cyber system is no longer declared.',
    help: 'Nothing, if its assets should stay as they are. To delete them, declare it with `assets: []`.',
    text: ({ system }, say) => `The cyber system ${systemText(system, say.name, say.id)} is no longer declared.`,
    remedy: ({ count }, say) =>
      `${counted(count, 'asset')} in it ${count === 1 ? 'stays as it is' : 'stay as they are'}; to delete ${count === 1 ? 'it' : 'them'}, declare the system with ${say.code('assets: []')} instead.`,
  },
  'impact-rating-available': {
    title: 'Cyber systems carry a field that looks like their impact rating.',
    help: 'To show the rating beside each system, set the input `impact-rating-field` to the name of the field.',
    text: ({ field }, say) => `Every cyber system has ${say.name(field)} with the values High, Medium or Low.`,
    remedy: ({ field }, say) =>
      `To show it beside each system, set the input ${yamlLine('impact-rating-field', field, say) ?? say.code('impact-rating-field')}`,
  },
  'unknown-field': {
    title: 'No cyber system has the field that an input names.',
    help: 'Correct the input, or remove it.',
    text: ({ input, field }, say) =>
      `No cyber system has the field ${say.name(field)}, which the input ${say.code(input)} names.`,
    remedy: ({ near }, say) =>
      didYouMean(near, say) ?? 'Correct the input, or remove it; it only shows what the field holds.',
  },
  'base-document-skipped': {
    title: 'A document of an earlier inventory counts as absent.',
    text: ({ base, code }, say) =>
      `In the ${say.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${say.code(code)}).`,
    remedy: () => 'You need not do anything. Its changes are shown as if these files asked for them.',
  },
} satisfies Partial<Wordings>;

function sitedId({ id, site }: PlacedSystem, say: Formatter): string {
  return site === null ? say.id(id) : `${say.id(id)} (${say.name(site.name)})`;
}

interface Movable {
  readonly id: string;
  readonly system: PlacedSystem;
}

function whereFrom(assets: readonly Movable[], say: Formatter): string {
  return listedAs(assets, ({ id, system }) => `${say.id(id)} in ${systemName(system, say.name)}`, 'and');
}

const MOST_PINS = 3;

/** The lines that would distinguish these assets. null for too many. */
function pin(assets: readonly (string | { readonly id: string })[], say: Formatter): string | null {
  if (assets.length > MOST_PINS) return null;
  const lines = assets.flatMap((one) => yamlLine('id', typeof one === 'string' ? one : one.id, say) ?? []);
  return lines.length === 0 ? null : `Pin the one you mean: add ${lines.join(' or ')}`;
}

/** What a file is instead of CSV. */
const NO_CSV = {
  workbook: 'The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.',
  'utf-16': 'The file is UTF-16, or no text at all.',
  markup: 'The file is HTML or XML, whatever its name says, not CSV.',
  other: 'From here on the file is not UTF-8.',
};
const SAVE_AS_CSV =
  'Open it in the spreadsheet, choose File, Save As, and the type "CSV UTF-8 (Comma delimited)"; then import that file.';

const QUOTE_IT = 'Put the whole cell in quotes, and double each quote in it.';

/** What breaks a row, and what to do, by the reason that the reader gives. */
const FAULTS: ReadonlyMap<string, readonly [fault: string, hint: string]> = new Map([
  ['quote-open', ['a quote is opened and never closed', 'Close it.']],
  ['text-after-quote', ['there is text behind a closing quote', QUOTE_IT]],
  ['quote-inside', ['there is a quote inside a cell that does not start with one', QUOTE_IT]],
]);
const ANY_FAULT = ['it cannot be read', 'Compare it with the rows above.'] as const;

/** Needs no quotes in YAML as a key. */
const SIMPLE_KEY = /^[A-Za-z][\w /-]{0,60}(?<! )$/;

/** A line of the mapping: `skip: {Name: ""}`. */
function mappingLine(part: string, key: string, value: string): string {
  return `${part}: {${SIMPLE_KEY.test(key) ? key : yamlString(key)}: ${value}}`;
}

function whichRows(rows: number, lines: readonly number[]): string {
  return rows === 1 ? '' : ` (${counted(rows, 'row')}, at lines ${listed(lines.map(String), 'and')})`;
}

const ODD_NAMES = {
  formula: 'is a formula of a spreadsheet, not its result',
  placeholder: 'says that there is none',
  bullet: 'has a bullet in it',
};

export const CSV_WORDS = {
  'csv-encoding': {
    title: 'The file is not CSV in UTF-8.',
    help: 'Save it as "CSV UTF-8". A workbook, HTML and UTF-16 are not read.',
    text: ({ kind }) => NO_CSV[kind],
    remedy: ({ kind }, say) => {
      const from = kind === 'other' ? 'WINDOWS-1252' : 'UTF-16';
      const convert = say.code(`iconv -f ${from} -t UTF-8 old.csv > new.csv`);
      return kind === 'workbook' || kind === 'markup'
        ? SAVE_AS_CSV
        : `Save it as "CSV UTF-8", or convert it: ${convert}`;
    },
  },
  'csv-empty': {
    title: 'No row is left to import.',
    help: 'Export it again, or compare `skip` with the cells of its columns.',
    text: ({ leftOut }, say) =>
      leftOut === 0
        ? 'The file has no row below its header.'
        : `${say.code('skip')} leaves out all of its ${counted(leftOut, 'row')}.`,
    remedy: ({ leftOut }) =>
      leftOut === 0
        ? 'Export it again, with a header and at least one row.'
        : 'Compare what it says with the cells of the columns.',
  },
  'csv-syntax': {
    title: 'The row breaks the quoting rules of CSV.',
    help: 'Put the whole cell in quotes, and double each quote in it. Nothing below was read.',
    text: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
    remedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`,
  },
  'csv-row-length': {
    title: 'The row has another number of cells than the header.',
    text: ({ cells, columns, rows, lines }) =>
      `The row has ${counted(cells, 'cell')}, and the header has ${columns}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
    remedy: () => 'Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
  },
  'csv-missing-column': {
    title: 'A column is not in the header.',
    help: 'Name it in `columns` of the mapping, or give one value for all in `defaults`.',
    text: ({ column, key, header }, say) => {
      const content = header.length === 0 ? 'is empty' : `has ${listedAs(header, say.name, 'and')}`;
      const where = key === 'skip' ? `as ${say.code(key)} says` : `where ${say.code(key)} should be`;
      return `No column is named ${say.name(column)}, ${where}; the header ${content}.`;
    },
    remedy: ({ key, column: wanted, near, header }, say) => {
      // Any word may be near to a field without a column. The message about the header helps more.
      const isNamed = key !== wanted;
      const column = `name the column in the mapping, ${say.code(`columns: {${key}: HEADER}`)}`;
      if (near.length === 0 && header.length === 1) {
        return `The header is one cell. Give the separator in the mapping, ${say.code('delimiter: "|"')}, or ${column}.`;
      }
      if (key === 'skip') {
        return didYouMean(near, say) ?? `Write ${say.code('skip')} with a column of the header.`;
      }
      const other = key === 'name' ? '' : `, or one value for all, ${say.code(`defaults: {${key}: TEXT}`)}`;
      return (isNamed ? didYouMean(near, say) : null) ?? `${column.replace('name', 'Name')}${other}.`;
    },
  },
  'csv-ambiguous-column': {
    title: 'Several columns have the same header.',
    text: ({ column, count }, say) => `${counted(count, 'column')} are named ${say.name(column)}.`,
    remedy: () => 'Rename all but the one that is meant.',
  },
  'csv-empty-cell': {
    title: 'Rows lack a name, a cyber system or a number.',
    help: 'Fill it in, or leave such rows out in the mapping: `skip: {Name: ""}`.',
    text: ({ field, rows, lines }, say) => `The ${say.code(field)} is empty${whichRows(rows, lines)}.`,
    remedy: ({ column }, say) =>
      `Fill it in, or leave such rows out in the mapping: ${say.code(mappingLine('skip', column, '""'))}`,
  },
  'csv-unknown-type': {
    title: 'An asset type is neither hardware nor software.',
    help: 'Say in `values` of the mapping what each class is.',
    text: ({ value, rows, lines }, say) => {
      const where = whichRows(rows, lines);
      if (value === '') return `The asset type is empty${where}.`;
      return `The asset type ${say.name(value)} is neither hardware nor software${where}.`;
    },
    remedy: ({ value, column, near }, say) => {
      if (value === '') {
        const skip = column === null ? '' : `, or leave such rows out: ${say.code(mappingLine('skip', column, '""'))}`;
        return `Fill it in, or say in the mapping ${say.code('defaults: {asset_type: hardware}')} or ${say.code('software')}${skip}`;
      }
      const line = `Say what it is in the mapping: ${say.code(mappingLine('values', value, 'hardware'))} or ${say.code('software')}`;
      return didYouMean(near, say) ?? line;
    },
  },
  'csv-unknown-system': {
    title: 'The organization has no such cyber system.',
    help: 'Correct the rows, or map the name in `systems` of the mapping. Leave out others with `skip`.',
    text: ({ name, rows, lines }, say) =>
      `The organization has no cyber system ${say.name(name)}${whichRows(rows, lines)}.`,
    remedy: ({ near }, say) =>
      didYouMean(near, say) ??
      `Correct the rows, or say in ${say.code('systems')} of the mapping which cyber system is meant.`,
  },
  'csv-unknown-facility': {
    title: 'The organization has no such facility.',
    help: 'Map it in `facilities` of the mapping, to `null` if it is of no facility.',
    text: ({ name, rows, lines }, say) =>
      `The organization has no facility ${say.name(name)}${whichRows(rows, lines)}.`,
    remedy: ({ name, near }, say) => {
      const none = `If it is of no facility, say so in the mapping: ${say.code(mappingLine('facilities', name, 'null'))}`;
      return joined([didYouMean(near, say) ?? '', none], ' ');
    },
  },
  'csv-differs': {
    title: 'The inventory and a row declare an asset differently.',
    help: 'Correct the file or the CMDB. With `--update`, the file follows.',
    text: ({ name, declared, system }, say) =>
      `The inventory declares ${say.name(name)} as ${say.code(declared)} in ${systemName(system, say.name)} already, and this row says something else. The inventory stays as it is.`,
    remedy: ({ first }, say) => `Correct one of the two; the entry is at ${say.code(placeText(first))}.`,
  },
  'csv-odd-name': {
    title: 'A cell is hardly the name of an asset.',
    text: ({ value, kind, rows, lines }, say) =>
      `The name ${say.name(value)} ${ODD_NAMES[kind]}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
    remedy: () => 'Correct the row, or leave it out. Otherwise the asset gets this name.',
  },
  'csv-replaced': {
    title: 'A device is in place of another.',
    text: ({ name, before, after }, say) =>
      `In the export, ${say.name(name)} has the number ${say.name(after)} in place of ${say.name(before)}, which no row has any more. The device was replaced, and its asset stays the same.`,
    remedy: () => 'If it is another asset, give it another name in the CMDB.',
  },
  'csv-system-not-named': {
    title: 'The export leaves out cyber systems that files declare.',
    text: ({ systems, entries }, say) =>
      `No row names ${listedAs(systems, (one) => systemName(one, say.name), 'and')}; ${counted(entries, 'entry is left as it is', 'entries are left as they are')}.`,
    remedy: (_, say) =>
      `If the export has all systems, add ${say.code('--all-systems')}: it removes the entries of these.`,
  },
  'undeclarable-asset': {
    title: 'No file can declare this asset.',
    text: ({ name, id, system }, say) => {
      const why = name === '' ? 'has no name' : 'shares its name, and no file can hold its id';
      return `The asset ${say.id(id)} of ${systemName(system, say.name)} ${why}.`;
    },
    remedy: () => 'Give it a name of its own in the application, and run this again.',
  },
  'renamed-by-hand': {
    title: 'An asset may have been renamed by hand.',
    text: ({ from, to, id, system }, say) =>
      `${say.name(from)} of ${systemName(system, say.name)} is declared and not live, and ${say.name(to)} (${say.id(id)}) was live and not declared. Now both are declared, and a plan would create ${say.name(from)}.`,
    remedy: (_, say) => `If they are one asset, take these edits back and run ${say.code('cip-sync import --update')}.`,
  },
} satisfies Partial<Wordings>;
