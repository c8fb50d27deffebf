import { describe, expect, it } from 'vitest';
import { bounds } from './bounds.js';
import { merged, overlapsItself } from './merge.js';
import { concat, contours } from './path.js';
import { circle, rect } from './shapes.js';

describe('merged', () => {
  it('makes one outline of shapes that lie on each other, and leaves others as they are', () => {
    const joined = concat(rect(0, 0, 60, 20), circle(60, 10, 30));
    const apart = concat(rect(0, 0, 20, 20), rect(40, 0, 20, 20));
    expect(overlapsItself(joined)).toBe(true);
    expect(contours(merged(joined))).toHaveLength(1);
    expect(overlapsItself(merged(joined))).toBe(false);
    expect(bounds(merged(joined))?.width).toBeCloseTo(90, 1);
    expect(merged(apart)).toBe(apart);
  });
  it('leaves what stands apart from them as it is drawn', () => {
    const joined = concat(rect(0, 0, 60, 20), circle(60, 10, 30));
    const other = rect(200, 0, 20, 20);
    const all = merged(concat(joined, other));
    expect(contours(all)).toHaveLength(2);
    expect(overlapsItself(all)).toBe(false);
    expect(contours(all).map(({ commands }) => commands)).toContainEqual(other.commands);
  });
});
