// Checks the base URL, the key and the proxy before anything is sent. No message repeats a refused value.
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

/** The API key, trimmed (API section 5). Throws a ConfigurationError if no header can carry it. */
export function checkApiKey(text: string): string {
  const key = text.trim();
  if (key === '') throw new ConfigurationError('api-key', 'is empty. Set it to a key of the organization.');
  if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) {
    throw new ConfigurationError(
      'api-key',
      'holds a character that no header can carry, such as a line break. Copy the key again.',
    );
  }
  return key;
}

/**
 * The proxy from HTTPS_PROXY and NO_PROXY, the lower case names first. null if there is none, or for this machine,
 * which never needs one. `noProxy`: the hosts that are reached without it. Throws a ConfigurationError.
 */
export function checkProxy(baseUrl: URL, env: Environment) {
  const text = (env.https_proxy ?? env.HTTPS_PROXY ?? '').trim();
  if (isLoopback(baseUrl) || text === '') return null;
  // As with curl, a proxy without a scheme speaks plain http.
  const url = text.includes('://') ? text : `http://${text}`;
  if (!isProxy(url)) {
    throw new ConfigurationError('HTTPS_PROXY', 'is not an http or https proxy. Write it as http://host:port.');
  }
  return { url, noProxy: (env.no_proxy ?? env.NO_PROXY ?? '').trim() };
}

/** The user and password of a proxy must be decodable, since undici decodes them. */
function isProxy(text: string): boolean {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function baseUrlError(message: string): ConfigurationError {
  return new ConfigurationError('base-url', message);
}
