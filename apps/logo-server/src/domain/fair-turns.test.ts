import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.js';

const LIMITS = { atOnce: 1, atOncePerKey: 1, waitingPerKey: 100 };

/** Whatever can begin has begun. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

/** Work that ends when it is told to, and says when it began. */
function workshop(turns: ReturnType<typeof fairTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (key: string, name: string) =>
    turns(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, bring, end };
}

test('somebody who comes late has the next turn, whatever the others have brought', async () => {
  const { begun, bring, end } = workshop(fairTurns(LIMITS));
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name));
  all.push(bring('b', 'b1'), bring('c', 'c1'), bring('b', 'b2'));
  await settled();
  const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'];
  for (const name of order) await end(name);
  expect(begun).toEqual(order);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
});

test('no more run at once than may, nor of one key', async () => {
  const { begun, bring, end } = workshop(fairTurns({ ...LIMITS, atOnce: 3, atOncePerKey: 2 }));
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name);
  for (const name of ['b1', 'b2']) void bring('b', name);
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('b2');
  expect(begun).toHaveLength(4);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

test('whoever has too much waiting is refused, and nobody else is', async () => {
  const { bring, end } = workshop(fairTurns({ ...LIMITS, waitingPerKey: 2 }));
  const kept = ['a1', 'a2', 'a3'].map((name) => bring('a', name));
  await settled();
  await expect(bring('a', 'a4')).rejects.toMatchObject({ kind: 'busy', retryAfter: 2 });
  kept.push(bring('b', 'b1'));
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  expect(await Promise.all(kept)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('work that fails gives its turn on', async () => {
  const turns = fairTurns(LIMITS);
  const failing = turns('a', () => Promise.reject(new Error('broken')));
  const next = turns('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
