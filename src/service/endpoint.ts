// Checks the base URL before anything is sent. No message repeats a refused value.
import { ConfigurationError } from '../core/result.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The service's base URL: https, or http on loopback; without credentials, query or fragment.
 * A path prefix is kept. Throws a ConfigurationError.
 */
export function checkBaseUrl(text: string, env: Environment): URL {
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    throw new ConfigurationError(
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'is 0, which turns the check of certificates off. Unset it; NODE_EXTRA_CA_CERTS adds a private authority.',
    );
  }
  const given = text.trim();
  if (given === '') throw baseUrlError('is empty. Set it to the URL of the service.');
  if (!URL.canParse(given)) throw baseUrlError('is not a URL. Write it as https://host or https://host/path.');
  const url = new URL(given);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw baseUrlError('must start with https://.');
  if (url.username !== '' || url.password !== '') throw baseUrlError('must not hold a user or password. Remove them.');
  if (/[?#]/.test(text)) throw baseUrlError('must not hold a query or a fragment. Remove what follows the path.');
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw baseUrlError('must use https; http is only for this machine (localhost, 127.0.0.1, [::1]).');
  }
  return url;
}

/** Whether it names the machine that asks: localhost, 127.0.0.0/8 or ::1. */
export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
}

function baseUrlError(message: string): ConfigurationError {
  return new ConfigurationError('base-url', message);
}
