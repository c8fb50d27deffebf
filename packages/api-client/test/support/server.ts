import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type Recorded = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};
export type Handler = (request: Recorded, response: ServerResponse) => void | Promise<void>;

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** Answers with a text of some type. */
export const raw =
  (
    body: string | Uint8Array,
    contentType: string,
    status = 200,
    headers: Record<string, string> = {},
  ): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
  };

/** Answers by the next of several handlers each time; the last one stays. */
export const inTurn = (...handlers: [Handler, ...Handler[]]): Handler => {
  let turn = 0;
  return (request, response) => {
    const handler = handlers[Math.min(turn++, handlers.length - 1)] ?? handlers[0];
    return handler(request, response);
  };
};

const readAll = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** A real HTTP server for one test: records what comes, answers by the handler, is gone after the test. */
export async function serve(handler: Handler): Promise<{ url: string; requests: Recorded[] }> {
  const requests: Recorded[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const text = await readAll(request);
    const recorded: Recorded = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(recorded);
    await handler(recorded, response);
  });
  // An idle connection is never closed under a client that is slow to use it again.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
