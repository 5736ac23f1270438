// Doctor on GitHub: the settings that the token sees, in the log and the summary.
import { ConfigurationError } from '../../core/result.ts';
import { painter } from '../../report/text-style.ts';
import { diagnose, doctorPage, isHealthy, renderDoctor, wrongSettings } from '../../setup/doctor.ts';
import type { ActionContext } from '../context.ts';
import { lookAtSettings, readService } from '../doctor.ts';
import type { Ending } from './show.ts';

export async function doctorOnGitHub(context: ActionContext, withService: boolean): Promise<Ending> {
  const { runner } = context;
  const token = runner.input('github-token').trim();
  const repository = runner.env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '') {
    throw new ConfigurationError('github-token', 'is not given. Without one nothing can be seen.');
  }
  const [service, settings] = await Promise.all([
    withService ? readService(context) : null,
    lookAtSettings(context, repository, token),
  ]);
  const diagnosis = diagnose({ local: null, service, github: settings, localRuns: [] }, null);
  runner.log(renderDoctor(diagnosis, painter(false)));
  await runner.summarize(doctorPage(diagnosis));
  const isRight = isHealthy(diagnosis);
  return { result: isRight ? 'clean' : 'failed', counts: '', why: isRight ? null : wrongSettings(diagnosis) };
}
