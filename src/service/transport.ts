// Sends requests to the service: paced, bounded, tried again where that is safe, and every failure one ServiceError.
import { AnswerError } from './answer.ts';
import { aborted, attempt } from './attempt.ts';
import { ServiceError, stopsEverything } from './errors.ts';
import type { ServiceRequest, TransportOptions } from './request.ts';
import { nextWait } from './retry.ts';

export interface Transport {
  /**
   * Everything but POST is tried again where that is safe (design section 7, Retries). Rejects with a ServiceError.
   */
  send<T>(request: ServiceRequest<T>): Promise<T>;
}

export function createTransport(options: TransportOptions): Transport {
  const key = { isRefused: false };
  return { send: (request) => options.pace.run(() => persist(request, options, key)) };
}

/**
 * Attempts the request until it succeeds, cannot succeed, or may not be tried again. Once a write was answered that
 * the key is refused, the writes that wait for their turn are not sent.
 */
async function persist<T>(
  request: ServiceRequest<T>,
  options: TransportOptions,
  key: { isRefused: boolean },
): Promise<T> {
  const start = options.clock.now();
  for (let attempts = 1; ; attempts += 1) {
    const turn = { request, options, attempts };
    const isBarred = key.isRefused && request.method !== 'GET';
    if (isBarred || isStopping(options)) throw aborted({ ...turn, attempts: attempts - 1 });
    try {
      return await attempt(turn);
    } catch (error) {
      if (request.method !== 'GET' && stopsEverything(error)) key.isRefused = true;
      const wait = waitAfter(error, options, options.clock.now() - start);
      if (wait === null) throw error;
      await options.pace.pause(() => sleep(wait, options));
      // The failure says more than that the run is stopping, which the caller knows.
      if (isStopping(options)) throw error;
    }
  }
}

function isStopping({ signal, cut }: TransportOptions): boolean {
  return signal.aborted || cut.aborted;
}

/** Milliseconds until the next attempt, or null when this failure is the request's last. */
function waitAfter(error: unknown, { random }: TransportOptions, elapsedMs: number): number | null {
  // A POST that may have arrived would create twice (design section 7).
  if (!(error instanceof ServiceError) || error.method === 'POST') return null;
  const transient = !(error.cause instanceof AnswerError) || error.cause.unreadable;
  return nextWait({ error, transient, random, elapsedMs });
}

async function sleep(ms: number, { clock, signal }: TransportOptions): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
