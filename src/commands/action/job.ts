// One run of the action: what it was asked, and with what it works.
import type { Connection } from '../../service/connect.ts';
import type { AttemptCount } from '../attempts.ts';
import type { Settings } from '../inputs.ts';
import type { Lifetime } from '../lifetime.ts';
import type { Progress } from '../progress.ts';
import type { Revision } from '../survey.ts';
import type { World } from '../world.ts';
import type { OnGitHub } from './on-github.ts';
import type { Runner } from './runner.ts';

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
