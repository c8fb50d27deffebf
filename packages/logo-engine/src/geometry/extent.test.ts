import { describe, expect, it } from 'vitest';
import { extentOf } from './extent.js';
import { circle, corners, rect } from './shapes.js';

describe('extentOf', () => {
  /** The search stops a hundredth short. */
  const near = (value: number, expected: number): void =>
    expect(Math.abs(value - expected)).toBeLessThan(expected * 0.02);

  it('finds the smallest circle around a disc, a square, a triangle', () => {
    near(extentOf([circle(30, 40, 20)]).radius, 20);
    near(extentOf([rect(0, 0, 60, 60)]).radius, 30 * Math.SQRT2);
    const { x, y, radius } = extentOf([corners('50,0 93.3,75 6.7,75')]);
    near(radius, 50);
    near(x, 50);
    // Halfway between the middle of the box, 37.5, and that of the circle, 50.
    near(y, 43.75);
  });
});
