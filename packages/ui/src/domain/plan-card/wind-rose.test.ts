import { expect, test } from 'vitest';
import { polar, windRose } from './wind-rose';

const centre = { x: 0, y: 0 };

test.each([
  [0, { x: 0, y: -10 }],
  [90, { x: 10, y: 0 }],
  [180, { x: 0, y: 10 }],
  [270, { x: -10, y: 0 }],
])('an angle of %i degrees is measured clockwise from north', (angle, point) => {
  const { x, y } = polar(centre, angle, 10);
  expect(x).toBeCloseTo(point.x);
  expect(y).toBeCloseTo(point.y);
});

test('the outline alternates tips and notches, and closes', () => {
  const rays = [0, 90, 180, 270].map((angle) => ({ angle, reach: 10 }));
  const { outline } = windRose(centre, rays, 4);
  expect(outline.match(/[ML]/g)).toHaveLength(8);
  expect(outline.endsWith('Z')).toBe(true);
});

test('two rays make a needle whose notches stand across it', () => {
  const { outline } = windRose(
    centre,
    [
      { angle: 0, reach: 10 },
      { angle: 180, reach: 10 },
    ],
    3,
  );
  const points = outline
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
  expect(points.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)].map((value) => value + 0))).toEqual([
    [0, -10],
    [3, 0],
    [0, 10],
    [-3, 0],
  ]);
});

test('one half of every ray is shaded', () => {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => ({ angle, reach: 10 }));
  expect(windRose(centre, rays, 4).shade.match(/Z/g)).toHaveLength(8);
});
