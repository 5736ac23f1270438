// Worlds that drift, looks at them on a schedule, and what the issue then holds.
import type { IssueState } from '../github/stand-in/state.ts';
import { ACME, declare, type Ran, seeded, setWorld, type World, type WorldInput } from './world.ts';

export const FILES = {
  'inventory/alpha.yml': declare('Alpha', ['a', 'changed', 'gone']),
  'inventory/beta.yml': declare('Beta', ['b']),
};

/** Alpha lacks `gone`, has `changed` as software, and `extra`, which no file declares. Beta is as declared. */
export function drifting(given: WorldInput = {}): Promise<World> {
  const seed = seeded({ Alpha: ['a', 'changed software', 'extra'], Beta: ['b'] });
  return setWorld({ seed, files: FILES, ...given });
}

/** The service becomes what the files say. */
export function settle({ service }: World): void {
  const acme = service.store.organization(ACME);
  acme.deleteAsset('ca_extra');
  acme.updateAsset('ca_changed', { asset_type: 'hardware' });
  acme.createAsset({ name: 'gone', cyber_system_id: 'cs_alpha', asset_type: 'hardware' });
}

/** The one issue. Throws when there is another number of them. */
export function theIssue({ github }: World): IssueState & { readonly body: string } {
  const [issue, ...others] = github.state.issues;
  if (issue === undefined || others.length > 0) throw new Error(`there are ${github.state.issues.length} issues`);
  return Object.assign(issue, { body: issue.body ?? '' });
}

/** What a run asked of GitHub's issues: `GET /issues 200`. */
export function asksOfIssues({ github }: Ran): string[] {
  const plain = github.map((line) => line.replace('/repos/acme/inventory', ''));
  return plain.filter((line) => line.includes(' /issues'));
}
