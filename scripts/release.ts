// Checks that the project has the version of the tag everywhere, and prints the release notes from the changelog.
// Usage: node scripts/release.ts v1.2.3 OWNER/REPOSITORY
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../src/version.ts';

const root = join(import.meta.dirname, '..');

export interface Release {
  readonly tag: string;
  /** `owner/name`. */
  readonly repository: string;
}

export interface Told {
  readonly version: string;
  /** Text of package.json. */
  readonly manifest: string;
  readonly changelog: string;
}

export type Checked = { readonly notes: string } | { readonly problems: readonly string[] };

/** The notes of the release, or every problem that prevents it. */
export function checkRelease({ tag, repository }: Release, { version, manifest, changelog }: Told): Checked {
  const packed = JSON.parse(manifest) as { version?: string; repository?: { url?: string } };
  const [head = '', ...rest] = (changelog.split(/^(?=## \[)/m)[1] ?? '').split('\n');
  const notes = rest.join('\n').trim();
  const url = packed.repository?.url ?? '';
  const problems = [
    ...(tag === `v${version}` ? [] : [`The tag is ${tag}, and src/version.ts says ${version}.`]),
    ...(tag === `v${packed.version}` ? [] : [`The tag is ${tag}, and package.json says ${packed.version}.`]),
    ...(/^## \[(.*?)\] - \d{4}-\d{2}-\d{2}$/.exec(head)?.[1] === tag.slice(1)
      ? []
      : [`The newest entry of CHANGELOG.md is not [${tag.slice(1)}] with a date: ${head || 'there is none'}`]),
    ...(notes === '' ? ['The newest entry of CHANGELOG.md is empty.'] : []),
    // npm refuses the provenance of a package that names another repository, but only after the release is out.
    ...(url === `git+https://github.com/${repository}.git` ? [] : [`package.json's repository is not ${repository}.`]),
  ];
  return problems.length === 0 ? { notes } : { problems };
}

if (process.argv[1] === import.meta.filename) {
  const [tag = '', repository = ''] = process.argv.slice(2);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const told = { version: VERSION, manifest: read('package.json'), changelog: read('CHANGELOG.md') };
  const checked = checkRelease({ tag, repository }, told);
  if ('notes' in checked) process.stdout.write(`${checked.notes}\n`);
  else {
    process.stderr.write(`${checked.problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
