import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** No request for this long: whatever was sent before has been read. */
const QUIET_MS = 200;
/** What a balancer asks, to know where to send requests. */
const PROBE = '/readyz';

type Requests = {
  /** From now on every answer tells its connection to close. */
  tellToClose(): void;
  /** Resolves when whoever asks regularly whether this server is ready has asked again, or at the deadline. */
  told(deadline: number): Promise<void>;
  /** Resolves when none is under way and none has come for a while, or at the deadline. */
  quiet(deadline: number): Promise<void>;
};

/** Counts the requests of a server. To be called before any other listener answers them. */
export function watchRequests(server: Server): Requests {
  /** By connection: an answer that waits behind another one on a connection that breaks never says that it is closed. */
  const underWay = new Map<Socket, number>();
  let lastChange = 0;
  let closing = false;
  const probes = { last: 0, gap: 0 };
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const count = (socket: Socket, change: 1 | -1) => {
    const known = underWay.get(socket);
    if (known === undefined) return;
    underWay.set(socket, known + change);
    lastChange = performance.now();
  };
  server.on('connection', (socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket, url }, response) => {
    if (closing) response.shouldKeepAlive = false;
    if (url === PROBE) {
      const now = performance.now();
      probes.gap = probes.last === 0 ? 0 : now - probes.last;
      probes.last = now;
      if (closing) response.once('close', hear);
      return;
    }
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  const isBusy = () => [...underWay.values()].some((requests) => requests > 0);
  return {
    tellToClose: () => {
      closing = true;
    },
    async told(deadline) {
      // Nobody who has missed two rounds is going to ask.
      const patience = Math.min(deadline, probes.last + 2 * probes.gap) - performance.now();
      if (patience <= 0) return;
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([heard, enough]).finally(() => clearTimeout(timer));
    },
    async quiet(deadline) {
      lastChange = performance.now();
      while (performance.now() < deadline) {
        const left = isBusy() ? QUIET_MS : lastChange + QUIET_MS - performance.now();
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.min(left, deadline - performance.now())));
      }
    },
  };
}

/**
 * Ends a server so that nobody who has sent a request goes without an answer. While the balancer learns from
 * /readyz that it should send no more, requests are still taken, and each answer closes its connection. A balancer that
 * asks rarely is waited for. Then, or after `openMs` with clients that never rest, the port is closed, what had already
 * arrived on open connections is answered, and at the deadline the rest is cut.
 */
export async function drain(
  server: Server,
  requests: Requests,
  graceMs: number,
  openMs = graceMs / 2,
): Promise<void> {
  const start = performance.now();
  const deadline = start + graceMs;
  requests.tellToClose();
  await requests.told(start + openMs);
  await requests.quiet(start + openMs);
  // Only the port: an HTTP server's own `close` also drops connections whose next request is in the socket.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await requests.quiet(deadline);
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), Math.max(0, deadline - performance.now()));
  await closed;
  clearTimeout(cutOff);
}
