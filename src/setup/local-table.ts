// What doctor judges about this machine, these files, and the service, one row for each setting.
import { shellWord, visible } from '../report/escape.ts';
import { counted } from '../report/text-style.ts';
import type { Fault, Row } from './verdict.ts';

export interface LocalFacts {
  /** Why git does not work here; null if it does. */
  readonly gitProblem: string | null;
  readonly files: FilesFacts;
  /** Paths that hold names and that git would commit. null without git. */
  readonly notIgnored: readonly string[] | null;
}

export interface FilesFacts {
  readonly errors: number;
  readonly isMissing: boolean;
  /** The values of --path; empty without it. */
  readonly paths: readonly string[];
}

/** The result of asking the service. */
export type ServiceFacts =
  | { readonly kind: 'not-asked'; readonly missing: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly isOfKey: boolean; readonly message: string }
  | {
      readonly kind: 'read';
      readonly organizations: readonly string[];
      /** Input `organization`; '' for none. */
      readonly expected: string;
    };

export const LOCAL_SETTINGS: readonly Row<LocalFacts>[] = [
  {
    code: 'git',
    judge: ({ gitProblem }) => ({ value: gitProblem === null ? null : visible(gitProblem) }),
    right: 'Git works, in a repository.',
    remedy: 'Install git, and run doctor in a clone of the repository.',
  },
  {
    code: 'files',
    judge: ({ files: { isMissing, errors } }) => {
      if (isMissing) return { value: 'There is no inventory file.' };
      return { value: errors > 0 ? `The files have ${counted(errors, 'error')}.` : null };
    },
    right: 'The inventory files are valid.',
    remedy: ({ files: { isMissing, paths } }) => {
      const all = (flag: string) => paths.map((path) => ` ${flag} ${shellWord(visible(path))}`).join('');
      const [first = ''] = paths.length === 1 ? [all('--out')] : [''];
      return isMissing
        ? `Run cip-sync import${first}: it writes what is live.`
        : `Run cip-sync validate${all('--path')}: it says where.`;
    },
  },
  {
    code: 'gitignore',
    judge: ({ notIgnored }) => {
      if (notIgnored === null) return null;
      const paths = notIgnored.map(visible).join(' and ');
      return { value: notIgnored.length === 0 ? null : `Git would commit names: ${paths}.` };
    },
    right: 'Plans and evidence are ignored by git.',
    remedy: 'Run cip-sync init: it adds the lines to .gitignore.',
  },
];

export const SERVICE_SETTINGS: readonly Row<ServiceFacts>[] = [
  {
    code: 'service',
    judge: judgeService,
    right: 'The service answers as documented.',
    remedy: 'Check the base URL, the network, the proxy, and for a private authority NODE_EXTRA_CA_CERTS.',
  },
  {
    code: 'key',
    judge: (facts) => {
      if (facts.kind === 'read') return { value: null };
      return facts.kind === 'failed' && facts.isOfKey ? { value: visible(facts.message) } : null;
    },
    right: 'The service accepts the key.',
    remedy: 'Check that CIP_SYNC_API_KEY is whole and not revoked.',
  },
  {
    code: 'organization',
    judge: judgeOrganization,
    right: 'The key is of the organization that is expected.',
    remedy: 'Use the key of that organization, or correct organization.',
  },
];

function judgeService(facts: ServiceFacts): Fault {
  switch (facts.kind) {
    case 'not-asked':
      return { hidden: { why: 'The service was not asked.', remedy: `Set ${facts.missing}.`, isMissing: false } };
    case 'refused':
      return { value: visible(facts.message) };
    case 'failed':
      return { value: facts.isOfKey ? null : visible(facts.message) };
    case 'read':
      return { value: null };
  }
}

function judgeOrganization(facts: ServiceFacts): Fault {
  if (facts.kind !== 'read') return null;
  const { organizations, expected } = facts;
  const [slug] = organizations;
  if (organizations.length > 1) return { value: 'The key reads records of more than one organization.' };
  if (slug === undefined || expected === '' || slug === expected) return { value: null };
  return { value: `The key is of the organization ${visible(slug)}, and not of ${visible(expected)}.` };
}
