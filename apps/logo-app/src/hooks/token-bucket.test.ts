import { expect, test } from 'vitest';
import { createTokenBucket } from './token-bucket';

test('thirty rewrites may be made at once, then two a second, and a long rest gives thirty again', () => {
  let moment = 0;
  const may = createTokenBucket({ capacity: 30, refillPerSecond: 2, now: () => moment });
  const made = (asked: number) => Array.from({ length: asked }, may).filter(Boolean).length;
  expect(made(100)).toBe(30);
  moment += 1000;
  expect(made(100)).toBe(2);
  moment += 60_000;
  expect(made(100)).toBe(30);
});

test('in half a minute of a held key, no more than Safari allows', () => {
  let moment = 0;
  const may = createTokenBucket({ capacity: 30, refillPerSecond: 2, now: () => moment });
  let made = 0;
  for (; moment < 30_000; moment += 30) made += may() ? 1 : 0;
  expect(made).toBeLessThan(100);
});
