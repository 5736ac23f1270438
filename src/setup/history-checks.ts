// Judges what runs have left: the record of the last plan, the mark of the last apply, and the ledger. What is not
// there yet is right.
import type { Branch, BranchRules, CheckSeen, DeploymentSeen, Repository, Seen } from '../github/settings.ts';
import { visible } from '../report/escape.ts';
import { counted } from '../report/text-style.ts';
import { type CheckVerdict, judged, judgedWhereThere, right, worst, wrong } from './check.ts';

export interface HistoryFacts {
  readonly now: number;
  readonly retentionDays: Seen<number>;
  /** The newest check of the newest merged pull request that has one; null where none has. */
  readonly record: Seen<CheckSeen | null>;
  /** The app that the required check must come from; null where that is not known. */
  readonly app: number | null;
  /** Of each name the last apply; null for none. */
  readonly marks: readonly Seen<MarkSeen>[];
  readonly ledgers: readonly LedgerFacts[];
}

export type MarkSeen = { readonly deployment: DeploymentSeen; readonly state: string } | null;

export interface LedgerFacts {
  /** `OWNER/REPO#BRANCH`. */
  readonly place: string;
  readonly isSigned: boolean;
  readonly repository: Seen<Repository>;
  readonly branch: Seen<Branch | null>;
  readonly rules: Seen<readonly BranchRules[]>;
}

/** A plan is reviewed and merged within these days, or its record may be gone. */
const LEAST_RETENTION = 30;
/** As `cip-sync audit verify` bounds the gap between two looks. */
const MOST_DAYS = 35;
const DAY_MS = 86_400_000;

export function judgeHistory(facts: HistoryFacts): Record<string, CheckVerdict | null> {
  const { retentionDays, marks, ledgers, now } = facts;
  const judgedLedgers = ledgers.map((ledger) => judgeLedger(ledger, now));
  const codes = Object.keys(judgedLedgers[0] ?? {});
  return {
    'check-retention': judged(retentionDays, (days) =>
      days >= LEAST_RETENTION
        ? right(`GitHub keeps the records of plans for ${counted(days, 'day')}.`)
        : wrong(
            `GitHub keeps the records of plans for ${counted(days, 'day')}: a pull request that is merged later counts as not reviewed.`,
            `Under Settings, Actions, General, keep artifacts and logs for ${LEAST_RETENTION} days at least.`,
          ),
    ),
    record: record(facts),
    'applied-mark': worst(marks.map(mark)),
    ...Object.fromEntries(codes.map((code) => [code, worst(judgedLedgers.map((verdicts) => verdicts[code] ?? null))])),
  };
}

function record({ record: seen, app }: HistoryFacts): CheckVerdict {
  return judged(seen, (newest) => {
    if (newest === null) return right('There is no record of a plan yet.');
    if (app !== null && newest.app !== app) {
      return wrong(
        `The last plan was recorded by app ${newest.app}, and app ${app} is the one that must report it.`,
        'Look at who made that check run. Give github-token to every job alike, or to none.',
      );
    }
    return right(
      `The last plan that was merged is recorded${newest.startedAt === null ? '' : `, ${visible(newest.startedAt)}`}.`,
    );
  });
}

function mark(seen: Seen<MarkSeen>): CheckVerdict {
  return judged(seen, (newest) => {
    if (newest === null) return right('Nothing was applied yet.');
    const { deployment, state } = newest;
    const what = `${visible(deployment.sha.slice(0, 7))}, ${visible(deployment.createdAt)}`;
    if (state !== 'failure' && state !== 'error') return right(`The last apply is of ${what}: ${visible(state)}.`);
    return wrong(
      `The last apply, of ${what}, ended as ${visible(state)}.`,
      'Read its run, and run it again: docs/operations.md.',
    );
  });
}

function judgeLedger(facts: LedgerFacts, now: number): Record<string, CheckVerdict | null> {
  const { branch, repository, rules } = facts;
  const place = visible(facts.place);
  return {
    ledger: judged(branch, (it) =>
      it === null
        ? wrong(
            `The ledger ${place} is not there: every apply fails.`,
            'Make it with cip-sync audit init; a ledger that was there is restored from a clone.',
          )
        : right(`The ledger ${place} is there.`),
    ),
    'ledger-private': judged(repository, ({ isPrivate }) =>
      isPrivate
        ? right('The ledger is in a private repository.')
        : wrong(`The repository of the ledger ${place} is public, and a ledger holds every name.`, 'Make it private.'),
    ),
    'ledger-protected': judgedWhereThere(branch, () =>
      judged(rules, (sets) => {
        const isKept = sets.some((set) => set.forbidsForcePush) && sets.some((set) => set.forbidsDeletion);
        if (isKept) return right('The ledger can be neither rewritten nor deleted.');
        return wrong(
          `The branch of the ledger ${place} can be rewritten or deleted.`,
          'Protect it by a ruleset that blocks force pushes and restricts deletions.',
        );
      }),
    ),
    'ledger-tip': judgedWhereThere(branch, (it) => tip(it, facts)),
    'ledger-age': judgedWhereThere(branch, ({ committedAt }) => {
      const days = committedAt === null ? 0 : Math.floor((now - Date.parse(committedAt)) / DAY_MS);
      if (days <= MOST_DAYS) return right(`The last look was ${counted(days, 'day')} ago.`);
      return wrong(`The last look was ${counted(days, 'day')} ago.`, 'See why the scheduled drift run writes none.');
    }),
  };
}

function tip({ signature }: Branch, { isSigned, place }: LedgerFacts): CheckVerdict {
  if (!isSigned) return right('The ledger is not signed: the workflow has no ledger-key.');
  if (signature === null || signature.reason === 'unsigned') {
    return wrong(
      `The newest commit of ${visible(place)} is not signed: it was not this workflow that made it.`,
      'Run cip-sync audit verify on a clone.',
    );
  }
  if (signature.verified) return right('The newest commit of the ledger is signed, and GitHub verifies it.');
  if (['invalid', 'malformed_signature', 'bad_cert', 'expired_key'].includes(signature.reason)) {
    return wrong(
      `The signature of the newest commit of ${visible(place)} does not hold.`,
      'Run cip-sync audit verify on a clone.',
    );
  }
  return right('The newest commit of the ledger is signed. GitHub does not know the key: cip-sync audit verify does.');
}
