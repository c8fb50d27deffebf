import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../deps.js';
import { concurrencyLimit } from './concurrency-limit.js';

/** A service that answers `/held` when it is let go, to clients whose address is a header. */
function service(limit: number) {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set('clientAddress', c.req.header('address') ?? '');
    return next();
  });
  app.use(concurrencyLimit(limit));
  app.get('/held', async (c) => {
    await gate;
    return c.text('');
  });
  app.get('/', (c) => c.text(''));
  const ask = (path: string, address: string, complete = true) =>
    Promise.resolve(app.request(path, { headers: { address } }, { incoming: { complete } }));
  return { ask, letGo };
}

test('so many are answered at once, and those beyond are told when to come back', async () => {
  const { ask, letGo } = service(8);
  const held = Array.from({ length: 8 }, (_, n) => ask('/held', `client ${n}`));
  const beyond = await ask('/', 'another');
  expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([503, '2']);
  letGo();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
  expect((await ask('/', 'another')).status).toBe(200);
});

test('an address that sends no more of its bodies shuts out itself alone, until they have ended', async () => {
  const { ask, letGo } = service(24);
  const slow = [1, 2, 3].map(() => ask('/held', 'slow', false));
  expect((await ask('/', 'slow')).status).toBe(503);
  expect((await ask('/', 'another', false)).status).toBe(200);
  letGo();
  await Promise.all(slow);
  expect((await ask('/', 'slow')).status).toBe(200);
});

test('an address whose bodies have come whole has half of the limit, and leaves the rest to the others', async () => {
  const { ask, letGo } = service(24);
  const held = Array.from({ length: 11 }, () => ask('/held', 'office'));
  expect((await ask('/', 'office')).status).toBe(200);
  held.push(ask('/held', 'office'));
  const beyond = await ask('/', 'office');
  expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await ask('/', 'another')).status).toBe(200);
  letGo();
  await Promise.all(held);
  expect((await ask('/', 'office')).status).toBe(200);
});
