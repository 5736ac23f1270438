// Why the certificate of a server is refused, and what to do: one sentence for each cause.

/**
 * null if an error of a connection is not about a certificate. `whose`: the beginning of the sentence, such as `Its`.
 * `code`: the code of the error, as Node and OpenSSL have it.
 */
export function certificateFault(whose: string, code: string, error: unknown): string | null {
  const certificate = `${whose} certificate`;
  const or = 'or the clock of this machine is wrong: check the clock, and have the certificate renewed';
  if (code.endsWith('CERT_HAS_EXPIRED')) return `${certificate} has expired, ${or}.`;
  if (code.endsWith('CERT_NOT_YET_VALID')) return `${certificate} is not valid yet, ${or}.`;
  if (code.endsWith('CERT_ALTNAME_INVALID')) {
    const hosts = hostsOf(error);
    const which = hosts.length === 0 ? '' : `: ${hosts.join(', ')}`;
    return `${certificate} was made for another host${which}. Check how the URL spells the host.`;
  }
  if (!/CERT|_SIGNATURE$/.test(code)) return null;
  return `${certificate} is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
}

const MOST_HOSTS = 3;

/** The first hosts that the certificate of the error names. A name with odd characters is left out. */
function hostsOf(error: unknown): string[] {
  const names = (error as { readonly cert?: { readonly subjectaltname?: unknown } } | null)?.cert?.subjectaltname;
  const hosts = String(names ?? '')
    .split(', ')
    .map((name) => name.replace(/^(?:DNS|IP Address):/, ''));
  return hosts.filter((host) => /^[\w.*:-]{1,100}$/.test(host)).slice(0, MOST_HOSTS);
}
