import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One address for several servers, as a balancer gives it. */
export type Balancer = {
  url: string;
  /** From now on requests go to this server too, once it says that it is ready. */
  add(url: string): Promise<void>;
  /** How many requests each server was sent. */
  sent: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

const ASK_EVERY_MS = 100;

/**
 * Hands requests round in turn, to servers whose /readyz says yes. What was sent once is sent nowhere again: a request
 * that breaks is answered with 502. Only a connection that is refused, with nothing sent, leads to the next server.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map<string, boolean>();
  const sent = new Map<string, number>();
  let turn = 0;
  let closed = false;

  const watch = async (url: string) => {
    while (!closed) {
      const status = await statusOf(`${url}/readyz`);
      // A server that is gone is asked no more; the one that follows it has another address.
      if (status === undefined) break;
      ready.set(url, status === 200);
      await sleep(ASK_EVERY_MS);
    }
    ready.delete(url);
  };

  const forward = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse, refusals = 0) => {
    const candidates = [...ready].filter(([, isReady]) => isReady).map(([url]) => url);
    const target = candidates[turn++ % candidates.length];
    if (target === undefined || refusals > ready.size) return void answer.writeHead(502).end();
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const onward = request(target + incoming.url, { method: incoming.method, headers, agent });
    onward.once('response', (response) => {
      sent.set(target, (sent.get(target) ?? 0) + 1);
      const { connection, 'keep-alive': _, ...passed } = response.headers;
      answer.writeHead(response.statusCode ?? 502, passed);
      response.pipe(answer);
      response.once('error', () => answer.destroy());
    });
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(incoming, body, answer, refusals + 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    onward.end(body);
  };

  const server = createServer(async (incoming, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    forward(incoming, Buffer.concat(pieces), answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    async add(url) {
      watch(url);
      while (!ready.get(url)) await sleep(ASK_EVERY_MS / 4);
    },
    close: () =>
      new Promise((resolve) => {
        closed = true;
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Undefined when nobody is there. */
async function statusOf(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
