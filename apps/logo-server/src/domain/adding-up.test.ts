import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addingUp } from './adding-up.js';

/** Writes that end when they are told to. */
function ledger() {
  const begun: [key: string, times: number][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const count = addingUp((key, times) => {
    begun.push([key, times]);
    return new Promise((resolve, reject) => {
      ends.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  });
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await nextTurn();
  };
  return { begun, count, end };
}

test('what comes while a write is under way is written at once after it, key by key', async () => {
  const { begun, count, end } = ledger();
  const first = count('a');
  await nextTurn();
  const all = Promise.all([first, ...['a', 'b', 'a', 'a', 'b'].map(count)]);
  await nextTurn();
  expect(begun).toEqual([['a', 1]]);
  await end();
  expect(begun.slice(1)).toEqual([['a', 3]]);
  // What comes during its own write waits for the next one.
  const late = count('a');
  await end();
  expect(begun.slice(2)).toEqual([['b', 2]]);
  await end();
  expect(begun.slice(3)).toEqual([['a', 1]]);
  await end();
  await Promise.all([all, late]);
});

test('a write that fails is told to those whom it was for, and the next one is tried', async () => {
  const { begun, count, end } = ledger();
  const failing = [count('a'), count('a')].map((written) => expect(written).rejects.toThrow('full'));
  const next = count('b');
  await nextTurn();
  await end(new Error('full'));
  await Promise.all(failing);
  await end();
  await next;
  expect(begun).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
