// `doctor` in the action: shows what the token of the job can see, in the log and the job summary. In a workflow that
// runs each day, you find out within a day if somebody removes a protection.
import type { Takes } from '../run/context.ts';
import { complaint, diagnose, doctorPage, renderDoctor } from '../setup/doctor-checks.ts';
import { askGitHub, askService, readFiles } from '../setup/doctor-facts.ts';
import { painter } from '../text/text.ts';
import { type ActionContext, expectToken } from './open.ts';
import type { Ending } from './outputs.ts';

export async function doctorOnGitHub(
  context: ActionContext,
  { repository: checkout }: Takes<'repository'>,
): Promise<Ending> {
  const { runner } = context;
  const { token, repository } = expectToken(runner);
  const [files, service, facts] = await Promise.all([
    readFiles(context, checkout),
    askService(context, runner.input('api-key'), ['base-url', 'api-key']),
    askGitHub(context, repository, token),
  ]);
  const diagnosis = diagnose({ files, service, repository: facts });
  const table = renderDoctor(diagnosis, painter(false));
  runner.log(table);
  await runner.summarize(doctorPage(table));
  const wrong = complaint(diagnosis);
  return { result: wrong === null ? 'clean' : 'failed', counts: '', reason: wrong };
}
