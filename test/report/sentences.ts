// What is said of each sample: under `full`, and under `counts`, where no argument but numbers and places appears.
import type { Code } from '../../src/core/diagnostic.ts';

export const SENTENCES: { readonly [C in Code]: readonly [full: string, counts: string] } = {
  'no-inventory': [
    'No inventory file was found in "inventory" or "more/*.yml". Add a .yml or .yaml file there, or correct the input path.',
    'No inventory file was found. Add a .yml or .yaml file there, or correct the input path.',
  ],
  'empty-file': [
    'The file holds no document. Declare a cyber system in it, or remove the file.',
    'The file holds no document. Declare a cyber system in it, or remove the file.',
  ],
  'unreadable-file': [
    'The file cannot be read: EACCES: permission denied. Check that it is there and may be read.',
    'The file cannot be read. Check that it is there and may be read.',
  ],
  'symbolic-link': [
    'This is a symbolic link, and links are not followed. Put the file itself in its place.',
    'A symbolic link stands in the inventory. Put the file itself in its place.',
  ],
  submodule: [
    'This is a submodule, and submodules are not read. Keep its files in this repository, or narrow the input path so that it is left out.',
    'A submodule stands in the inventory. Keep its files in this repository, or narrow the input path so that it is left out.',
  ],
  'lfs-pointer': [
    'The file is a pointer of git LFS, not an inventory. Keep inventory files in git itself: take them out of LFS with git lfs untrack.',
    'The file is a pointer of git LFS. Keep inventory files in git itself: take them out of LFS with git lfs untrack.',
  ],
  'file-too-large': [
    'The file has 16,777,217 bytes, and at most 16,777,216 are read. Split it into files of at most 16,777,216 bytes.',
    'The file is too large. Split it into files of at most 16,777,216 bytes.',
  ],
  'not-utf8': ['The file is not UTF-8 text. Save it as UTF-8.', 'The file is not UTF-8 text. Save it as UTF-8.'],
  'yaml-syntax': [
    'This is not valid YAML: unexpected end of the stream. Close the quote or bracket that is open above. Nothing of this file was read.',
    'This is not valid YAML. Correct it here; nothing of this file was read.',
  ],
  'yaml-too-deep': [
    'The YAML is nested more than 100 levels deep. Write the assets as one flat list under assets.',
    'The YAML is nested too deep. Write the assets as one flat list under assets.',
  ],
  'yaml-expansion': [
    'The aliases of this file expand to more than 1,000,000 nodes. Use fewer aliases: write the entries out, or split the file.',
    'Aliases expand to too much. Use fewer aliases: write the entries out, or split the file.',
  ],
  'unknown-alias': [
    'The alias "*relay" has no anchor before it in this document. Define the anchor above it, or write the value out.',
    'An alias has no anchor. Define the anchor above it, or write the value out.',
  ],
  'unsupported-tag': [
    'The tag "!!python" is not supported. Remove the tag; what stands in quotes is a string.',
    'YAML tags are not supported. Remove the tag; what stands in quotes is a string.',
  ],
  'duplicate-key': [
    'The key "name" stands twice in one mapping. Remove one of the two; the first is at inventory/alpha.yml:12.',
    'A key stands twice. Remove one of the two; the first is at inventory/alpha.yml:12.',
  ],
  'ambiguous-yaml': [
    'YAML readers disagree about this file, so it cannot be rewritten without a doubt. Write it in plain block style, without stray marks (..., ?) and without aliases of whole entries.',
    'YAML readers disagree about the file. Write it in plain block style, without stray marks (..., ?) and without aliases of whole entries.',
  ],
  'unknown-key': [
    'The format has no key "nmae" here. Did you mean name?',
    'The format has no such key here. Correct the key, or remove it.',
  ],
  'missing-key': [
    'The asset has no asset_type. Add asset_type: hardware or asset_type: software.',
    'A required key is missing. Add the key.',
  ],
  'wrong-type': [
    'prune must be true or false, and this is a string. Write prune: true or prune: false, without quotes.',
    'A value has the wrong type. Write a value of the type that the format asks for.',
  ],
  'wrong-value': [
    'asset_type cannot be "hardwear". Did you mean hardware?',
    'A value is not one of those allowed. Write one of the values that the format allows.',
  ],
  'unquoted-scalar': [
    'Without quotes, the name "0417" is read as a number, not as a string. Quote it: name: "0417"',
    'A value without quotes is read as something other than a string. Put it in double quotes.',
  ],
  'empty-name': ['The name is empty. Write one.', 'A name is empty. Write one.'],
  'padded-name': [
    'The name " rtu-1 " starts or ends with white space. Write name: "rtu-1"',
    'A name starts or ends with white space. Remove the white space.',
  ],
  'control-character': [
    'The name "rtu\\u202E1" holds the control character U+202E. Remove it; if the name at the service holds it, pin the asset with id.',
    'A name holds a control character. Remove it; if the name at the service holds it, pin the asset with id.',
  ],
  'invisible-character': [
    'The name "rtu\\u200B1" holds U+200B, which cannot be seen. Remove it, unless the name at the service holds it.',
    'A name holds a character that cannot be seen. Remove it, unless the name at the service holds it.',
  ],
  'duplicate-asset': [
    'The asset "rtu-1" is declared twice in this cyber system. Remove one, or pin each with its id if they are two; the first is at inventory/alpha.yml:12.',
    'An asset is declared twice in one cyber system. Remove one, or pin each with its id if they are two; the first is at inventory/alpha.yml:12.',
  ],
  'duplicate-name': [
    'Another cyber system declares an asset named "rtu-1" too. Remove one if they are one asset, and rename one if names must be unique; the first is at inventory/alpha.yml:12.',
    'Two cyber systems declare an asset of the same name. Remove one if they are one asset, and rename one if names must be unique; the first is at inventory/alpha.yml:12.',
  ],
  'similar-name': [
    '"RTU-1" differs from "rtu-1" in case, white space or Unicode form alone. Remove one if they are one asset, else tell them apart; the other is at inventory/alpha.yml:12.',
    'Two names differ in case, white space or Unicode form alone. Remove one if they are one asset, else tell them apart; the other is at inventory/alpha.yml:12.',
  ],
  'unknown-cyber-system': [
    'The organization has no cyber system "Alfa EMS". Did you mean "Alpha EMS" or "Alpha EMS 2"?',
    'The organization has no such cyber system. Write the name or the id of one that it has; cyber systems cannot be created here.',
  ],
  'ambiguous-cyber-system': [
    '2 cyber systems are named "Plant DCS": cs_3 and cs_4. Write the id of the one you mean, or say its facility.',
    'Several cyber systems have this name. Write the id of the one you mean, or say its facility.',
  ],
  'facility-mismatch': [
    'The cyber system "Alpha EMS" is not in the facility "North"; it is in "South". Write facility: "South"',
    'The cyber system is not in that facility. Correct facility, or remove it.',
  ],
  'unknown-asset-id': [
    'No asset at the service has the id ca_9. Correct it, or remove id to create the asset; the service chooses new ids.',
    'No asset at the service has this id. Correct it, or remove id to create the asset; the service chooses new ids.',
  ],
  'duplicate-id': [
    'The id ca_9 stands at two assets. Correct one of the two; the first is at inventory/alpha.yml:12.',
    'Two assets have the same id. Correct one of the two; the first is at inventory/alpha.yml:12.',
  ],
  'rename-conflict': [
    '"rtu-2" is to come from "rtu-1", but several live assets fit (ca_1 and ca_2), and one would be lost. Pin the one you mean: add id: "ca_1" or id: "ca_2"',
    'A rename or move is not clear, and one asset would be lost. Let one asset alone name a source, and pin assets with id where names meet.',
  ],
  'rename-source-missing': [
    '"rtu-2" is to come from "rtu-1" in "Alpha EMS", where no such asset is left. Correct renamed_from or moved_from, or remove them to create the asset.',
    'The asset that a rename or move starts from is not there. Correct renamed_from or moved_from, or remove them to create the asset.',
  ],
  'ambiguous-asset': [
    '2 assets in "Alpha EMS" are named "rtu-1": ca_1 and ca_2. Pin the one you mean: add id: "ca_1" or id: "ca_2"',
    'Several live assets have this name in this cyber system. Pin the one you mean with id.',
  ],
  'hint-done': [
    'What renamed_from asks for is done: "rtu-2" is there already. Remove renamed_from.',
    'A rename or move is done, so its hint has served. Remove the hint.',
  ],
  'ambiguous-move': [
    '"rtu-1" may have moved here, but which of several is meant is not clear (ca_1 and ca_2); no move is inferred. Pin the one you mean: add id: "ca_1" or id: "ca_2"',
    'An asset may have moved here, but it is not clear which. To move one, and keep its id, pin it with id.',
  ],
  'name-in-use': [
    '"rtu-1" is to be created, and an asset of that name is in "Old Yard" (cs_9), which no file declares. If they are one asset, add moved_from: "Old Yard"',
    'An asset to create has the name of one in a cyber system that no file declares. If they are one asset, add moved_from with the cyber system it is in.',
  ],
  'possible-rename': [
    '"rtu-1" (ca_1) is live but in no file, and "rtu-1a" is in a file but not live, which looks like a rename. If it is one, keep the id and its history: add renamed_from: "rtu-1"',
    'A live asset in no file and an entry that is not live look like a rename. If it is one, add renamed_from to keep the id and its history.',
  ],
  'system-adopted': [
    'The cyber system "Alpha EMS" (cs_1) is declared for the first time. 1 undeclared asset in it is left alone; write prune: true to delete what is not declared.',
    'A cyber system is declared for the first time. 1 undeclared asset in it is left alone; write prune: true to delete what is not declared.',
  ],
  'system-released': [
    'The cyber system "Alpha EMS" (cs_1) is no longer declared. 4 assets in it stay as they are; to delete them, declare the system with assets: [] instead.',
    'A cyber system is no longer declared. 4 assets in it stay as they are; to delete them, declare the system with assets: [] instead.',
  ],
  'base-document-skipped': [
    'In the applied inventory, from an earlier commit, this document counts as absent, since it is not valid now (unknown-cyber-system). Nothing needs to be done; changes that it asked for are shown as asked for by these files.',
    'A document of an earlier inventory counts as absent. Nothing needs to be done; changes that it asked for are shown as asked for by these files.',
  ],
  'csv-encoding': [
    'From here on the file is neither UTF-8 nor UTF-16 text. Save it as "CSV UTF-8", or convert it: iconv -f WINDOWS-1252 -t UTF-8 old.csv > new.csv',
    'The file is neither UTF-8 nor UTF-16 text. Save it as "CSV UTF-8", or convert it: iconv -f WINDOWS-1252 -t UTF-8 old.csv > new.csv',
  ],
  'csv-empty': [
    'The file has no row below its header. Export it again, with a header and at least one row.',
    'The file has no row below its header. Export it again, with a header and at least one row.',
  ],
  'csv-syntax': [
    'The row breaks the quoting rules of CSV: a quote is opened and never closed. Close it. Nothing below was read.',
    'The row breaks the quoting rules of CSV. Correct the quotes; nothing below was read.',
  ],
  'csv-row-length': [
    'The row has 4 cells, and the header has 3. Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
    'The row has another number of cells than the header. Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
  ],
  'csv-missing-column': [
    'No column is named "Hostnam", where name should be; the header has "Hostname" and "Site". Did you mean "Hostname"?',
    'A column is not in the header. Name the column with --column KEY=HEADER.',
  ],
  'csv-ambiguous-column': [
    '2 columns are named "Hostname". Rename all but the one that is meant.',
    'Several columns have the same header. Rename all but the one that is meant.',
  ],
  'csv-unknown-type': [
    'The asset type "Servr" is neither hardware nor software (2 rows, at lines 2 and 4). Did you mean "Server"?',
    'An asset type is neither hardware nor software. Say what it is, for example with --value Server=hardware.',
  ],
  'csv-unknown-system': [
    'The organization has no cyber system "Alfa EMS" (2 rows, at lines 2 and 4). Did you mean "Alpha EMS"?',
    'The organization has no such cyber system. Correct the rows, or say in systems of a mapping file which cyber system is meant.',
  ],
  'csv-differs': [
    'The inventory declares "rtu-1" as hardware in "Alpha EMS" already, and this row says otherwise; the inventory stays as it is. Correct one of the two; the entry is at inventory/alpha.yml:12.',
    'The inventory declares an asset otherwise than its row. Correct one of the two; the entry is at inventory/alpha.yml:12.',
  ],
};
