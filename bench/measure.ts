// Whole processes, in turn, several times: wall time and peak memory, as medians and as ratios pair by pair.
import { spawn } from 'node:child_process';

export interface Command {
  readonly argv: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly exitCodes?: readonly number[];
}

interface Sample {
  readonly ms: number;
  /** Kilobytes. */
  readonly peak: number;
}

export interface Compared {
  readonly a: Sample;
  readonly b: Sample;
  readonly timeRatio: number;
  readonly peakRatio: number;
}

/** Runs `a` and `b` by turns, one warm-up first. */
export async function compare(a: Command, b: Command, runs: number): Promise<Compared> {
  const pairs: { a: Sample; b: Sample }[] = [];
  for (let n = -1; n < runs; n++) {
    const pair = { a: await measure(a), b: await measure(b) };
    if (n >= 0) pairs.push(pair);
  }
  return {
    a: medianSample(pairs.map((pair) => pair.a)),
    b: medianSample(pairs.map((pair) => pair.b)),
    timeRatio: median(pairs.map((pair) => pair.a.ms / pair.b.ms)),
    peakRatio: median(pairs.map((pair) => pair.a.peak / pair.b.peak)),
  };
}

function measure({ argv, cwd, env, exitCodes = [0] }: Command): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, ['--import', new URL('peak.ts', import.meta.url).href, ...argv], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    let peak = '';
    let errors = '';
    child.stdio[3]?.on('data', (chunk) => (peak += chunk));
    child.stderr?.on('data', (chunk) => (errors = (errors + chunk).slice(-2000)));
    child.on('close', (code) => {
      const ms = performance.now() - start;
      if (exitCodes.includes(code ?? -1)) resolve({ ms, peak: Number(peak) });
      else reject(new Error(`${argv.join(' ')} exited with ${code}: ${errors}`));
    });
  });
}

function medianSample(samples: readonly Sample[]): Sample {
  return { ms: median(samples.map(({ ms }) => ms)), peak: median(samples.map(({ peak }) => peak)) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
