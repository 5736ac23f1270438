// Doctor on GitHub: the settings that the token sees, in the log, the summary and one issue, so that you find out
// within a day if somebody removes a protection.
import { expecting } from '../../core/rejections.ts';
import { ConfigurationError, type Result } from '../../core/result.ts';
import { environmentOf, TASK } from '../../github/applied-deployment.ts';
import { writeIssue } from '../../github/drift-issue.ts';
import { isMissingRight } from '../../github/errors.ts';
import { driftFoot } from '../../report/drift.ts';
import { painter } from '../../report/text-style.ts';
import {
  type Diagnosis,
  diagnose,
  doctorPage,
  doctorTitle,
  isHealthy,
  renderDoctor,
  wrongSettings,
} from '../../setup/doctor.ts';
import type { ActionContext, GitHubAccess, GitHubContext } from '../context.ts';
import { lookAtSettings, readService } from '../doctor.ts';
import { DEFAULT_BOT } from './check.ts';
import { isOfDefaultBranch } from './open.ts';

export async function doctorOnGitHub(
  context: ActionContext,
  github: GitHubAccess | null,
  withService: boolean,
): Promise<Result> {
  const { runner } = context;
  const token = runner.input('doctor-token').trim() || runner.input('github-token').trim();
  const repository = runner.env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '') {
    throw new ConfigurationError('doctor-token', 'is not given, nor is github-token. Without one nothing can be seen.');
  }
  const [service, settings] = await Promise.all([
    withService ? readService(context) : null,
    lookAtSettings(context, repository, token),
  ]);
  const diagnosis = diagnose({ local: null, service, github: settings, localRuns: [] }, null);
  runner.log(renderDoctor(diagnosis, painter(false)));
  await runner.summarize(doctorPage(diagnosis));
  if (github !== null) await reportDiagnosis(diagnosis, { ...context, github });
  if (isHealthy(diagnosis)) return 'clean';
  runner.setFailureReason?.(wrongSettings(diagnosis));
  return 'failed';
}

/** The issue is about the default branch, so runs on other branches do not change it. */
async function reportDiagnosis(diagnosis: Diagnosis, context: GitHubContext): Promise<void> {
  if (!isOfDefaultBranch(context)) return;
  const { runner, github } = context;
  const news = {
    title: doctorTitle(github.owner.name),
    body: () => doctorPage(diagnosis),
    foot: driftFoot(runner.commit, runner.runUrl),
    isDrifted: !isHealthy(diagnosis),
  };
  const about = { name: github.owner.name, isCertain: false, topic: 'doctor' } as const;
  try {
    const authors = await likelyAuthors(github);
    const { kind, url } = await writeIssue({ github: github.client, ...about, authors, content: news });
    if (url !== null) runner.log(`The issue about the setup is ${kind}: ${url}\n`);
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    runner.warn(`The issue about the setup was not written: it takes issues: write. ${error.message}`);
  }
}

/** No check run shows which app this is. The app that marked the last apply may be it. */
async function likelyAuthors({ client, owner }: GitHubAccess): Promise<string[]> {
  const page = await client.deployments(TASK, 1).catch(expecting(isMissingRight, () => null));
  const newest = page?.entries.find(({ environment }) => environment === environmentOf(owner.name));
  const login = newest?.creator?.login ?? DEFAULT_BOT;
  return [...new Set([DEFAULT_BOT, ...(login.endsWith('[bot]') ? [login] : [])])];
}
