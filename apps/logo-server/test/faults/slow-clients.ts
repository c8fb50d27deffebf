import { createConnection, type Socket } from 'node:net';

import type { Fault } from './fault.js';
import { generate } from './generate.js';
import { newCustomer, serve } from './server-process.js';

const GRACE_SECONDS = 600;

type Size = {
  /** Clients that never finish their request, and as many that never read their answer. */
  clients: number;
  requests: number;
  /** Whether to wait until the server has let them all go, which takes it a minute or two. */
  untilDropped: boolean;
};

/** Clients that send half a request, or do not read their answer: the others are served, and those are let go. */
export const slowClients: Fault<Size> = async (newEnv, { clients, requests, untilDropped }) => {
  const env = { ...(await newEnv()), SHUTDOWN_GRACE_MS: String(GRACE_SECONDS * 1_000) };
  const server = await serve(env);
  const session = await newCustomer(env, requests);
  const port = Number(new URL(server.url).port);
  const half = `POST /gallery HTTP/1.1\r\nhost: x\r\napikey: trazo-local\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"ses`;
  // Answers enough, one behind the other, to fill the buffers on the way.
  const unread = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(400);
  const sockets = await Promise.all(
    Array.from({ length: 2 * clients }, (_, index) => connect(port, index % 2 === 0 ? half : unread)),
  );
  let served = 0;
  for (let request = 0; request < requests; request += 1) {
    if ((await generate(server, session)).status === 200) served += 1;
  }
  // Asked to end, with all the time in the world, it ends when it has let the last of them go.
  const asked = performance.now();
  if (untilDropped) {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  const seconds = Math.round((performance.now() - asked) / 1_000);
  for (const socket of sockets) socket.destroy();
  return {
    tried: `${clients} that send half, ${clients} that do not read`,
    held: served === requests && seconds < GRACE_SECONDS,
    seen: `${served} of ${requests} others served${untilDropped ? `; all let go after ${seconds} s` : ''}`,
  };
};

function connect(port: number, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
    // It is cut off in the middle of something: that is what is asked for.
    socket.on('error', () => {});
  });
}
