// `doctor`: checks the files, the service and the setup of the repository. It reports what is right, what is wrong, and
// what could not be read. It changes nothing.
import { type Exit, UserError } from '../core/result.ts';
import type { CliContext, Takes } from '../run/context.ts';
import { complaint, diagnose, renderDoctor } from '../setup/doctor-checks.ts';
import { askGitHub, askService, readFiles, readLocally } from '../setup/doctor-facts.ts';
import { painter, printedJson } from '../text/text.ts';

export async function cliDoctor(
  context: CliContext<'doctor'>,
  { repository: checkout }: Takes<'repository'>,
): Promise<Exit> {
  const { options, terminal, report, style, host } = context;
  const { github: repository } = options;
  const token = host.env.GH_TOKEN?.trim() || host.env.GITHUB_TOKEN?.trim() || '';
  if (repository !== null) {
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) throw new UserError('--github', 'must be OWNER/REPO');
    if (token === '') {
      throw new UserError(
        'GH_TOKEN',
        'is not set, nor is GITHUB_TOKEN',
        'Set one to a token that may read the repository.',
      );
    }
  }
  const [files, service, settings] = await Promise.all([
    readFiles(context, checkout),
    askService(context, host.env.CIP_SYNC_API_KEY ?? '', ['CIP_SYNC_BASE_URL', 'CIP_SYNC_API_KEY']),
    repository !== null ? askGitHub(context, repository, token) : readLocally(checkout.cwd),
  ]);
  const diagnosis = diagnose({ files, service, repository: settings });
  context.progress.end();
  if (options.json) terminal.out(printedJson(diagnosis));
  else report(renderDoctor(diagnosis, painter(style.color)));
  return complaint(diagnosis) === null ? 'done' : 'refused';
}
