import { describe, expect, it } from 'vitest';
import type { ProportionsId } from '../direction/direction.js';
import { faceById } from '../fonts/faces.js';
import { CAP } from '../fonts/shape.js';
import { bottom, right } from '../geometry/bounds.js';
import { rect } from '../geometry/shapes.js';
import { group } from './layer.js';
import { horizontal, type NameGroup, stacked } from './lockup.js';

const symbol = (width: number, height: number) =>
  group([{ part: 'symbol', role: 'main', path: rect(0, 0, width, height) }]);

/** A name of two lines of capitals and no small line. */
const named = (width: number, proportions?: ProportionsId): NameGroup => ({
  ...group([{ part: 'text', role: 'ink', path: rect(0, -CAP, width, CAP * 2.4) }]),
  capTop: -CAP,
  capBottom: CAP * 1.4,
  rtl: false,
  lines: 2,
  face: faceById('montserrat-700'),
  align: 'left',
  proportions,
});

const markOf = (lockup: ReturnType<typeof horizontal>) => group(lockup.layers.slice(0, 1)).box;

describe('horizontal', () => {
  it('has a plate end with the lines of the name', () => {
    const box = markOf(horizontal(symbol(100, 100), named(5 * CAP, 'optical'), true, 2));
    expect(box.y).toBeGreaterThan(-CAP * 1.06);
    expect(box.y).toBeLessThanOrEqual(-CAP);
    expect(bottom(box) - CAP * 1.4).toBeCloseTo(-CAP - box.y);
  });

  it('has a larger one beside long lines', () => {
    const near = markOf(horizontal(symbol(100, 100), named(5 * CAP, 'optical'), true, 2));
    const long = markOf(horizontal(symbol(100, 100), named(9.5 * CAP, 'optical'), true, 2));
    expect(long.height).toBeGreaterThan(near.height * 1.1);
  });

  it('centres on small letters that have no stroke upwards', () => {
    const low = { ...named(5 * CAP, 'optical'), ...group([]), box: { x: 0, y: -70, width: 500, height: 70 } };
    const box = markOf(horizontal(symbol(100, 100), { ...low, capBottom: 0, lines: 1 }, true, 1));
    expect((box.y + bottom(box)) / 2).toBeCloseTo(-35);
  });

  it('draws recipes without proportions as before', () => {
    const box = markOf(horizontal(symbol(100, 100), named(5 * CAP), true, 2));
    expect(box.height).toBeCloseTo(2.4 * CAP * 1.18);
  });
});

describe('stacked', () => {
  it('has a symbol that is nearly as wide as the name end with it', () => {
    const box = markOf(stacked(symbol(150, 100), named(4 * CAP, 'optical'), false));
    expect(box.x).toBeCloseTo(0);
    expect(right(box)).toBeCloseTo(4 * CAP);
  });

  it('leaves one that is clearly narrower as it is', () => {
    const box = markOf(stacked(symbol(60, 100), named(6 * CAP, 'optical'), false));
    expect(box.width).toBeLessThan(4 * CAP);
  });
});
