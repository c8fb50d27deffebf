import { expect, it } from 'vitest';
import { type Box, isInside, meet } from './bounds.js';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const WHOLE = box(0, 0, 10, 10);

it('a box lies in another only where it touches no side of it', () => {
  expect(isInside(box(1, 1, 8, 8), WHOLE)).toBe(true);
  for (const other of [box(0, 1, 8, 8), box(1, 1, 9, 8), box(1, 1, 8, 9), WHOLE, box(-1, -1, 12, 12)])
    expect(isInside(other, WHOLE)).toBe(false);
});

it('boxes meet where they share more than an edge', () => {
  for (const other of [box(9, 9, 5, 5), box(2, 2, 1, 1), box(-1, 4, 12, 1), WHOLE]) {
    expect(meet(other, WHOLE)).toBe(true);
    expect(meet(WHOLE, other)).toBe(true);
  }
  for (const other of [box(10, 0, 5, 5), box(0, -5, 10, 5), box(20, 0, 1, 10)])
    expect(meet(other, WHOLE)).toBe(false);
});
