// The messages about a ledger that cannot be written: findings with a code, in the terminal and in `explain`.

const BEGIN_BRANCH = 'Restore it from a clone, or begin one: `cip-sync ledger init`.';
const BEGIN_REPOSITORY =
  'Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: `cip-sync ledger init`.';
const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';

/** After something was written, `ledger-refused` and `ledger-unreachable` are reported as `ledger-behind`. */
export const LEDGER_WORDS = {
  'ledger-public': {
    title: 'The repository of the ledger is public.',
    message: () => 'The repository of the ledger is public, and a ledger holds every name. Nothing was written.',
    remedy: () =>
      'Make the repository private, or name a private one in `ledger`. A branch of this repository may be public with `allow-public: true`.',
  },
  'ledger-missing': {
    title: 'The ledger is not there.',
    message: (detail) => {
      if (detail === 'rewound')
        return 'The branch of the ledger lacks what this run has pushed: it was rewound. Nothing was written.';
      const repository = 'The repository of the ledger is not there, or the token may not read it.';
      return `${detail === 'repository' ? repository : 'The branch of the ledger is not there.'} Nothing was written.`;
    },
    remedy: (detail) => `${detail === 'repository' ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`,
  },
  'ledger-mismatch': {
    title: 'The ledger is of another organization or service.',
    message: (detail) => `This is another ledger: ${detail}. Nothing was written.`,
    remedy: (detail) => {
      if (detail.includes(' is of format ')) return 'Use the version that began the ledger, or a later one.';
      return 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.';
    },
  },
  'ledger-refused': {
    title: 'The ledger could not be read, or the push to it was refused.',
    message: (detail) => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`,
    remedy: () =>
      'Let the token of `ledger-token` read that branch and push to it, and check that the rules of the branch allow it.',
  },
  'ledger-unreachable': {
    title: 'The ledger could not be reached.',
    message: (detail) => `The ledger could not be reached: ${detail}.`,
    remedy: () => 'Run it again once its server answers.',
  },
  'ledger-behind': {
    title: 'The changes are applied, but their record is not in the ledger.',
    message: (detail) => `The changes are applied, but their record is not in the ledger: ${detail}.`,
    remedy: () =>
      'Keep the evidence file: it is the record of this apply. The next apply or look records what came of it.',
  },
} as const satisfies Record<
  string,
  { title: string; message: (detail: string) => string; remedy: (detail: string) => string }
>;

/** `ledger-missing: The branch of the ledger is not there. … `: one line, code first. */
export function ledgerLine(code: keyof typeof LEDGER_WORDS, detail: string): string {
  return `${code}: ${ledgerProblem(code, detail)}`;
}

/** The same line without its code. */
export function ledgerProblem(code: keyof typeof LEDGER_WORDS, detail: string): string {
  const { message, remedy } = LEDGER_WORDS[code];
  return `${message(detail)} ${remedy(detail).replaceAll('`', '')}`;
}

/** Which record of a run is not in the ledger, and why. Only an apply leaves an evidence file to keep. */
export function behindLine(kind: 'applied' | 'refused' | 'look', why: string): string {
  if (kind === 'applied') return ledgerLine('ledger-behind', why);
  if (kind === 'look')
    return `ledger-behind: The look of this run is not in the ledger: ${why}. Run it again: the next look records the lists.`;
  const add = LEDGER_WORDS['ledger-behind'].remedy();
  return `ledger-behind: Nothing was written at the service, but the record of that is not in the ledger: ${why}. ${add}`;
}
