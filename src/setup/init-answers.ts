// The answers that `init` needs: its flags, completed by what git and the environment know.
import { UserError } from '../core/result.ts';
import { gitAnswer, type RunGit } from '../git/process.ts';
import type { CliHost } from '../run/context.ts';
import type { Options } from '../run/options.ts';
import { visible } from '../text/text.ts';
import type { Answers } from './init-files.ts';

const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);

/** What the URL of a remote says: OWNER/REPO, and the host that serves HTTPS. '' for what it does not say. */
function remoteParts(url: string): { readonly repository: string; readonly host: string } {
  const bare = url
    .trim()
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  const pair = bare.split(/[/:]/).slice(-2).join('/');
  const repository = PAIR.test(pair) ? pair : '';
  // Git's short form for SSH is USER@HOST:PATH.
  const full = bare.includes('://') ? bare : `ssh://${bare.replace(':', '/')}`;
  if (!URL.canParse(full)) return { repository, host: '' };
  // The port of SSH, and GitHub's host for SSH on that port, do not serve HTTPS.
  const { protocol, hostname, host } = new URL(full);
  const serving = protocol === 'https:' ? host : hostname.replace(/^ssh\.(?=github)/, '');
  return { repository, host: hostname.includes('.') ? serving : '' };
}

/** The form of each flag's value, and words for it. The first four are required; with --hardened, also the fifth. */
const FORMS = {
  'base-url': [/^\S+$/, 'the URL of the service'],
  repository: [PAIR, 'OWNER/REPO'],
  action: [
    new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`),
    'OWNER/REPO@COMMIT, pinned to the full SHA of a commit: a tag or a branch can be moved',
  ],
  branch: [/^[A-Za-z0-9_][\w./-]*$/, 'the default branch of the repository'],
  team: [PAIR, 'ORG/TEAM'],
  organization: [/^[\w.-]+$/, 'a slug'],
  ledger: [new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`), 'OWNER/REPO#BRANCH or BRANCH'],
} as const;

type FlagName = keyof typeof FORMS;

/**
 * The answers of the flags, completed by what git and the environment know. `inferred` lists those that git gave. Throws a
 * UserError that names all missing flags at once, or else all flags with a wrong value.
 */
export async function answersFrom(
  options: Options<'init'>,
  env: CliHost['env'],
  git: RunGit,
): Promise<Answers & { readonly inferred: readonly string[] }> {
  const origin = await gitAnswer(git, ['ls-remote', '--get-url', 'origin']);
  const head = await gitAnswer(git, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  const remote = remoteParts(origin ?? '');
  const inferred: Readonly<Record<string, string | undefined>> = {
    'base-url': env.CIP_SYNC_BASE_URL,
    repository: remote.repository,
    branch: head?.replace(/^origin\//, ''),
  };
  const names = Object.keys(FORMS) as FlagName[];
  const values = Object.fromEntries(
    names.map((name) => {
      const text = options[name === 'base-url' ? 'baseUrl' : name]?.trim() || (inferred[name]?.trim() ?? '');
      return [name, name === 'team' ? text.replace(/^@/, '') : text];
    }),
  ) as Readonly<Record<FlagName, string>>;
  const { hardened } = options;
  const missing = names.slice(0, hardened ? 5 : 4).filter((name) => values[name] === '');
  const unfit = names.filter((name) => values[name] !== '' && !FORMS[name][0].test(values[name]));
  const forms = [...missing, ...unfit].map((name) => `--${name} must be ${FORMS[name][1]}.`);
  if (/@[0-9a-f]{4,39}$/.test(values.action)) forms.push('That SHA is abbreviated: give all 40 characters of it.');
  const faulty = missing.length > 0 ? missing : unfit;
  if (faulty.length > 0) {
    const problem = faulty === unfit ? 'cannot be used' : `${missing.length === 1 ? 'is' : 'are'} not given`;
    throw new UserError(faulty.map((name) => `--${name}`).join(', '), problem, forms.join(' '));
  }
  const unnamed = (['repository', 'branch'] as const).filter((name) => options[name] === null);
  const { 'base-url': baseUrl, ...answers } = values;
  return {
    ...answers,
    baseUrl,
    host: (values.repository === remote.repository && remote.host) || 'github.com',
    hardened,
    cmdb: options.cmdb,
    inferred: unnamed.map((name) => `--${name} ${visible(values[name])}`),
  };
}
