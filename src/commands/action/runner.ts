// What the runner of GitHub Actions gives an action and takes from it, and one run of it: what it was asked, and with
// what it works.

import type { Result } from '../../core/result.ts';
import type { EventPayload } from '../../github/event.ts';
import type { Connection } from '../../service/connect.ts';
import type { ActionInputName, Settings } from '../inputs.ts';
import type { Lifetime } from '../lifetime.ts';
import type { Progress } from '../progress.ts';
import type { Revision } from '../survey.ts';
import type { AttemptCount, World } from '../world.ts';
import type { OnGitHub } from './github-context.ts';

/** What a step of a workflow can read of a run. */
export interface ActionOutputs {
  readonly result: Result;
  readonly 'has-changes': boolean;
  readonly 'create-count': number;
  readonly 'update-count': number;
  readonly 'delete-count': number;
  readonly 'drift-count': number;
  readonly digest: string;
  readonly 'plan-path': string;
  readonly 'evidence-path': string;
  readonly 'comment-url': string;
}

export interface Runner extends Pick<World, 'env' | 'clock' | 'random' | 'version'> {
  /** '' for an input that was not given. */
  readonly input: (name: ActionInputName) => string;
  readonly eventName: string;
  readonly payload: EventPayload;
  /** The workspace. */
  readonly workspace: string;
  /** The commit of the event; '' when there is none. */
  readonly commit: string;
  /** A folder of this job's own. */
  readonly temporary: string;
  readonly actor: string | null;
  readonly runUrl: string | null;
  /** Runs git in a folder until the signal is aborted, with more environment where given. */
  readonly gitIn: (cwd: string, stop: AbortSignal, more?: Readonly<Record<string, string>>) => World['git'];
  readonly onSignal: (listener: () => void) => () => void;
  /** Appends to the log, as it is: workflow commands work. */
  readonly log: (text: string) => void;
  readonly fail: (message: string) => void;
  readonly warn: (message: string) => void;
  readonly setOutput: (name: keyof ActionOutputs, value: string) => void;
  /** Appends Markdown to the job summary. Resolves to whether it stands there. */
  readonly summarize: (markdown: string) => Promise<boolean>;
}

export interface Job {
  readonly settings: Settings;
  readonly runner: Runner;
  readonly cwd: string;
  /** The same within the repository, to stand before paths of its files: `ops/plant/`, or '' for the root. */
  readonly folder: string;
  /** The commit of the event; the working tree where there is none. */
  readonly head: Revision;
  readonly lifetime: Lifetime;
}

export interface OnlineJob extends Job {
  readonly connection: Connection;
  readonly attempts: AttemptCount;
  readonly world: World;
  readonly progress: Progress;
}

/** A job that may ask GitHub, at a commit. */
export interface GitHubJob extends OnlineJob {
  readonly on: OnGitHub;
  readonly commit: string;
}
