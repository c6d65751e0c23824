import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { withListenErrors, listenOn } from '../listen-error.ts';

/**
 * Serves `/metrics` on a separate port, so that the proxy does not expose it.
 * @param port 0 for a free port
 * @returns the port and a function that closes it
 * @throws OperatorError if the port cannot be opened
 */
export async function serveMetrics(
  registry: Registry,
  host: string,
  port: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await withListenErrors('METRICS_', { host, port }, () => listenOn(server, host, port));
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
