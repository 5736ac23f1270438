// The ledger of one run: opened before anything is written, it records what was listed and what was done.
import type { KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../core/change.ts';
import { type Clock, type Lists, toolOf } from '../core/model.ts';
import { isSystemError } from '../core/rejections.ts';
import { type ApplyReport, ConfigurationError } from '../core/result.ts';
import type { ShownFields } from '../core/system-context.ts';
import { GitError } from '../git/process.ts';
import { type Published, Publisher } from '../ledger/publish.ts';
import type { RunContent, RunName } from '../ledger/run-file.ts';
import { LedgerKeyError, readPrivateKey } from '../ledger/signature.ts';
import { LedgerError, LedgerStore, type Remote } from '../ledger/store.ts';
import { liveFiles } from '../ledger/tree.ts';
import { word } from '../report/escape.ts';
import type { EvidenceDocument } from '../report/evidence-schema.ts';
import { behindLine, type LedgerEnd } from '../report/ledger.ts';
import type { Environment } from '../service/endpoint.ts';
import type { Reader } from '../service/reader.ts';
import type { Settings } from './inputs.ts';

/** Where a run's ledger is, and with which identity it is written. */
export interface LedgerPlace {
  readonly remote: Remote;
  /** More environment for git, such as the token for its server. */
  readonly env: Readonly<Record<string, string>>;
  /** The text of an Ed25519 key; '' for none. `keyInput` names the input that gave it. */
  readonly key: string;
  readonly keyInput: string;
  readonly name: RunName;
  /** Where bare folders are made. */
  readonly temporary: string;
  /** null: there is nothing to ask, and the caller guarantees that the repository is not public. */
  readonly isPrivate: (() => Promise<boolean>) | null;
}

/** What a ledger needs of its run. */
interface LedgerContext {
  readonly host: {
    readonly env: Environment;
    readonly clock: Clock;
    readonly random: () => number;
    readonly version: string;
  };
  readonly settings: Settings;
  readonly shutdown: { readonly stop: AbortSignal };
}

/** Throws a LedgerError or a ConfigurationError. */
export async function openLedger(place: LedgerPlace, context: LedgerContext, reader: Reader): Promise<LedgerRun> {
  const { host, settings, shutdown } = context;
  const key = ledgerKey(place.key, place.keyInput);
  if (place.isPrivate !== null && !(await place.isPrivate())) throw new LedgerError('ledger-public', '');
  const folder = temporaryFolder(place.temporary);
  const { stop } = shutdown;
  const store = new LedgerStore({ folder, env: { ...host.env, ...place.env }, remote: place.remote, key, stop });
  const { clock, random } = host;
  const publisher = new Publisher({ store, tool: toolOf(host), clock, random, stop, name: place.name });
  try {
    await publisher.open(new URL(settings.baseUrl).origin);
    return new LedgerRun(publisher, { place, clock, folder, fields: settings }, reader);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a folder, which the caller removes. Throws a ConfigurationError where none can be made. */
export function temporaryFolder(parent: string): string {
  try {
    return mkdtempSync(join(parent, 'cip-ledger-'));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const problem = `${word(parent)} cannot be written (${error.code}). Make room there, or set TMPDIR to another folder.`;
    throw new ConfigurationError('the temporary folder', problem, { cause: error });
  }
}

export function ledgerKey(text: string, input: string): KeyObject | null {
  if (text.trim() === '') return null;
  try {
    return readPrivateKey(text);
  } catch (error) {
    if (error instanceof LedgerKeyError) throw new ConfigurationError(input, `${error.message}.`);
    throw error;
  }
}

interface Opened {
  readonly place: LedgerPlace;
  readonly clock: Clock;
  readonly folder: string;
  readonly fields: ShownFields;
}

export class LedgerRun {
  readonly #publisher: Publisher;
  readonly #opened: Opened;
  #read: { -readonly [K in keyof Lists]?: Lists[K] } = {};
  #assetsReadAt = 0;
  /** The commit of the intent. */
  #intent: string | null = null;
  #end: LedgerEnd = { commit: null, behind: null };
  /** The reader of the run, whose lists are remembered. */
  readonly reader: Reader;

  constructor(publisher: Publisher, opened: Opened, reader: Reader) {
    this.#publisher = publisher;
    this.#opened = opened;
    this.reader = {
      ...reader,
      facilities: () => this.#remember('facilities', reader.facilities()),
      controlCenters: () => this.#remember('controlCenters', reader.controlCenters()),
      cyberSystems: () => this.#remember('systems', reader.cyberSystems()),
      cyberAssets: () => this.#remember('assets', reader.cyberAssets()),
    };
  }

  async #remember<K extends keyof Lists, L extends Lists[K]>(key: K, list: Promise<L>): Promise<L> {
    const read = await list;
    this.#read[key] = read;
    if (key === 'assets') this.#assetsReadAt = this.#opened.clock.now();
    return read;
  }

  /** What the run has left in the ledger so far. */
  get end(): LedgerEnd {
    return this.#end;
  }

  /** As evidence names it: the branch, and the commit of the intent; null where there was none. */
  get note(): { readonly branch: string; readonly commit: string } | null {
    return this.#intent === null ? null : { branch: this.#opened.place.remote.branch, commit: this.#intent };
  }

  /** Throws a LedgerError for a ledger of another organization. Also reads the lists that the plan did not need. */
  async belongTo(organization: string): Promise<void> {
    this.#publisher.belongsTo(organization);
    const { facilities, controlCenters } = this.#read;
    const lacking = [
      facilities ? null : this.reader.facilities(),
      controlCenters ? null : this.reader.controlCenters(),
    ];
    await Promise.all(lacking);
  }

  /** Records the intent before the first write. Throws a LedgerError: then nothing may be written. */
  async recordSeen(plan: Plan, approval: EvidenceDocument['approval'], commit: string | null) {
    const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
    const { mode, by } = approval;
    const content = { kind: 'seen', intent: { digest: plan.digest, fingerprints, approval: { mode, by } } } as const;
    this.#intent = (await this.#publish(content, commit)).commit;
    this.#end = { commit: this.#intent, behind: null };
  }

  /** Records the end of an apply. One that had nothing to write leaves a reading. */
  async recordEnd(
    evidence: EvidenceDocument,
    { plan, report }: { readonly plan: Plan; readonly report: ApplyReport | null },
  ) {
    const { result, commit } = evidence;
    if (report !== null) {
      // The closing read listed the assets. The other lists are read again. Without all of them, the record has none.
      if (report.converged === null || !(await this.#readPlaces())) this.#read = {};
      await this.#record({ kind: 'applied', evidence: recorded(evidence) }, commit);
    } else if (result === 'unapproved' || result === 'blocked') {
      await this.#record({ kind: 'refused', evidence: recorded(evidence) }, commit);
    } else if (result === 'no-changes') await this.recordReading(plan, commit);
  }

  /** Records the lists of a run that had nothing to write. */
  async recordReading({ organization, summary, toExecute }: Plan, commit: string | null): Promise<void> {
    await this.belongTo(organization);
    const { facilities, controlCenters, systems, assets } = this.#read;
    const counts = {
      ...{ facilities: facilities?.length ?? 0, control_centers: controlCenters?.length ?? 0 },
      ...{ systems: systems?.length ?? 0, assets: assets?.length ?? 0 },
      ...{ changes: toExecute.length, drift: summary.drift, undeclared: summary.undeclared },
    };
    await this.#record({ kind: 'look', counts }, commit);
  }

  close(): void {
    rmSync(this.#opened.folder, { recursive: true, force: true });
  }

  async #readPlaces(): Promise<boolean> {
    try {
      await Promise.all([this.reader.facilities(), this.reader.controlCenters(), this.reader.cyberSystems()]);
      return true;
    } catch {
      return false;
    }
  }

  #publish(content: RunContent, commit: string | null): Promise<Published> {
    const { facilities, controlCenters, systems, assets } = this.#read;
    const isWhole = facilities && controlCenters && systems && assets;
    const files = isWhole ? { facilities, controlCenters, systems, assets } : null;
    const { fields } = this.#opened;
    const lists = files === null ? null : { files: liveFiles(files, fields), readAt: this.#assetsReadAt };
    return this.#publisher.publish({ content, lists, commit });
  }

  /** Nothing is undone if a record cannot be pushed. The first such failure is kept, to be reported. */
  async #record(content: Exclude<RunContent, { readonly kind: 'seen' }>, commit: string | null): Promise<void> {
    try {
      this.#end = { ...this.#end, commit: (await this.#publish(content, commit)).commit };
    } catch (error) {
      this.#end = { ...this.#end, behind: this.#end.behind ?? behindLine(content.kind, whyNotKept(error)) };
    }
  }
}

/** Also handles a full disk. Throws bugs. */
function whyNotKept(error: unknown): string {
  if (error instanceof LedgerError) return error.detail;
  if (error instanceof GitError) return error.message;
  if (isSystemError(error)) return `the temporary folder cannot be written (${error.code})`;
  throw error;
}

/** What JSON keeps of the document, so that the ledger's copy equals the file. */
function recorded(document: Partial<EvidenceDocument>) {
  return JSON.parse(JSON.stringify(document));
}
