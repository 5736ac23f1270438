// Checks the base URL before anything is sent. No message repeats a refused value.
import { UserError } from '../core/result.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The service's base URL: https, or http on loopback; without credentials, query or fragment.
 * A path prefix is kept. Throws a UserError.
 */
export function checkBaseUrl(text: string, env: Environment): URL {
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    throw new UserError(
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'is 0, which turns off certificate checks',
      'Unset it; NODE_EXTRA_CA_CERTS adds a private authority.',
    );
  }
  const trimmed = text.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  let wrong: readonly [problem: string, remedy?: string] | null = null;
  if (trimmed === '') wrong = ['is empty', 'Set it to the URL of the service.'];
  else if (url === null) wrong = ['is not a URL', 'Write it as https://host or https://host/path.'];
  else if (url.protocol !== 'https:' && url.protocol !== 'http:')
    wrong = [`must start with https://, or for ${THIS_MACHINE} with http://`];
  else if (url.username !== '' || url.password !== '') wrong = ['must not contain a user or password', 'Remove them.'];
  else if (/[?#]/.test(text)) wrong = ['must not contain a query or a fragment', 'Remove what follows the path.'];
  else if (url.protocol === 'http:' && !isLoopback(url)) wrong = [`must use https; http is only for ${THIS_MACHINE}`];
  if (wrong !== null) throw new UserError('base-url', ...wrong);
  return url!;
}

const THIS_MACHINE = 'this machine (localhost, 127.0.0.1, [::1])';

/** Whether the URL names this machine: localhost, 127.0.0.0/8 or ::1. */
export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
}
