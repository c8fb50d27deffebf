import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { drain, watchRequests } from './drain.js';
import type { Service } from './service.js';

export type Listening = {
  port: number;
  /** Lets requests under way and what they left behind finish within `graceMs`, cuts the rest off, closes the database. */
  stop(graceMs: number): Promise<void>;
};

/** A client that has not sent its request whole by then is let go. */
const REQUEST_TIMEOUT_MS = 30_000;
/** So is one that neither sends nor reads anything for this long. */
const SILENCE_MS = 60_000;
/**
 * Longer than a proxy keeps a connection that nobody uses (nginx, load balancers and our Caddyfile: 60 s): where the
 * server closes first, a request that is just being sent gets a reset, and a POST is not sent twice.
 */
const KEEP_ALIVE_MS = 75_000;
/** How often it is looked for requests that take too long. */
const CHECK_MS = 5_000;

/** Serves on every interface; port 0 takes a free one. Rejects when the port is taken. */
export async function listen(
  service: Pick<Service, 'stopAccepting' | 'close'> & { app: Pick<Service['app'], 'fetch'> },
  port: number,
  host?: string,
  { silenceMs = SILENCE_MS } = {},
): Promise<Listening> {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_MS,
  });
  server.timeout = silenceMs;
  const requests = watchRequests(server);
  // HTTP/1.0 asks for no Host, and some balancers look at /readyz so; of HTTP/1.1 Node itself asks for one.
  const answer = getRequestListener(service.app.fetch, { hostname: 'localhost' });
  server.on('request', (request, response) => {
    // A proxy may have gone by the other one: of two neither is answered (RFC 9112, 3.2).
    if (request.headersDistinct.host?.[1] === undefined) return answer(request, response);
    response.writeHead(400, { connection: 'close' }).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  let stopped: Promise<void> | undefined;
  const stop = async (graceMs: number) => {
    const deadline = performance.now() + graceMs;
    service.stopAccepting();
    await drain(server, requests, graceMs);
    await service.close(Math.max(0, deadline - performance.now()));
  };
  return {
    port: (server.address() as AddressInfo).port,
    stop: (graceMs) => {
      stopped ??= stop(graceMs);
      return stopped;
    },
  };
}
