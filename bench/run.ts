// `npm run bench`: every limit of bench/results.md, measured in one run and printed as Markdown.
//   --most N      the largest number of assets (1,000,000)
//   --runs N      pairs of runs for sizes up to 100,000 assets (5); larger sizes have three
//   --only PARTS  plan, start, rewrite, follow, apply, github, one-by-one, peers, ledger, phases; separated by commas
//   --write       writes the results to bench/results.md
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, platform } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchApply } from './apply.ts';
import { benchFollow } from './follow.ts';
import { benchGitHub } from './github.ts';
import { benchLedger, benchLedgerAdds } from './ledger.ts';
import { benchOneByOne } from './one-by-one.ts';
import { benchPeers } from './peers/run.ts';
import { benchPhases } from './phases.ts';
import { benchPlan, benchStart } from './plan.ts';
import { benchRewrite } from './rewrite.ts';

const { values } = parseArgs({
  options: {
    most: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'plan,start,rewrite,follow,apply,github,one-by-one,peers,ledger,phases' },
    write: { type: 'boolean', default: false },
  },
});
const [most, runs] = [Number(values.most), Number(values.runs)];

const PARTS: readonly (readonly [name: string, title: string, run: () => Promise<string>])[] = [
  ['plan', '`plan` against the floor', () => benchPlan(most, runs)],
  ['start', 'Starts against `node -e 0`', () => benchStart(8 * runs)],
  ['rewrite', '`fmt` and `import --update` against `yaml` that parses and prints', () => benchRewrite(most, runs)],
  ['follow', '`import --from-csv --update` against `import --from-csv`', () => benchFollow(most, runs)],
  ['apply', '`apply` once the pace has settled', benchApply],
  ['github', 'GitHub, each answer after 100 ms', benchGitHub],
  ['one-by-one', 'One GET for each asset, ten at a time, at 50 ms, against `plan`', benchOneByOne],
  ['peers', 'The same work by each', benchPeers],
  [
    'ledger',
    'Three years of daily looks: questions to a ledger',
    () => benchLedger({ assets: Math.min(most, 100_000), systems: 1_000, looks: 1_000 }, runs),
  ],
  [
    'ledger',
    'What a ledger of three years adds to an apply',
    () => benchLedgerAdds({ assets: Math.min(most, 100_000), systems: 1_000, looks: 1_000 }, runs),
  ],
  ['phases', 'Where the time goes', () => benchPhases({ assets: Math.min(most, 100_000), files: 1_000 })],
];

const machine = `${availableParallelism()} cores (${platform()}, Node ${process.versions.node})`;
const sections = [`One run on ${machine}, ${new Date().toISOString().slice(0, 10)}.\n`];
for (const [name, title, run] of PARTS) {
  if (values.only.split(',').includes(name)) sections.push(`### ${title}\n\n${await run()}`);
}
process.stdout.write(sections.join('\n'));

if (values.write) {
  const path = join(import.meta.dirname, 'results.md');
  const marked = /(<!-- bench:start -->\n)[\s\S]*?(\n<!-- bench:end -->)/;
  const results = sections.join('\n');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(marked, (_, start, end) => `${start}\n${results}${end}`),
  );
}
