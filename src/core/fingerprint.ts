// The identity of a change and of a set of changes. The hash covers what would happen. The layout and order of files,
// the time and the machine do not affect it.
import { createHash } from 'node:crypto';
import type { AssetState, LiveAsset } from './model.ts';

/** 96 bits. Short, because the record of a plan with thousands of changes must fit one check run. */
const FINGERPRINT_CHARACTERS = 16;
/** 48 bits are enough: a target counts only for an asset that an interrupted apply left with a temporary name. */
const TARGET_CHARACTERS = 8;

/** 16 characters (base64url) of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
export function fingerprint({
  organization,
  action,
  id,
  before,
  after,
}: {
  readonly organization: string;
  readonly action: 'create' | 'update' | 'delete';
  readonly id: string | null;
  readonly before: AssetState | null;
  readonly after: AssetState | null;
}): string {
  const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
  return createHash('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}

/** Whether the fingerprint of a change belongs to that organization, which is part of the hash. */
export function isOfOrganization(
  organization: string,
  change: Omit<Parameters<typeof fingerprint>[0], 'organization'> & { readonly fingerprint: string },
): boolean {
  const { action, id, before, after } = change;
  return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}

/** Identifies the deletion of exactly this asset in its current state. */
export function deletionFingerprint(asset: LiveAsset): string {
  return fingerprint({
    organization: asset.organization_slug,
    action: 'delete',
    id: asset.id,
    before: asset,
    after: null,
  });
}

/**
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. The
 * result is eight characters (base64url) of a hash over organization, action, id and after.
 */
export function targetFingerprint(organization: string, id: string, after: AssetState | null): string {
  const action = after === null ? 'delete' : 'update';
  const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
  return createHash('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}

/** `sha256:` and 64 hex digits over the sorted fingerprints, one per line. The same set has the same digest. */
export function digest(fingerprints: readonly string[]): string {
  return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}

/** SHA-256 in lower-case hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function sorted(state: AssetState | null): AssetState | null {
  if (state === null) return null;
  return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}
