import { describe, expect, it } from 'vitest';
import { INDUSTRY_IDS } from '../brief/brief.js';
import { bottom, bounds, right, unionBoxes } from '../geometry/bounds.js';
import { MARKS } from './index.js';
import type { Params } from './mark.js';

function combinations(params: Readonly<Record<string, readonly number[]>>): Params[] {
  return Object.entries(params).reduce<Params[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

describe('marks', () => {
  it('give every industry at least four, three of them fit for a line', () => {
    for (const industry of INDUSTRY_IDS) {
      const own = MARKS.filter((mark) => mark.industries.includes(industry));
      expect({ industry, many: own.length >= 4, lines: own.filter((m) => m.line).length >= 3 }).toEqual({
        industry,
        many: true,
        lines: true,
      });
    }
  });

  it('have ids of their own', () => {
    expect(new Set(MARKS.map((mark) => mark.id)).size).toBe(MARKS.length);
  });

  it.each(MARKS.map((mark) => [mark.id, mark] as const))(
    '%s fills its square with every parameter',
    (_, mark) => {
      for (const params of combinations(mark.params)) {
        const parts = mark.draw(params);
        const boxes = parts.map((part) => bounds(part.path));
        expect(boxes).not.toContain(null);
        const box = unionBoxes(boxes) ?? { x: -99, y: -99, width: 0, height: 0 };
        expect(Math.max(box.width, box.height)).toBeGreaterThan(80);
        expect(Math.min(box.x, box.y)).toBeGreaterThan(-6);
        expect(Math.max(right(box), bottom(box))).toBeLessThan(106);
      }
    },
  );
});
