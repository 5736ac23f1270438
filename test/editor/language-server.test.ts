// What an editor shows in inventory files: yaml-language-server, offline, with the schema that the examples name.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCHEMAS } from '../../src/cli/explain.ts';
import { textsIn } from '../examples/texts.ts';
import { folderWith } from '../inventory/temporary.ts';
import { LanguageClient, type Position } from './language-client.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLE = join(ROOT, 'examples/inventory/chinook-narrows-dam/plant-dcs.yml');
const TEXT = readFileSync(EXAMPLE, 'utf8');

const client = new LanguageClient();
beforeAll(() => client.start(ROOT));
afterAll(() => client.end());

let opened = 0;

/** Opens the text next to the example, so that it has the same schema. */
async function open(text: string) {
  opened += 1;
  const path = join(dirname(EXAMPLE), `opened-${opened}.yml`);
  const found = await client.open(path, text);
  return {
    path,
    found: found.map(({ range, message }) => `${range.start.line + 1}:${range.start.character + 1} ${message}`),
  };
}

/** The example with the first occurrence of the part replaced. */
function edited(part: string, by: string): string {
  if (!TEXT.includes(part)) throw new Error(`the example has no ${part}`);
  return TEXT.replace(part, () => by);
}

/** Where a part of a text ends. */
function endOf(text: string, part: string): Position {
  const lines = text.slice(0, text.indexOf(part) + part.length).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

const CLOCK = '  - name: clock-cnd-01\n    asset_type: hardware\n';

describe('findings', () => {
  const all = ['inventory', 'edited'].flatMap((folder) =>
    Object.entries(textsIn(folder)).map(([path, text]) => [`examples/${folder}/${path}`, text] as const),
  );

  test('do not appear in the examples', async () => {
    const found = await Promise.all(
      all.map(async ([path, text]) => [path, await client.open(join(ROOT, path), text)] as const),
    );
    expect(found.filter(([, diagnostics]) => diagnostics.length > 0)).toEqual([]);
    expect(found.length).toBeGreaterThan(10);
  });

  // A document without the line that names the schema is not checked at all, so it would have no findings either.
  test('can appear in every document of every example', async () => {
    const checked = await Promise.all(
      all.map(async ([path, text]) => {
        const { found } = await open(text.replace(/^assets:/gm, 'owner: x\nassets:'));
        return [path, found.length] as const;
      }),
    );
    expect(checked).toEqual(all.map(([path, text]) => [path, text.split(/^assets:/m).length - 1]));
  });

  test.each([
    [
      'a wrong asset_type',
      CLOCK.replace('hardware', 'firmware'),
      '11:17 Write hardware (a physical device) or software (an application or operating system).',
    ],
    ['an unknown key', `${CLOCK}    owner: x\n`, '12:5 Property owner is not allowed.'],
    ['no name', '  - asset_type: hardware\n', '10:5 Missing property "name".'],
    ['no asset_type', '  - name: clock-cnd-01\n', '10:5 Missing property "asset_type".'],
    [
      'a number as a name',
      CLOCK.replace('clock-cnd-01', '0417'),
      '10:11 Write text. Put quotes around text that looks like a number, a date, or true or false: "0417".',
    ],
    [
      'an id that is no string',
      `${CLOCK}    id: 81\n`,
      '12:9 Write text. Put quotes around text that looks like a number, a date, or true or false: "0417".',
    ],
  ])('report %s on its line, with what to write', async (_, asset, expected) => {
    expect((await open(edited(CLOCK, asset))).found).toEqual([expected]);
  });

  test('do not appear if the head has asset_type and ignore, and assets have no type', async () => {
    const head = edited('assets:', 'asset_type: hardware\nignore: ["lab-*", spare-hmi]\nassets:');
    expect((await open(head.replace(CLOCK, '  - name: clock-cnd-01\n'))).found).toEqual([]);
  });

  test.each([
    ['a wrong asset_type in the head', edited('assets:', 'asset_type: firmware\nassets:'), 'Write hardware'],
    ['ignore that is no list', edited('assets:', 'ignore: lab-*\nassets:'), 'Write a list of names'],
    ['no cyber_system', edited('cyber_system: Plant DCS\n', ''), 'Missing property "cyber_system".'],
    ['prune in quotes', edited('assets:', 'prune: "no"\nassets:'), 'Write true or false, without quotes.'],
    [
      'assets without a value',
      `${TEXT.slice(0, TEXT.indexOf('assets:'))}assets:\n`,
      'Write a list of assets, or [] if the system has none.',
    ],
  ])('report %s', async (_, text, expected) => {
    expect((await open(text)).found).toEqual([expect.stringContaining(expected)]);
  });
});

describe('completion', () => {
  test('offers the two values of asset_type, each with its meaning', async () => {
    const text = edited(CLOCK, '  - name: clock-cnd-01\n    asset_type: \n');
    const { path } = await open(text);
    const offered = await client.complete(path, endOf(text, 'clock-cnd-01\n    asset_type: '));
    expect(offered).toEqual([
      expect.objectContaining({ label: 'hardware', documentation: expect.stringMatching(/^A physical device/) }),
      expect.objectContaining({ label: 'software', documentation: expect.stringMatching(/^An application/) }),
    ]);
  });

  test('offers only the keys that an asset lacks, each with its description', async () => {
    const text = edited(CLOCK, '  - name: clock-cnd-01\n    \n');
    const { path } = await open(text);
    const offered = await client.complete(path, endOf(text, 'clock-cnd-01\n    '));
    const keys = offered.filter(({ label }) => label !== 'cyber asset');
    expect(keys.map(({ label }) => label)).toEqual(['asset_type', 'renamed_from', 'moved_from', 'id', 'external_id']);
    expect(keys.filter(({ documentation }) => documentation.length < 20)).toEqual([]);
  });

  test('offers the keys that the head of a document lacks, such as ignore and asset_type', async () => {
    const text = edited('assets:', '\nassets:');
    const { path } = await open(text);
    const offered = await client.complete(path, {
      line: text.slice(0, text.indexOf('\nassets:')).split('\n').length - 1,
      character: 0,
    });
    const described = offered.filter(({ documentation }) => documentation.length >= 20).map(({ label }) => label);
    expect(described).toEqual(expect.arrayContaining(['prune', 'asset_type', 'ignore']));
  });

  test('offers a complete asset and a complete document', async () => {
    const text = edited(CLOCK, '  - \n');
    const { path } = await open(text);
    expect(await client.complete(path, endOf(text, '    asset_type: hardware\n\n  - '))).toContainEqual(
      expect.objectContaining({ label: 'cyber asset', insertText: 'name: $1\n  asset_type: $2' }),
    );
    const [modeline = ''] = TEXT.split('\n');
    const empty = await open(`${modeline}\n\n`);
    expect(await client.complete(empty.path, { line: 1, character: 0 })).toContainEqual(
      expect.objectContaining({ insertText: 'cyber_system: $1\nassets:\n  - name: $2\n    asset_type: $3' }),
    );
  });
});

test('a mapping: offers every key, with its description, at the top, in columns and in defaults', async () => {
  const schema = SCHEMAS.mapping() as { properties: Record<string, { properties: object }> };
  const folder = folderWith({ 'mapping.schema.json': JSON.stringify(schema) });
  const offered = async (name: string, text: string) => {
    const whole = `# yaml-language-server: $schema=./mapping.schema.json\n${text}`;
    expect(await client.open(join(folder, name), whole)).toEqual([]);
    const all = await client.complete(join(folder, name), endOf(whole, whole));
    return all.flatMap(({ label, documentation }) => (documentation.length >= 20 ? label : []));
  };
  const { columns, defaults, ...others } = schema.properties;
  expect(await offered('top.yml', '')).toEqual([
    'columns',
    ...Object.keys(others).slice(0, 3),
    'defaults',
    ...Object.keys(others).slice(3),
  ]);
  expect(await offered('columns.yml', 'columns:\n  name: a\n  ')).toEqual(Object.keys(columns!.properties).slice(1));
  expect(await offered('defaults.yml', 'defaults:\n  asset_type: hardware\n  ')).toEqual(['cyber_system', 'facility']);
});

test('the server asks only for its settings', () => {
  expect(client.asked).toEqual([]);
});
