// Measures whole processes several times, in turn: wall time and peak memory, as medians and as ratios of each pair.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Command {
  /** The arguments for Node. */
  readonly argv: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The exit code to expect, if it is not 0. */
  readonly code?: number;
}

interface Sample {
  readonly ms: number;
  /** Megabytes; NaN if not measured. */
  readonly peak: number;
}

export interface Compared {
  readonly a: Sample;
  readonly b: Sample;
  readonly timeRatio: number;
  readonly peakRatio: number;
}

interface Runs {
  readonly runs: number;
  /** Asks each process for its peak memory, which costs it a few milliseconds. */
  readonly withPeak: boolean;
}

/** Runs `a` and `b` in turn after one warm-up of each, so that both have the same noise. */
export async function compare(a: Command, b: Command, { runs, withPeak }: Runs): Promise<Compared> {
  const pairs: { a: Sample; b: Sample }[] = [];
  for (let n = -1; n < runs; n++) {
    const pair = { a: await measure(a, withPeak), b: await measure(b, withPeak) };
    if (n >= 0) pairs.push(pair);
  }
  return {
    a: medianSample(pairs.map((pair) => pair.a)),
    b: medianSample(pairs.map((pair) => pair.b)),
    timeRatio: median(pairs.map((pair) => pair.a.ms / pair.b.ms)),
    peakRatio: median(pairs.map((pair) => pair.a.peak / pair.b.peak)),
  };
}

/** One run from start to end. Rejects if its exit code is another than expected. */
export async function measure(command: Command, withPeak = false): Promise<Sample> {
  const preload = withPeak ? ['--import', new URL('peak.mjs', import.meta.url).href] : [];
  const start = performance.now();
  const child = startProcess({ ...command, argv: [...preload, ...command.argv] }, ['ignore', 'ignore', 'pipe', 'pipe']);
  let peak = '';
  let errors = '';
  child.stdio[3]?.on('data', (chunk) => (peak += chunk));
  child.stderr?.on('data', (chunk) => (errors = (errors + chunk).slice(-2000)));
  const [code] = await once(child, 'close');
  const ms = performance.now() - start;
  if (code !== (command.code ?? 0)) throw new Error(`${command.argv.join(' ')} ended with ${code}: ${errors}`);
  return { ms, peak: withPeak ? Number(peak) / 1024 : Number.NaN };
}

export interface Serving {
  readonly url: string;
  stop(): void;
}

/** Starts a server that prints its URL as its first line. */
export async function serve(command: Command): Promise<Serving> {
  const server = startProcess(command, ['ignore', 'pipe', 'ignore']);
  if (server.stdout === null) throw new Error('the server has no standard output');
  const [line] = await once(server.stdout, 'data');
  return { url: String(line).trim(), stop: () => void server.kill() };
}

function startProcess({ argv, cwd, env }: Command, stdio: ('ignore' | 'pipe')[]): ChildProcess {
  return spawn(process.execPath, argv, { ...(cwd && { cwd }), env: { ...process.env, ...env }, stdio });
}

function medianSample(samples: readonly Sample[]): Sample {
  return { ms: median(samples.map(({ ms }) => ms)), peak: median(samples.map(({ peak }) => peak)) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
