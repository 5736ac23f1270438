// Begins a ledger: the first commit of a branch of its own, which says whose it is and how to check it without us.
import { LEDGER_FILE, type LedgerFile, README_FILE, textOfDocument } from './run-file.ts';
import { LedgerError, type LedgerStore } from './store.ts';

export interface Beginning extends Pick<LedgerFile, 'organization' | 'service' | 'continues'> {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The commit; null when the branch is there, which is left as it is. Throws a LedgerError. */
export async function beginLedger(
  store: LedgerStore,
  { organization, service, continues, at }: Beginning,
): Promise<string | null> {
  if (await isThere(store)) return null;
  const started_at = new Date(at).toISOString();
  const ledger = { format_version: '1.0', organization, service, started_at, continues };
  const files = new Map([
    [LEDGER_FILE, textOfDocument(ledger)],
    [README_FILE, README],
  ]);
  const subject = continues === null ? 'Begin the ledger' : `Begin the ledger again, after ${continues}`;
  const first = await store.commit(null, { files, removed: [], message: `${subject}\n`, at });
  const answer = await store.push(first);
  if (answer === 'silent') throw new LedgerError('ledger-unreachable', 'nobody answered');
  return answer === 'moved' ? null : first.commit;
}

async function isThere(store: LedgerStore): Promise<boolean> {
  try {
    await store.fetchTip();
    return true;
  } catch (error) {
    if (error instanceof LedgerError && error.fault === 'ledger-missing' && error.detail === 'branch') return false;
    throw error;
  }
}

const README = `# Ledger of a compliance inventory

This branch is written by cip-inventory-sync, at each apply and each look. It says what the service listed then, and what
the run did: a record for R2, no more.

- \`ledger.json\`: whose ledger this is, and since when.
- \`live/\`: the lists as they were last read. Each change of them is a commit: \`git log -p live/\`.
- \`runs/\`: one file a run, never changed once there. \`seq\` counts them, \`previous\` is the SHA-256 of the file before,
  \`live_sha256\` that of the lists.

## Checked with git alone

    git log --oneline                                    # who looked and applied, and when
    git log -p -- live/assets                            # what changed
    find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum    # live_sha256 of the newest run with lists
    sha256sum runs/2026/03/20260301T061702Z-1-1-seen.json              # previous of the run after it
    git merge-base --is-ancestor COMMIT HEAD             # whether a commit that you kept is still part of it
    git -c gpg.ssh.allowedSignersFile=SIGNERS log --show-signature     # who signed, where commits are signed

\`cip-sync audit verify\` does all of it, and \`cip-sync audit\` tells the changes with who asked and who approved.

## What it does not say

Additions that were undone between two looks, and who made a change outside the repository. Whoever can write here and
holds the key could write it anew from its beginning: that is found only with a commit id, a clone or the comments that
somebody kept.
`;
