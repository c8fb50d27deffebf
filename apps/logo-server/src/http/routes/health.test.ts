import { expect, test, vi } from 'vitest';
import type { AppDeps } from '../deps.js';
import { healthRoutes } from './health.js';

const FULL = 'The disk is full.';

test('an outage is logged once with its reason, and so is its end', async () => {
  const logged: unknown[] = [];
  const ping = vi.fn(async () => {});
  const deps = {
    store: { ping },
    logger: {
      error: (fields: object, text: string) => logged.push([text, fields]),
      info: (text: string) => logged.push(text),
    },
  };
  const app = healthRoutes(deps as unknown as AppDeps);
  const status = async () => (await app.request('/readyz')).status;

  expect(await status()).toBe(200);
  ping.mockRejectedValue(new Error(FULL));
  expect([await status(), await status()]).toEqual([503, 503]);
  ping.mockResolvedValue();
  expect([await status(), await status()]).toEqual([200, 200]);
  expect(logged).toEqual([
    ['the database is not available', { reason: `Error: ${FULL}` }],
    'the database is available again',
  ]);
});

test('those who ask while the database is asked share its answer, and the next one asks anew', async () => {
  let answer = () => {};
  const ping = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const app = healthRoutes({ store: { ping } } as unknown as AppDeps);
  const ask = async () => (await app.request('/readyz')).status;
  const asked = [ask(), ask(), ask()];
  await expect.poll(() => ping.mock.calls.length).toBe(1);
  answer();
  expect(await Promise.all(asked)).toEqual([200, 200, 200]);
  const next = ask();
  await expect.poll(() => ping.mock.calls.length).toBe(2);
  answer();
  expect(await next).toBe(200);
});
