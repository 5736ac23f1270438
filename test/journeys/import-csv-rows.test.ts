// Rows of a CMDB export that are taken and left out, and systems named by id.
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { world } from './world.ts';

const EXPORT = `name,cyber_system,asset_type,Status,Site
a,Alpha,hardware,active,North
a,Alpha,hardware,active,South
b,Alpha,hardware,retired,North
c,Alpha,hardware, Active ,South
lab,Alpha,hardware,active,Lab
`;

const imported = async (...flags: string[]) => {
  const stage = await setStage({ seed: world({ Alpha: [] }), files: { 'cmdb.csv': EXPORT } });
  const { code, stderr } = await stage.cli('import', '--from-csv', 'cmdb.csv', ...flags);
  const names =
    code === 0 ? Array.from(stage.read('inventory/alpha.yml').matchAll(/name: (.*)/g), ([, name]) => name) : [];
  return { code, stderr, names };
};

test('--where takes rows: of one column any value, of several columns all', async () => {
  const { names, stderr } = await imported('--where', 'status=active', '--where', 'Site=South');
  expect(names).toEqual(['a', 'c']);
  expect(stderr).toContain('2 rows (3 left out)');
  expect((await imported('--where', 'Site=North', '--where', 'Site=Lab')).names).toEqual(['a', 'b', 'lab']);
});

test('--skip leaves rows out, and --skip-duplicates twins in the mapped columns', async () => {
  expect((await imported('--skip', 'Status=retired')).stderr).toContain('duplicate-asset');
  const { names } = await imported('--skip', 'Status=retired', '--skip-duplicates');
  expect(names).toEqual(['a', 'c', 'lab']);
  expect((await imported('--skip', 'Status=active', '--skip', 'Site=Lab', '--skip-duplicates')).names).toEqual([
    ...['a', 'b', 'c'],
  ]);
});

test.each([[['--where', 'Status=actve']], [['--skip', 'Status=active', '--skip', 'Status=retired']]])(
  'filters that take no row are refused: %j',
  async (flags) => {
    const { code, stderr } = await imported(...flags);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(
        'csv-empty: --where and --skip leave out all of its 5 rows. Compare what they say',
      ),
    });
  },
);

test.each(['--where', '--skip'])('%s without a value is refused: it would mean an empty cell', async (flag) => {
  const { code, stderr } = await imported(flag, 'Status');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `error: ${flag} must be COLUMN=VALUE, such as Status=active.\n`,
  });
});

test.each(['--where', '--skip'])('%s of a column that is not there is a finding with what is near', async (flag) => {
  const { code, stderr } = await imported(flag, 'Stauts=active', '--skip-duplicates');
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`csv-missing-column: .*${flag}.*Did you mean "Status"`));
  expect(stderr).not.toContain('csv-empty');
});

test('of --skip-duplicates white space makes no other row, and --delimiter tab is a tab', async () => {
  const files = { 'cmdb.csv': EXPORT.replaceAll(',', '\t').replace('a\t', ' a \t') };
  const stage = await setStage({ seed: world({ Alpha: [] }), files });
  const { stderr } = await stage.cli('import', '--from-csv', 'cmdb.csv', '--delimiter', 'tab', '--skip-duplicates');
  expect(stderr).toContain('4 rows (1 left out)');
});

test('what prune will do is said of systems that an import completes, and the lines for .gitignore until git has them', async () => {
  const files = {
    'inventory/alpha.yml': 'cyber_system: Alpha\nprune: false\nassets: []\n',
    'inventory/beta.yml': 'cyber_system: Beta\nassets: []\n',
  };
  const stage = await setStage({ seed: world({ Alpha: ['a'], Beta: ['b'], Full: ['c'] }), files });
  stage.commit();
  const rehearsed = await stage.cli('import', '--dry-run');
  expect(rehearsed.stderr).not.toContain('.gitignore');
  const { stderr } = await stage.cli('import');
  expect(stderr).toContain('Prune is on in 2 of these cyber systems: ');
  expect(stderr).toContain(
    'Prune is off in 1 of these cyber systems: nothing is deleted there. When the files are complete, remove',
  );
  expect(stderr).toContain('with these lines in .gitignore:\n/plan.json\n.cip-sync/\n');
  expect((await stage.cli('import')).stderr).not.toContain('.gitignore');
  stage.write({ '.gitignore': '/plan.json\n.cip-sync/\n', 'inventory/beta.yml': 'cyber_system: Beta\nassets: []\n' });
  const again = await stage.cli('import');
  expect(again.stderr).toContain('Prune is on in 1 of');
  expect(again.stderr).not.toContain('.gitignore');
});

test('--with-system-ids names systems by id, so that files survive a rename of theirs', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['a'] }) });
  expect((await stage.cli('import', '--with-system-ids')).code).toBe(0);
  expect(stage.read('inventory/alpha.yml')).toMatch(/^cyber_system: cs_alpha # "Alpha"\n/);
  expect((await stage.cli('plan')).stderr).toContain('No changes.');
});
