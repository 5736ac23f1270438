// A stand-in and clients of it, which end with the test. Waiting takes no time: it only advances the clock.
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { createGitHub } from '../../src/github/client.ts';
import { GitHubError } from '../../src/github/errors.ts';
import { DEFAULT_TOKEN, type StandIn, type StandInOptions, standIn } from './stand-in.ts';

/** A stand-in with one commit on its default branch. The test fails if it ends with a violation of the description. */
export async function stage(options: StandInOptions = {}): Promise<StandIn> {
  const opened = await standIn(options);
  onTestFinished(() => opened.close());
  await opened.directPush({ 'README.md': 'inventory\n' });
  return opened;
}

/** A stand-in with one open pull request. */
export async function opened(options?: StandInOptions) {
  const to = await stage(options);
  await to.commitFiles('change', { 'a.yml': 'a' });
  const pull = await to.openPull({ branch: 'change' });
  return { to, pull, number: pull.number };
}

/** A client of the stand-in, another one of the same run, and their waits in milliseconds. No jitter by default. */
export function visit(
  to: StandIn,
  {
    signal = new AbortController().signal,
    ...options
  }: Partial<Parameters<typeof createGitHub>[0]> & { readonly signal?: AbortSignal } = {},
) {
  const waits: number[] = [];
  let now = Date.parse('2026-03-01T00:00:00Z');
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      waits.push(ms);
      now += ms;
    },
  };
  const { owner, repo } = to.state;
  const fixed = { apiUrl: to.url, owner, repo, token: DEFAULT_TOKEN, userAgent: 'test', clock, random: () => 0 };
  const until = createGitHub({ ...fixed, ...options });
  return { github: until(signal), closing: until(signal), waits };
}

/** The GitHubError that a call ends with. */
export async function failureOf(call: Promise<unknown>): Promise<GitHubError> {
  const outcome = await call.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );
  if (outcome instanceof GitHubError) return outcome;
  throw new Error(`no GitHubError: ${outcome}`);
}

/** Starts a server for what the stand-in would not answer. It ends with the test. Gives its URL. */
export async function serve(listener: RequestListener): Promise<string> {
  // As in the emulator: if it closed a connection while this process is busy, a write would seem to have no answer.
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
