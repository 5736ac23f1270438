// `init`: writes the files that the repository of an inventory needs, from the examples, and lists the steps that only
// a person can do. It asks no questions, and does not change files that exist.
import type { Exit } from '../core/result.ts';
import { runImport } from '../follow/import.ts';
import { NOTHING_WRITTEN, pruneLines, renderPatch } from '../follow/report.ts';
import { gitAnswer } from '../git/process.ts';
import { type CliContext, openService, type Takes } from '../run/context.ts';
import { writeFiles } from '../run/run-files.ts';
import { checkBaseUrl, isLoopback } from '../service/endpoint.ts';
import { answersFrom } from '../setup/init-answers.ts';
import { compareFiles, renderSteps } from '../setup/init-files.ts';
import { findingLines } from '../text/findings.ts';
import { visible } from '../text/text.ts';

export async function cliInit(context: CliContext<'init'>, { repository }: Takes<'repository'>): Promise<Exit> {
  const { options, host, terminal, report, style, progress } = context;
  const { cwd, git } = repository;
  const { env } = host;

  // Read what is given, and what git and the service know.
  if ((await gitAnswer(git, ['rev-parse', '--show-prefix'])) !== null) {
    terminal.err(
      'warning: this is not the root of the repository, and GitHub looks for workflows and owners only there.\n',
    );
  }
  const { inferred, ...given } = await answersFrom(options, env, git);
  if (inferred.length > 0) terminal.err(`Taken from the remote origin: ${inferred.join(', ')}.\n`);
  if (isLoopback(checkBaseUrl(given.baseUrl, env))) {
    terminal.err(
      "warning: the base URL points to this machine, which a GitHub runner cannot reach. Give the service's URL with --base-url.\n",
    );
  }
  const key = (env.CIP_SYNC_API_KEY ?? '').trim();
  let live: Awaited<ReturnType<typeof runImport>>['proposal'] = null;
  if (key !== '') {
    const all = { source: { kind: 'live' }, out: 'inventory', path: null } as const;
    const { reader } = await openService(context, key);
    const { diagnostics, proposal } = await runImport(context, { repository, reader }, all);
    progress.rest();
    if (proposal === null) {
      report(`${findingLines(diagnostics, style).join('\n')}\n${NOTHING_WRITTEN}`);
      return 'refused';
    }
    live = proposal;
  }

  // Decide what each file should say.
  const answers = { ...given, organization: given.organization || (live?.plan.organization ?? '') };
  const files = compareFiles(answers, cwd, host.packageRoot);
  const edits = [...files.filter(({ before }) => before === null), ...(live?.edits ?? [])];

  // Write them, or show what would be written.
  const isRehearsal = options.dryRun;
  if (isRehearsal) terminal.out(renderPatch(edits));
  else writeFiles(edits, context);

  // Report.
  for (const { path } of edits) report(`${isRehearsal ? 'would write' : 'wrote'} ${visible(path)}\n`);
  if (edits.length === 0) report('Nothing to write: all files are there.\n');
  for (const line of pruneLines(live?.comparison.gaining ?? [])) report(`${line}\n`);
  for (const file of files.filter(({ before, text }) => before !== null && before.replaceAll('\r\n', '\n') !== text)) {
    report(`kept ${file.path}, which already exists. It differs from what init would write:\n`);
    report(renderPatch([{ ...file, before: (file.before ?? '').replaceAll('\r\n', '\n') }]));
  }
  const paths = files.map(({ path }) => path);
  report(`\n${renderSteps(answers, paths, key !== '')}`);
  return 'done';
}
