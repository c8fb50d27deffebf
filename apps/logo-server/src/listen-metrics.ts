import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './ports/metrics.js';

/**
 * Serves `/metrics` on a port of its own, which is for the operator's network and not for the internet: routes and
 * figures are nobody else's business. Rejects when the port is taken.
 */
export async function listenMetrics(
  metrics: Pick<Metrics, 'text'>,
  port: number,
  host?: string,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, body } = await metrics.text();
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch {
      // The scraper says that it got none, which is an alert of its own.
      response.writeHead(500).end();
    }
  });
  // It serves for as long as there is something to tell of.
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
