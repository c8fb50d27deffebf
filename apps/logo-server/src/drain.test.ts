import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { drain, watchRequests } from './drain.js';

const HOUR = 3_600_000;
let server: Server;
afterEach(() => server.closeAllConnections());

/** A server that answers `/held` when it is told to, and everything else at once. */
async function serve() {
  server = createServer();
  const requests = watchRequests(server);
  const held: ServerResponse[] = [];
  server.on('request', ({ url }, response) => {
    if (url === '/held') held.push(response);
    else response.end('at once');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { requests, held, url: `http://127.0.0.1:${port}`, port };
}

const refused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test('what is under way is answered, what comes meanwhile too and told to close, then the port is closed', async () => {
  const { requests, held, url } = await serve();
  const slow = fetch(`${url}/held`);
  await expect.poll(() => held.length).toBe(1);
  const drained = drain(server, requests, HOUR);
  const late = await fetch(url);
  expect([await late.text(), late.headers.get('connection')]).toEqual(['at once', 'close']);
  held[0]?.end('finished');
  expect(await (await slow).text()).toBe('finished');
  await drained;
  expect(await refused(url)).toBe(true);
});

test('a connection that is kept alive and says nothing does not hold up the end', async () => {
  const { requests, url } = await serve();
  expect((await fetch(url, { headers: { connection: 'keep-alive' } })).status).toBe(200);
  await drain(server, requests, HOUR);
  expect(await refused(url)).toBe(true);
});

test('clients that never rest do not keep the port open until what is under way is cut', async () => {
  const { requests, held, url } = await serve();
  const slow = fetch(`${url}/held`);
  await expect.poll(() => held.length).toBe(1);
  const restless = async () => {
    while (!(await refused(url)));
  };
  const drained = drain(server, requests, HOUR, 300);
  await restless();
  held[0]?.end('finished');
  expect(await (await slow).text()).toBe('finished');
  await drained;
});

test('a balancer that asks now and then is told before the port closes, and its asking holds up nothing', async () => {
  const { requests, url } = await serve();
  const ask = () => fetch(`${url}/readyz`);
  const realNow = performance.now.bind(performance);
  let passed = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passed);
  await ask();
  passed = HOUR / 8;
  await ask();
  let ended = false;
  const drained = drain(server, requests, HOUR).then(() => {
    ended = true;
  });
  // Longer than it would have been quiet for.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(ended).toBe(false);
  expect((await ask()).headers.get('connection')).toBe('close');
  await drained;
  now.mockRestore();
  expect(await refused(url)).toBe(true);
});

test('whoever asked only while it started is not waited for', async () => {
  const { requests, url } = await serve();
  for (let round = 0; round < 3; round += 1) await fetch(`${url}/readyz`);
  await drain(server, requests, HOUR);
  expect(await refused(url)).toBe(true);
});

test('a client that sent several requests at once and left is not waited for', async () => {
  const { requests, held, port } = await serve();
  const socket = createConnection(port, '127.0.0.1');
  socket.write('GET /held HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3));
  await expect.poll(() => held.length).toBe(3);
  socket.destroy();
  await drain(server, requests, HOUR);
});

test('a client that never reads its answer is cut at the deadline', async () => {
  const { requests, held, port } = await serve();
  const socket = createConnection(port, '127.0.0.1');
  const cut = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /held HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end(Buffer.alloc(50_000_000));
  await drain(server, requests, 300);
  socket.resume();
  await cut;
});
