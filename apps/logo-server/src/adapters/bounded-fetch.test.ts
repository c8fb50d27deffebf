import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.js';

/** The address of a server that answers everything so. */
async function answering(status: number, body?: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([204, 205, 304])('an answer of status %i has no body', async (status) => {
  const response = await boundedFetch(10)(await answering(status));
  expect([response.status, response.body]).toEqual([status, null]);
});

test('an answer is read whole, up to the bound', async () => {
  const url = await answering(200, '0123456789');
  expect(await (await boundedFetch(10)(url)).text()).toBe('0123456789');
  await expect(boundedFetch(9)(url)).rejects.toThrow('more than 9 bytes');
});
