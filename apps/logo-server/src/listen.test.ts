import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './listen.js';

test('a connection that nobody uses is kept for longer than a proxy keeps it', async () => {
  const service = { app: { fetch: () => new Response('here') }, stopAccepting() {}, close: async () => {} };
  const { port, stop } = await listen(service, 0, '127.0.0.1');
  try {
    const { headers } = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'keep-alive' } });
    // In seconds; nginx and most load balancers close after 60.
    expect(headers.get('keep-alive')).toBe('timeout=75');
  } finally {
    await stop(0);
  }
});

test('a balancer that asks in HTTP/1.0, which names no host, is answered', async () => {
  const service = { app: { fetch: () => new Response('here') }, stopAccepting() {}, close: async () => {} };
  const { port, stop } = await listen(service, 0, '127.0.0.1');
  try {
    const socket = createConnection(port, '127.0.0.1');
    socket.write('GET /readyz HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  } finally {
    await stop(0);
  }
});

test('a request of two hosts, of which a proxy may have gone by the other, is refused', async () => {
  const service = { app: { fetch: () => new Response('here') }, stopAccepting() {}, close: async () => {} };
  const { port, stop } = await listen(service, 0, '127.0.0.1');
  try {
    const socket = createConnection(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: trazo.example\r\nHost: evil.example\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  } finally {
    await stop(0);
  }
});
