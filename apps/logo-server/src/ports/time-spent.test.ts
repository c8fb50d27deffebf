import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spending, spendOn, withTimeSpent } from './time-spent.js';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('what is waited for twice at once counts once', () => {
  withTimeSpent((read) => {
    const [first, second] = [spendOn('db'), spendOn('db')];
    now = 10;
    first();
    now = 15;
    second();
    expect(read()).toEqual({ db: 15 });
    const third = spendOn('db');
    now = 20;
    third();
    expect(read()).toEqual({ db: 20 });
  });
});

test('requests that run at once do not share their times, and what fails has taken its time too', async () => {
  const wait = spending('draw', async (until: Promise<void>) => until);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = withTimeSpent(async (read) => {
    await wait(held.then(() => Promise.reject(new Error('broken')))).catch(() => {});
    return read();
  });
  const quick = await withTimeSpent(async (read) => {
    await wait(Promise.resolve());
    return read();
  });
  now = 40;
  goOn();
  expect([quick, await slow]).toEqual([{ draw: 0 }, { draw: 40 }]);
});

test('outside a request nothing is counted', () => {
  expect(spendOn('db')).not.toThrow();
});
