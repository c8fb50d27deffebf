import { describe, expect, it } from 'vitest';
import { coverage } from '../analysis/coverage.js';
import { flatten } from '../analysis/edges.js';
import { shareUnder, thickness } from '../analysis/thickness.js';
import { INDUSTRY_IDS } from '../brief/brief.js';
import { ROLES } from '../colour/palette.js';
import { symbolProblem } from '../direction/check-direction.js';
import { bottom, bounds, right, unionBoxes } from '../geometry/bounds.js';
import { intersect } from '../geometry/kernel.js';
import { turn } from '../geometry/merge.js';
import { concat, contours, type Path, translate } from '../geometry/path.js';
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

/** What is smaller than this comes of rounding: of two contours, and of all cells of a raster. */
const HAIR = { crossing: 0.05, raster: 0.3 } as const;

const SIDE = 120;
/** How much of each unit of the square the paths cover; where two lie on each other it counts twice. */
function covered(paths: readonly Path[]): Float64Array {
  const cells = new Float64Array(SIDE * SIDE);
  for (const path of paths)
    coverage(flatten(translate(path, 10, 10), 1), path.evenOdd, SIDE, SIDE, (row, values, from, to) => {
      for (let x = from; x < to; x++) cells[row * SIDE + x] = (cells[row * SIDE + x] ?? 0) + (values[x] ?? 0);
    });
  return cells;
}

/** Area that paths cover and one path of them all does not: holes where they overlap. */
function bitten(paths: readonly Path[]): number {
  const joined = covered([concat(...paths)]);
  return covered(paths).reduce(
    (sum, share, i) => sum + Math.max(0, Math.min(1, share) - (joined[i] ?? 0)),
    0,
  );
}

const areaOf = (path: Path): number =>
  contours(path).reduce((sum, contour) => sum + Math.abs(turn(contour)) / 2, 0);

/** Whether two contours lie on each other in part: neither apart nor one within the other. */
function cross(a: Path, b: Path): boolean {
  const both = areaOf(intersect({ ...a, evenOdd: false }, { ...b, evenOdd: false }));
  return both > HAIR.crossing && both < Math.min(areaOf(a), areaOf(b)) - HAIR.crossing;
}

/** What stored recipes draw stays as it is. */
const isNewest = MARKS.map((mark) => [mark.id, mark] as const);

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
          if (a.role !== b.role)
            expect(bounds(intersect(a.path, b.path)), 'part them with `apart()`').toBe(null);
        }
      }
    }
  });

  // The parts of a role are filled as one path, all of them in one colour: where that is even-odd, an overlap is a hole.
  it.each(isNewest)('%s has no holes where parts of a colour overlap', (_, mark) => {
    for (const params of combinations(mark.params)) {
      const parts = mark.draw(params);
      const all = parts.map(({ path }) => path);
      const ofRole = ROLES.map((role) => parts.filter((part) => part.role === role).map(({ path }) => path));
      expect(
        [all, ...ofRole].map(bitten).filter((area) => area > HAIR.raster),
        'unite parts of one role with `union()`',
      ).toEqual([]);
      const crossed = all
        .filter(({ evenOdd }) => evenOdd)
        .map(contours)
        .flatMap((own) => own.flatMap((a, i) => own.slice(i + 1).filter((b) => cross(a, b))));
      expect(crossed).toEqual([]);
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
    const first = MARKS.find(({ earlier }) => earlier === undefined);
    if (first === undefined) throw new Error('no mark');
    const second = redrawn(
      first,
      redrawing(first.id, () => [main(circle(50, 50, 50))]),
    );
    const third = redrawn(
      second,
      redrawing(first.id, () => [main(rect(0, 0, 100, 100))]),
    );
    expect(third.params).toEqual({ edition: [3] });
    expect(third.draw({})).toEqual(first.draw({}));
    expect(third.draw({ edition: 2 })).toEqual([main(circle(50, 50, 50))]);
    expect(third.draw({ edition: 3 })).toEqual([main(rect(0, 0, 100, 100))]);
    expect(meantBy(third, { edition: 9 })).toBe(third);
  });
});
