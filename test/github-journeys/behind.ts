// An enterprise network: only a proxy reaches the https names of GitHub and the service, whose certificates are from a
// private authority.
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Server } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '../journeys/harness.ts';

const TLS = join(ROOT, 'test/fixtures/tls');

/** The path of the authority's certificate, for NODE_EXTRA_CA_CERTS. */
export const AUTHORITY = join(TLS, 'authority.pem');

export interface Behind {
  readonly proxyUrl: string;
  /** What the proxy was asked to connect to, each once: `github.test:443`. */
  readonly reached: ReadonlySet<string>;
}

/** Serves the given origins under their host names, behind a proxy. */
export async function behindProxy(origins: Readonly<Record<string, string>>): Promise<Behind> {
  const certificate = { key: readFileSync(join(TLS, 'server-key.pem')), cert: readFileSync(join(TLS, 'server.pem')) };
  const inside = createSecureServer(certificate, (incoming, answer) => {
    const to = new URL(incoming.url ?? '/', origins[incoming.headers.host ?? '']);
    const { method = 'GET', headers } = incoming;
    const onward = request(to, { method, headers: { ...headers, host: to.host } }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    incoming.pipe(onward);
  });
  const port = await listen(inside);
  const reached = new Set<string>();
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    reached.add(url);
    const tunnel = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    // Either side may close the connection abruptly when a run ends.
    for (const end of [tunnel, socket]) end.on('error', () => end.destroy());
  });
  return { proxyUrl: `http://127.0.0.1:${await listen(proxy)}`, reached };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
