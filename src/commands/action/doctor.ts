// Doctor on GitHub: the settings that the token sees, in the log and the summary, so that you find out within a day if
// somebody removes a protection.
import { ConfigurationError } from '../../core/result.ts';
import { painter } from '../../report/text.ts';
import { complaint, diagnose, doctorPage, renderDoctor } from '../../setup/doctor.ts';
import { askGitHub, readFiles, readService } from '../doctor.ts';
import type { ActionContext } from './open.ts';
import type { Ending } from './show.ts';

export async function doctorOnGitHub(context: ActionContext): Promise<Ending> {
  const { runner, settings } = context;
  const key = runner.input('api-key').trim();
  const token = runner.input('github-token').trim();
  const repository = runner.env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '') {
    throw new ConfigurationError('github-token', 'is not given. Without one nothing can be seen.');
  }
  const [files, service, facts] = await Promise.all([
    readFiles(context),
    key !== '' && settings.baseUrl !== ''
      ? readService(context, key)
      : ({ kind: 'not-asked', missing: 'base-url and api-key' } as const),
    askGitHub(context, repository, token),
  ]);
  const diagnosis = diagnose({ files, service, repository: facts });
  const table = renderDoctor(diagnosis, painter(false));
  runner.log(table);
  await runner.summarize(doctorPage(table));
  const wrong = complaint(diagnosis);
  return { result: wrong === null ? 'clean' : 'failed', counts: '', why: wrong };
}
