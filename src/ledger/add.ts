// Adds evidence that could not be pushed when its run ended: without lists, since nobody knows what they were then.
import { Publisher, type PublishInput } from './publish.ts';
import { type RecordedEvidence, type RunName, type RunPath, readEvidence, readRunPath } from './run-file.ts';
import { LedgerError, type LedgerStore, runPathsOf, sha256, type Tip } from './store.ts';

export interface Added {
  readonly commit: string;
  readonly isNew: boolean;
}

/** Throws a LedgerError: `ledger-mismatch` for evidence of another ledger, or none at all. */
export async function addEvidence(text: string, input: Omit<PublishInput, 'name'>): Promise<Added> {
  const { value: evidence, wrong } = readEvidence(text);
  if (evidence === null) throw new LedgerError('ledger-mismatch', `the file is no evidence: it ${wrong}`);
  const { organization, service } = evidence;
  const tip = await input.store.fetchTip();
  const kind = REFUSED.has(evidence.result) && evidence.ledger == null ? 'refused' : 'applied';
  const name = await runNameOf(evidence, tip, input.store, text);
  const isIt = (one: RunPath) => one.run === name.run && one.attempt === name.attempt && one.kind === kind;
  if (namesOf(tip).some(isIt)) return { commit: tip.commit, isNew: false };
  const publisher = new Publisher({ ...input, name });
  await publisher.open(service);
  publisher.belongsTo(organization);
  const published = await publisher.publish({
    content: { kind, evidence },
    lists: null,
    commit: evidence.commit,
  });
  return { commit: published.commit, isNew: true };
}

const REFUSED: ReadonlySet<string> = new Set(['unapproved', 'blocked']);

/** The run whose `seen` the evidence names; else that of its URL, else one made of its bytes. */
async function runNameOf(
  { ledger, run_url }: RecordedEvidence,
  tip: Tip,
  store: LedgerStore,
  text: string,
): Promise<RunName> {
  if (ledger != null) {
    const [, run, attempt] = /^([0-9A-Za-z]+)-(\d+)$/.exec((await store.runOf(ledger.commit)) ?? '') ?? [];
    const name = run === undefined ? null : { run, attempt: Number(attempt) };
    if (name !== null && namesOf(tip).some((each) => each.run === run && each.attempt === name.attempt)) return name;
    throw new LedgerError(
      'ledger-mismatch',
      `the evidence names commit ${ledger.commit}, which is not part of this ledger`,
    );
  }
  const run = /\/actions\/runs\/(\d+)/.exec(run_url ?? '')?.[1] ?? sha256(text).slice(0, 8);
  return { run, attempt: 1 };
}

function namesOf({ objects }: Tip): RunPath[] {
  return runPathsOf(objects).flatMap((path) => readRunPath(path) ?? []);
}
