import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Service } from './service.js';

export type Listening = {
  port: number;
  /** Lets requests under way finish, cuts off those that take longer than `graceMs`, closes the database. */
  stop(graceMs?: number): Promise<void>;
};

/** A client that has not sent its request whole by then is let go. */
const REQUEST_TIMEOUT_MS = 30_000;
const GRACE_MS = 8_000;

/** Serves on every interface; port 0 takes a free one. Rejects when the port is taken. */
export async function listen(service: Service, port: number, host?: string): Promise<Listening> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, getRequestListener(service.app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  let stopped: Promise<void> | undefined;
  return {
    port: (server.address() as AddressInfo).port,
    stop: (graceMs = GRACE_MS) => {
      stopped ??= stop(service, server, graceMs);
      return stopped;
    },
  };
}

async function stop(service: Service, server: Server, graceMs: number): Promise<void> {
  service.stopAccepting();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cutOff);
  await service.close();
}
