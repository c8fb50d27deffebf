import { describe, expect, it } from 'vitest';
import { shareUnder, thickness } from '../analysis/thickness.js';
import { INDUSTRY_IDS } from '../brief/brief.js';
import { symbolProblem } from '../direction/check-direction.js';
import { bottom, bounds, right, unionBoxes } from '../geometry/bounds.js';
import { intersect } from '../geometry/kernel.js';
import { contours, type Path } from '../geometry/path.js';
import { circle, rect } from '../geometry/shapes.js';
import { MARK_NAMES } from '../lexicon/mark-names.js';
import { MARKS } from './index.js';
import { type Mark, main, type Params } from './mark.js';
import { editions, meantBy, redrawing, redrawn } from './redrawn/edition.js';

function combinations(params: Readonly<Record<string, readonly number[]>>): Params[] {
  return Object.entries(params).reduce<Params[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

/** Smaller than this in both directions a contour is dirt. */
const SPECK = 1.5;
const isSpeck = (contour: Path): boolean => {
  const box = bounds(contour);
  return box !== null && box.width < SPECK && box.height < SPECK;
};

/** Marks that are drawn with thin strokes on purpose, and the share of ink that these may be. */
const FINE = { width: 3, share: 0.12 } as const;

/** Every mark, and what it was before it was redrawn. */
const each = MARKS.flatMap((mark) =>
  editions(mark).map((drawing, back) => [`${mark.id}${' of before'.repeat(back)}`, drawing] as const),
);
const drawings = (mark: Mark): Path[][] =>
  combinations(mark.params).map((params) => mark.draw(params).map(({ path }) => path));

describe('marks', () => {
  it('are at least 120, eight for every industry, most of them fit for a line', () => {
    expect(MARKS.length).toBeGreaterThanOrEqual(120);
    for (const industry of INDUSTRY_IDS) {
      const own = MARKS.filter((mark) => mark.industries.includes(industry));
      expect({ industry, many: own.length >= 8, lines: own.filter((m) => m.line).length >= 6 }).toEqual({
        industry,
        many: true,
        lines: true,
      });
    }
  });

  it('have ids of their own', () => {
    expect(new Set(MARKS.map((mark) => mark.id)).size).toBe(MARKS.length);
  });

  it('each have a name in src/lexicon/mark-names.ts, in Spanish, and nothing else has', () => {
    const ids = MARKS.map(({ id }) => id);
    expect({
      without: ids.filter((id) => !MARK_NAMES.has(id)),
      unknown: [...MARK_NAMES.keys()].filter((id) => !ids.includes(id)),
      notSpanish: [...MARK_NAMES.values()].filter((name) => !/^\p{Ll}[\p{L}\d ]+$/u.test(name)),
    }).toEqual({ without: [], unknown: [], notSpanish: [] });
  });

  it.each(each)('%s fills its square with every parameter', (_, mark) => {
    for (const paths of drawings(mark)) {
      const boxes = paths.map(bounds);
      expect(boxes).not.toContain(null);
      const box = unionBoxes(boxes) ?? { x: -99, y: -99, width: 0, height: 0 };
      expect(Math.max(box.width, box.height)).toBeGreaterThan(80);
      expect(Math.min(box.x, box.y)).toBeGreaterThan(-6);
      expect(Math.max(right(box), bottom(box))).toBeLessThan(106);
    }
  });

  it.each(each)('%s has no specks and few thin strokes', (_, mark) => {
    for (const paths of drawings(mark)) {
      expect(paths.flatMap(contours).filter(isSpeck)).toEqual([]);
      const { ink } = thickness(paths, { width: 100, height: 100 });
      expect(shareUnder(ink, FINE.width)).toBeLessThan(FINE.share);
    }
  });

  it.each(each)('%s keeps parts of two colours apart, so that one ink still shows them', (_, mark) => {
    for (const params of combinations(mark.params)) {
      const parts = mark.draw(params);
      for (const [i, a] of parts.entries()) {
        for (const b of parts.slice(i + 1)) {
          if (a.role !== b.role) expect(bounds(intersect(a.path, b.path))).toBe(null);
        }
      }
    }
  });

  it('draw what they drew in every edition before', () => {
    const again = MARKS.filter(({ earlier }) => earlier !== undefined);
    expect(again.length).toBeGreaterThan(30);
    for (const mark of again) {
      const seen = editions(mark).map((drawing) => {
        const [params = {}] = combinations(drawing.params);
        expect(meantBy(mark, params)).toBe(drawing);
        expect(mark.draw(params)).toEqual(drawing.draw(params));
        expect(symbolProblem({ kind: 'mark', id: mark.id, params })).toBe(null);
        return JSON.stringify(mark.draw(params));
      });
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('may be redrawn more than once, and keep each drawing', () => {
    const [first] = MARKS.filter(({ id }) => id === 'needle');
    if (first === undefined) throw new Error('no mark');
    const second = redrawn(
      first,
      redrawing('needle', () => [main(circle(50, 50, 50))]),
    );
    const third = redrawn(
      second,
      redrawing('needle', () => [main(rect(0, 0, 100, 100))]),
    );
    expect(third.params).toEqual({ edition: [3] });
    expect(third.draw({})).toEqual(first.draw({}));
    expect(third.draw({ edition: 2 })).toEqual([main(circle(50, 50, 50))]);
    expect(third.draw({ edition: 3 })).toEqual([main(rect(0, 0, 100, 100))]);
    expect(meantBy(third, { edition: 9 })).toBe(third);
  });
});
