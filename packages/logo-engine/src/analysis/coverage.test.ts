import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, rect, star } from '../geometry/shapes.js';
import { pathData } from '../svg/path-data.js';
import { contrastLeft } from './legibility.js';
import { distance, perceptualHash } from './perceptual-hash.js';
import { JUDGED, picture } from './picture.js';
import { shareUnder, thickness, widthAt } from './thickness.js';

const SIZE = { width: 192, height: 192 };
const black = (path: Path) => picture([{ path, colour: '#000000' }], SIZE, '#FFFFFF');

describe('picture', () => {
  it('knows areas and edges exactly enough, holes included', () => {
    const ring = subtract(circle(96, 96, 80), circle(96, 96, 40));
    const [ink] = black(ring).ink;
    expect(ink?.area).toBeGreaterThan(Math.PI * 4800 * 0.998);
    expect(ink?.area).toBeLessThan(Math.PI * 4800 * 1.002);
    expect(ink?.edge).toBeCloseTo(Math.PI * 240, -1);
  });

  it.each<[string, Path]>([
    ['even-odd', subtract(star(96, 96, 90, 40, 7), circle(96, 96, 20))],
    ['non-zero', { ...concat(circle(70, 96, 50), circle(120, 96, 50)), evenOdd: false }],
    ['thin lines', union(rotate(rect(20, 94, 150, 1.5), 30, 96, 96), rect(20.3, 150.4, 150, 0.8))],
  ])('is the picture that resvg makes: %s', async (_, path) => {
    const rule = path.evenOdd ? ' fill-rule="evenodd"' : '';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><path${rule} d="${pathData(path, 3)}"/></svg>`;
    const { pixels } = await renderAsync(svg, { background: '#FFFFFF', font: { loadSystemFonts: false } });
    const { values } = black(path);
    let sum = 0;
    values.forEach((value, i) => {
      sum += Math.abs(value - (pixels[i * 4] ?? 0) / 255);
    });
    expect(sum / values.length).toBeLessThan(0.004);
  });
});

describe('thickness', () => {
  const bar = (width: number) => rect(20, 90, 150, width);
  it.each([0.4, 1, 3, 8])('of a bar %s wide is that, whichever way it lies', (width) => {
    for (const angle of [0, 17, 45, 71, 90]) {
      const { ink } = thickness([rotate(bar(width), angle, 95, 95)], SIZE);
      expect(Math.abs(widthAt(ink, 0.5) - width)).toBeLessThanOrEqual(0.25 + width * 0.06);
    }
  });

  it('tells how much is thin, and how wide the gaps are', () => {
    const both = [bar(2), rect(20, 110, 150, 18)];
    const { ink, gaps } = thickness(both, SIZE);
    expect(shareUnder(ink, 4)).toBeCloseTo(0.1, 1);
    expect(widthAt(gaps, 0.5)).toBeCloseTo(18, 0);
  });

  it('takes shapes that overlap for one', () => {
    const { ink } = thickness([bar(6), translate(bar(6), 0, 4)], SIZE);
    expect(widthAt(ink, 0.5)).toBeCloseTo(10, 0);
  });
});

describe('contrastLeft', () => {
  it('is lost where lines are finer than pixels, and kept by large shapes', () => {
    const comb = concat(...Array.from({ length: 16 }, (_, i) => rect(i * 12, 0, 6, 192)));
    expect(contrastLeft(black(comb), 16)).toBeLessThan(0.1);
    expect(contrastLeft(black(comb), 64)).toBeGreaterThan(0.9);
    expect(contrastLeft(black(rect(0, 0, 96, 192)), 16)).toBeGreaterThan(0.99);
  });
});

describe('perceptual hash', () => {
  it('is the same for a picture in other colours, near for a small change, far for another picture', () => {
    const disc = circle(96, 96, 60);
    const hash = perceptualHash(black(disc));
    const blue = picture([{ path: disc, colour: '#1D4ED8' }], SIZE, '#FFFFFF');
    expect(hash).toHaveLength(256);
    expect(distance(hash, perceptualHash(blue))).toBe(0);
    expect(distance(hash, perceptualHash(black(circle(97, 96, 60))))).toBeLessThan(12);
    expect(distance(hash, perceptualHash(black(star(60, 60, 50, 20, 5))))).toBeGreaterThan(24);
  });

  it('is taken of a raster whose side the judged sizes divide', () => {
    expect([JUDGED % 16, JUDGED % 64]).toEqual([0, 0]);
  });
});
