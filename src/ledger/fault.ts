// Why a ledger cannot be written or read, as values with a code, and the words for each: in the terminal and in
// `explain`.

/** Why a ledger cannot be written. `reason` is what git or the system says, without a final period. */
export type LedgerFault =
  | { readonly code: 'ledger-public' }
  /** `pushed`: the branch lacks what this run has pushed. */
  | { readonly code: 'ledger-missing'; readonly lacks: 'branch' | 'repository' | 'pushed' }
  | {
      readonly code: 'ledger-mismatch';
      readonly found:
        | Misread
        | {
            readonly kind: 'other';
            readonly of: 'organization' | 'service';
            readonly theirs: string;
            readonly ours: string;
          };
    }
  | { readonly code: 'ledger-refused'; readonly act: 'push' | 'read'; readonly reason: string }
  | { readonly code: 'ledger-unreachable'; readonly reason: string };

/** Why a file of a ledger cannot be read. `at`: the first key that is not as documented; '' for the root. */
export type Misread =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'format'; readonly format: string; readonly reads: string }
  | { readonly kind: 'shape'; readonly at: string };

/** `is not JSON`: after the name of the file. */
export function misreadText(misread: Misread): string {
  switch (misread.kind) {
    case 'missing':
      return 'is not there';
    case 'not-json':
      return 'is not JSON';
    case 'format':
      return `is of format ${misread.format}, and this version reads ${misread.reads}`;
    case 'shape':
      return `is not as documented at ${misread.at || 'its root'}`;
  }
}

const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';

/** After something was written, `ledger-refused` and `ledger-unreachable` are reported as `ledger-behind`. */
export const LEDGER_WORDS = {
  'ledger-public': {
    title: 'The repository of the ledger is public.',
    help: 'Make the repository private, or name a private one in `ledger`. A branch of this repository may be public with `allow-public: true`.',
  },
  'ledger-missing': {
    title: 'The ledger is not there.',
    help: `Restore it from a clone, or begin one: \`cip-sync ledger init\`. ${NEVER_SILENT}`,
  },
  'ledger-mismatch': {
    title: 'The ledger is of another organization or service.',
    help: 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.',
  },
  'ledger-refused': {
    title: 'The ledger could not be read, or the push to it was refused.',
    help: 'Let the token of `ledger-token` read that branch and push to it, and check that the rules of the branch allow it.',
  },
  'ledger-unreachable': {
    title: 'The ledger could not be reached.',
    help: 'Run it again once its server answers.',
  },
  'ledger-behind': {
    title: 'The changes are applied, but their record is not in the ledger.',
    help: 'Keep the evidence file: it is the record of this apply. The next apply or look records what came of it.',
  },
} as const;

/** The fault as part of a sentence. */
export function faultClause(fault: LedgerFault): string {
  switch (fault.code) {
    case 'ledger-public':
      return 'the repository of the ledger is public, and a ledger holds every name';
    case 'ledger-missing':
      if (fault.lacks === 'branch') return 'the branch of the ledger is not there';
      if (fault.lacks === 'repository')
        return 'the repository of the ledger is not there, or the token may not read it';
      return 'the branch of the ledger lacks what this run has pushed: it was rewound';
    case 'ledger-mismatch': {
      const { found } = fault;
      if (found.kind !== 'other') return `this is another ledger: its ledger.json ${misreadText(found)}`;
      return `this is another ledger: it belongs to the ${found.of} ${found.theirs}, but this run is for ${found.ours}`;
    }
    case 'ledger-refused':
      return `${fault.act === 'push' ? 'the push to the ledger was refused' : 'the ledger could not be read'}: ${fault.reason}`;
    case 'ledger-unreachable':
      return `the ledger could not be reached: ${fault.reason}`;
  }
}

/** What to do about a ledger before anything was written. */
export function faultRemedy(fault: LedgerFault): string {
  const mayBePush = fault.code === 'ledger-refused' || fault.code === 'ledger-unreachable';
  return `${mayBePush ? '' : 'Nothing was written. '}${remedyOf(fault).replaceAll('`', '')}`;
}

function remedyOf(fault: LedgerFault): string {
  if (fault.code === 'ledger-missing' && fault.lacks === 'repository')
    return `Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: \`cip-sync ledger init\`. ${NEVER_SILENT}`;
  if (fault.code === 'ledger-mismatch' && fault.found.kind === 'format')
    return 'Use the version that began the ledger, or a later one.';
  return LEDGER_WORDS[fault.code].help;
}

/** Which record of a run is not in the ledger, and why. Only an apply leaves an evidence file to keep. */
export function behindLine(kind: 'applied' | 'refused' | 'look', reason: string): string {
  const keep = LEDGER_WORDS['ledger-behind'].help;
  const [what, next] = {
    applied: ['The changes are applied, but their record is not in the ledger', keep],
    refused: ['Nothing was written at the service, but the record of that is not in the ledger', keep],
    look: ['The look of this run is not in the ledger', 'Run it again: the next look records the lists.'],
  }[kind];
  return `ledger-behind: ${what}: ${reason}. ${next}`;
}
