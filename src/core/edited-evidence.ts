// Whether the changes in an evidence file are still those that its run recorded.
import { digest, fingerprint, type SignedChange } from './fingerprint.ts';

interface EvidenceChanges {
  readonly organization: string;
  /** As evidence records them: a create has the id that the service gave it. */
  readonly changes: readonly SignedChange[];
  readonly digest: string;
}

/**
 * How the changes in an evidence file contradict their fingerprints or digest, as after an edit by hand; null if they
 * do not. Nothing in evidence seals who approved.
 */
export function editedIn({ organization, changes, digest: stated }: EvidenceChanges): string | null {
  const other = changes.find(({ action, id, before, after, fingerprint: print }) => {
    return print !== fingerprint({ organization, action, id: action === 'create' ? null : id, before, after });
  });
  if (other !== undefined) return `the change ${other.fingerprint} is not what its fingerprint says`;
  const isWhole = stated === digest(changes.map((change) => change.fingerprint));
  return isWhole ? null : 'its changes are not those of its digest';
}
