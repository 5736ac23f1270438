// One run at its ledger: opened before anything is written, told what was seen and what was done. Where a run has no
// ledger, there is none of this.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceDocument } from '../apply/evidence.ts';
import type { Plan } from '../core/change.ts';
import type { Result } from '../core/result.ts';
import { ledgerGit } from '../ledger/git.ts';
import { type Published, Publisher } from '../ledger/publish.ts';
import type { RecordedReview, RunContent, RunName } from '../ledger/run-file.ts';
import { LedgerKeyError, readPrivateKey } from '../ledger/signature.ts';
import { LedgerError, LedgerStore, type Remote } from '../ledger/store.ts';
import { type Lists, liveFiles, type NamedFields } from '../ledger/tree.ts';
import { ConfigurationError } from '../service/endpoint.ts';
import type { Reader } from '../service/reader.ts';
import type { World } from './world.ts';

/** Where a run's ledger is, and as whom it is written. */
export interface LedgerPlace {
  readonly remote: Remote;
  /** More of the environment for git, such as the token for its server. */
  readonly env: Readonly<Record<string, string>>;
  /** The text of an Ed25519 key; '' for none. `keyInput` names where it was given. */
  readonly key: string;
  readonly keyInput: string;
  readonly name: RunName;
  /** Where bare folders are made. */
  readonly temporary: string;
  /** null: it is the caller's word that it is not public. */
  readonly isPrivate: (() => Promise<boolean>) | null;
}

export interface LedgerExpected {
  /** Origin of the service. */
  readonly service: string;
  readonly fields: NamedFields;
}

type RunWorld = Pick<World, 'env' | 'clock' | 'random' | 'version' | 'stop'>;

/** What became of the record of a run. */
export interface LedgerEnd {
  /** The last commit of the run, or the one that holds its look already; null where nothing was to be told. */
  readonly commit: string | null;
  /** Why the record is not in the ledger: finding `ledger-behind`; null when it is. */
  readonly behind: string | null;
}

/** Throws a LedgerError or a ConfigurationError: with a ledger that cannot be written, nothing is. */
export async function openLedger(place: LedgerPlace, world: RunWorld, expected: LedgerExpected): Promise<LedgerRun> {
  const key = keyOf(place);
  if (place.isPrivate !== null && !(await place.isPrivate())) throw new LedgerError('ledger-public', '');
  const folder = mkdtempSync(join(place.temporary, 'cip-ledger-'));
  const bare = join(folder, 'bare');
  const { run } = ledgerGit({ cwd: folder, bare, reaches: true, env: { ...world.env, ...place.env } });
  const { clock, random, stop, version } = world;
  const tool = { name: 'cip-inventory-sync', version };
  const store = new LedgerStore({ run, folder: bare, remote: place.remote, key });
  const publisher = new Publisher({ store, tool, clock, random, stop, name: place.name });
  const opened = new LedgerRun(publisher, { place, world, expected, folder });
  try {
    await publisher.open(expected.service);
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

function keyOf({ key, keyInput }: LedgerPlace) {
  if (key.trim() === '') return null;
  try {
    return readPrivateKey(key);
  } catch (error) {
    if (error instanceof LedgerKeyError) throw new ConfigurationError(keyInput, `${error.message}.`);
    throw error;
  }
}

interface Opened {
  readonly place: LedgerPlace;
  readonly world: RunWorld;
  readonly expected: LedgerExpected;
  readonly folder: string;
}

export class LedgerRun {
  readonly #publisher: Publisher;
  readonly #opened: Opened;
  #read: { -readonly [K in keyof Lists]?: Lists[K] } = {};
  #assetsReadAt = 0;
  #seen: string | null = null;

  constructor(publisher: Publisher, opened: Opened) {
    this.#publisher = publisher;
    this.#opened = opened;
  }

  /** The same reader, whose lists this run remembers. */
  remembering(reader: Reader): Reader {
    const keep = async <K extends keyof Lists>(key: K, list: Promise<Lists[K]>) => {
      const read = await list;
      this.#read[key] = read;
      if (key === 'assets') this.#assetsReadAt = this.#opened.world.clock.now();
      return read;
    };
    return {
      ...reader,
      facilities: () => keep('facilities', reader.facilities()) as ReturnType<Reader['facilities']>,
      controlCenters: () => keep('controlCenters', reader.controlCenters()) as ReturnType<Reader['controlCenters']>,
      cyberSystems: () => keep('systems', reader.cyberSystems()) as ReturnType<Reader['cyberSystems']>,
      cyberAssets: () => keep('assets', reader.cyberAssets()) as ReturnType<Reader['cyberAssets']>,
    };
  }

  /** What of the four lists a plan did not ask for is read, too; the ledger is held to the organization. */
  async hold(organization: string, remembering: Reader): Promise<void> {
    this.#publisher.belongsTo(organization);
    const { facilities, controlCenters } = this.#read;
    await Promise.all([
      facilities === undefined ? remembering.facilities() : null,
      controlCenters === undefined ? remembering.controlCenters() : null,
    ]);
  }

  /** The intent, before the first write. Throws a LedgerError: then nothing may be written. */
  async seen(plan: Plan, approval: { readonly mode: string; readonly by: string | null }, commit: string | null) {
    const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
    const intent = { digest: plan.digest, fingerprints, approval: { ...approval } };
    const published = await this.#publish({ kind: 'seen', intent }, commit);
    this.#seen = published.commit;
  }

  /** As evidence names it: the branch, and the commit of the intent; null where there was none. */
  get note(): { readonly branch: string; readonly commit: string } | null {
    return this.#seen === null ? null : { branch: this.#opened.place.remote.branch, commit: this.#seen };
  }

  /** What the run did. `reader`: for what the closing read does not list; null where that read showed nothing. */
  async ended(evidence: EvidenceDocument, reader: Reader | null): Promise<LedgerEnd> {
    return this.#told(async () => {
      const hasLists = reader !== null && (await this.#readPlaces(reader));
      if (!hasLists) this.#read = {};
      return this.#publish({ kind: 'applied', evidence: recorded(evidence) }, evidence.commit);
    });
  }

  async refused(evidence: EvidenceDocument): Promise<LedgerEnd> {
    return this.#told(() => this.#publish({ kind: 'refused', evidence: recorded(evidence) }, evidence.commit));
  }

  /** Nothing was to be written: the lists are what there is to tell. */
  async looked({ summary, toExecute }: Plan, commit: string | null): Promise<LedgerEnd> {
    const { facilities, controlCenters, systems, assets } = this.#read;
    const counts = {
      ...{ facilities: facilities?.length ?? 0, control_centers: controlCenters?.length ?? 0 },
      ...{ systems: systems?.length ?? 0, assets: assets?.length ?? 0 },
      ...{ changes: toExecute.length, drift: summary.drift, undeclared: summary.undeclared },
    };
    return this.#told(() => this.#publish({ kind: 'look', counts }, commit));
  }

  async reviewed(review: RecordedReview, commit: string | null): Promise<LedgerEnd> {
    return this.#told(() => this.#publish({ kind: 'review', review }, commit));
  }

  /** Paths and SHA-256s of the reviews that stand in the ledger. */
  async reviews(): Promise<ReadonlySet<string>> {
    const runs = await this.#publisher.earlier('review');
    return new Set(
      runs.flatMap(({ run }) => (run?.kind === 'review' ? [`${run.review.path} ${run.review.sha256}`] : [])),
    );
  }

  close(): void {
    rmSync(this.#opened.folder, { recursive: true, force: true });
  }

  async #readPlaces(reader: Reader): Promise<boolean> {
    try {
      const remembering = this.remembering(reader);
      await Promise.all([remembering.facilities(), remembering.controlCenters(), remembering.cyberSystems()]);
      return true;
    } catch {
      // Then the record goes in without lists.
      return false;
    }
  }

  #publish(content: RunContent, commit: string | null): Promise<Published> {
    const { facilities, controlCenters, systems, assets } = this.#read;
    const isWhole = facilities && controlCenters && systems && assets;
    const files = isWhole ? { facilities, controlCenters, systems, assets } : null;
    const { fields } = this.#opened.expected;
    const lists = files === null ? null : { files: liveFiles(files, fields), readAt: this.#assetsReadAt };
    return this.#publisher.publish({ content, lists: lists ?? null, commit });
  }

  /** A record that cannot be pushed takes nothing back: it is told. */
  async #told(publish: () => Promise<Published>): Promise<LedgerEnd> {
    try {
      return { commit: (await publish()).commit, behind: null };
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      return { commit: this.#seen, behind: error.detail };
    }
  }
}

/** What JSON keeps of the document: the ledger's copy equals the file. */
function recorded(evidence: EvidenceDocument) {
  return JSON.parse(JSON.stringify(evidence));
}
