// Judges what is here: this machine, these files, and the service that they declare the assets of.

import { countBy } from '../core/group.ts';
import type { CyberSystem, LiveAsset } from '../core/model.ts';
import { nameKey } from '../core/names.ts';
import { visible } from '../report/escape.ts';
import { counted } from '../report/text-style.ts';
import { type CheckVerdict, right, unknown, wrong } from './check.ts';

export interface HereFacts {
  /** `v24.1.0`. */
  readonly node: string;
  /** The version, or why git does not work here. */
  readonly git: { readonly version: string } | { readonly problem: string };
  readonly files: FilesFacts;
  /** Paths that hold names and that git would commit. */
  readonly notIgnored: readonly string[] | null;
}

export interface FilesFacts {
  readonly files: number;
  readonly assets: number;
  readonly errors: number;
  readonly isMissing: boolean;
  /** What files declare that `path` leaves out: the cyber system by name or id. */
  readonly outside: readonly { readonly path: string; readonly system: string }[];
}

const LEAST_NODE = [20, 18, 1] as const;

/** `systems` are those of the organization; null where the service was not seen. */
export function judgeHere(
  { node, git, files, notIgnored }: HereFacts,
  systems: readonly CyberSystem[] | null,
): Record<string, CheckVerdict | null> {
  return {
    node: isNewEnough(node)
      ? right(`Node ${visible(node)}.`)
      : wrong(`Node ${visible(node)} is too old.`, `Install ${LEAST_NODE.join('.')} or later.`),
    git:
      'version' in git
        ? right(`Git ${visible(git.version)}, in a repository.`)
        : wrong(visible(git.problem), 'Install git, and run doctor in a clone of the repository.'),
    files: judgeFiles(files),
    path: files.isMissing ? null : judgePath(files, systems),
    gitignore: notIgnored === null ? null : judgeIgnored(notIgnored),
  };
}

function isNewEnough(version: string): boolean {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  for (const [index, least] of LEAST_NODE.entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}

function judgeFiles({ files, assets, errors, isMissing }: FilesFacts): CheckVerdict {
  if (isMissing) return wrong('There is no inventory file.', 'Run cip-sync import: it writes what is live.');
  if (errors > 0) return wrong(`The files have ${counted(errors, 'error')}.`, 'Run cip-sync validate: it says where.');
  return right(`${counted(files, 'file')} with ${counted(assets, 'asset')}, valid.`);
}

/** As plans tell it by the finding `partial-inventory`. */
function judgePath({ outside }: FilesFacts, systems: readonly CyberSystem[] | null): CheckVerdict {
  const isOurs = (reference: string) => systems?.some(({ id, name }) => id === reference || name === reference) ?? true;
  const paths = [...new Set(outside.filter(({ system }) => isOurs(system)).map(({ path }) => path))];
  const [path] = paths;
  if (path === undefined) return right('No other file declares a cyber system of this organization.');
  const more = paths.length > 1 ? ` and ${counted(paths.length - 1, 'other file')}` : '';
  const isOne = paths.length === 1;
  const [declares, it] = isOne ? ['declares a cyber system', 'it'] : ['declare cyber systems', 'them'];
  const message = `${visible(path)}${more} ${declares}, and path leaves ${it} out: what moves there would be deleted.`;
  if (systems === null) {
    const whose = `Whether ${isOne ? 'it is' : 'they are'} of this organization, the service knows.`;
    return unknown(`${message} ${whose}`, 'Let doctor ask it.');
  }
  return wrong(message, `Let path cover ${it}, or move ${it} into a folder whose name starts with a dot.`);
}

function judgeIgnored(paths: readonly string[]): CheckVerdict {
  if (paths.length === 0) return right('Plans and evidence are ignored by git.');
  return wrong(
    `Git would commit ${paths.map(visible).join(' and ')}, which ${paths.length === 1 ? 'holds' : 'hold'} names.`,
    'Run cip-sync init: it adds the lines to .gitignore.',
  );
}

/** What asking the service came to. */
export type ServiceFacts =
  | { readonly kind: 'not-asked'; readonly missing: string }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'failed'; readonly failure: ServiceTrouble; readonly message: string }
  | ServiceSeen;

/** Which part of it failed: no connection, its certificate, the key, or an answer that is not as documented. */
export type ServiceTrouble = 'service' | 'certificate' | 'key' | 'lists';

interface ServiceSeen {
  readonly kind: 'seen';
  readonly isTls: boolean;
  /** Of the slowest of the lists. */
  readonly ms: number;
  readonly organizations: readonly string[];
  /** Input `organization`; '' for none. */
  readonly expected: string;
  readonly systems: readonly CyberSystem[];
  readonly assets: readonly LiveAsset[];
}

export function judgeService(facts: ServiceFacts): Record<string, CheckVerdict | null> {
  switch (facts.kind) {
    case 'not-asked':
      return { service: unknown('The service was not asked.', `Set ${facts.missing}.`) };
    case 'refused':
      return { service: wrong(visible(facts.problem), 'Correct it, and run doctor again.') };
    case 'failed':
      return failedAt(facts.failure, visible(facts.message));
    case 'seen':
      return judgeSeen(facts);
  }
}

const STEPS: readonly (readonly [ServiceTrouble, string])[] = [
  ['service', 'The service answers.'],
  ['certificate', 'Its certificate is trusted.'],
  ['key', 'It takes the key.'],
  ['lists', 'Its lists are as documented.'],
];

/** What comes before the failure was right; of what comes after nothing is known. */
function failedAt(failure: ServiceTrouble, message: string): Record<string, CheckVerdict> {
  const remedies: Record<ServiceTrouble, string> = {
    service: 'Check the base URL, the network and the proxy.',
    certificate: 'NODE_EXTRA_CA_CERTS adds a private authority.',
    key: 'Check that CIP_SYNC_API_KEY is whole and not revoked.',
    lists: 'Check the base URL. If it is right, tell the operator of the service.',
  };
  // A handshake that failed has reached the service.
  const at = STEPS.findIndex(([step]) => step === failure);
  const before = STEPS.slice(0, at).map(([step, words]) => [step, right(words)] as const);
  return { ...Object.fromEntries(before), [failure]: wrong(message, remedies[failure]) };
}

function judgeSeen(facts: ServiceSeen): Record<string, CheckVerdict> {
  const { isTls, ms, organizations, expected, systems, assets } = facts;
  const doubled = doubledNames(assets);
  return {
    ...Object.fromEntries(STEPS.map(([step, words]) => [step, right(words)])),
    certificate: right(isTls ? 'Its certificate is trusted.' : 'It is on this machine, without a certificate.'),
    organization: judgeOrganization(organizations, expected),
    latency: right(`The slowest list took ${ms} ms.`),
    'unique-names': right(
      doubled === 0
        ? 'No name occurs twice in a cyber system.'
        : `${counted(doubled, 'name')} occur${doubled === 1 ? 's' : ''} more than once in a cyber system: import gives such assets their id.`,
    ),
    size: right(`${counted(systems.length, 'cyber system')} with ${counted(assets.length, 'asset')}.`),
  };
}

function judgeOrganization(slugs: readonly string[], expected: string): CheckVerdict {
  const [slug] = slugs;
  if (slugs.length > 1) {
    return wrong('The key reads records of more than one organization.', 'Tell the operator of the service.');
  }
  if (slug === undefined) return right('The organization has no records yet.');
  if (expected !== '' && slug !== expected) {
    return wrong(
      `The key is of the organization ${visible(slug)}, and not of ${visible(expected)}.`,
      'Use the key of the other one, or correct organization.',
    );
  }
  return right(`The key is of the organization ${visible(slug)}.`);
}

function doubledNames(assets: readonly LiveAsset[]): number {
  const counts = countBy(assets, ({ cyber_system_id, name }) => nameKey(cyber_system_id, name));
  return Array.from(counts.values()).filter((count) => count > 1).length;
}
