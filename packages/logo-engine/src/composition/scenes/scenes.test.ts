import { describe, expect, it } from 'vitest';
import { bounds } from '../../geometry/bounds.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import { EMPTY, type Path } from '../../geometry/path.js';
import { SCENES, type SceneId } from '../../marks/containers.js';
import { MARKS } from '../../marks/index.js';
import type { Mark } from '../../marks/mark.js';
import { sceneOf, sceneSuits } from './index.js';
import { initialOf } from './initial.js';
import { outlineOf } from './outline.js';

const plainest = ({ params }: Mark) =>
  Object.fromEntries(Object.entries(params).map(([name, [first = 0]]) => [name, first]));

/** Drawn once for all scenes. */
const paths = new Map(
  MARKS.map((mark) => [mark, union(...mark.draw(plainest(mark)).map(({ path }) => path))] as const),
);
const pathOf = (mark: Mark): Path => paths.get(mark) ?? EMPTY;

const suited = (id: SceneId): Mark[] =>
  MARKS.filter((mark) => sceneSuits(id, { kind: 'mark', id: mark.id, params: plainest(mark) }));

/** Whether two shapes share more than an edge. */
function meet(a: Path, b: Path): boolean {
  const common = bounds(intersect(a, b));
  return common !== null && common.width > 0.4 && common.height > 0.4;
}

const distinct = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

describe.each(SCENES)('the scene %s', (id) => {
  const marks = suited(id);

  it('suits some marks and not all', () => {
    const { length } = marks;
    expect(length).toBeGreaterThan(1);
    expect(length).toBeLessThan(MARKS.length);
  });

  it('keeps its inks apart, and a symbol that it encloses within its ground', () => {
    const { draw, encloses = false } = sceneOf(id);
    for (const mark of marks) {
      const path = pathOf(mark);
      const drawn = [false, true].map((pale) =>
        draw(path, { pale, id: mark.id, letter: 'D', face: 'outfit-600' }),
      );
      // Half of the scenes are drawn alike in a pale colour.
      for (const { field = EMPTY, cut = EMPTY, bold = EMPTY, second = EMPTY } of distinct(drawn)) {
        const solid = subtract(field, cut);
        const touching = { boldAndSecond: meet(bold, second), fieldAndSecond: meet(solid, second) };
        expect({ mark: mark.id, ...touching }).toEqual({
          mark: mark.id,
          boldAndSecond: false,
          fieldAndSecond: false,
        });
        if (!encloses || field === EMPTY) continue;
        const outside = bounds(subtract(cut, field));
        expect({
          mark: mark.id,
          outside: outside !== null && outside.width > 0.4 && outside.height > 0.4,
        }).toEqual({ mark: mark.id, outside: false });
      }
    }
  });
});

describe('outlineOf', () => {
  const rect: Path = {
    commands: [[0, 10, 10], [1, 60, 10], [1, 60, 35], [1, 10, 35], [5]],
    evenOdd: false,
  };

  it('tells what a drawing allows from its outline alone', () => {
    const { aspect, base, upright, flat, ink } = outlineOf(rect);
    expect(aspect).toBeCloseTo(2);
    for (const share of [base, upright, flat, ink]) expect(share).toBeCloseTo(1, 1);
  });

  it('knows a point from a foot', () => {
    const tip: Path = { commands: [[0, 0, 0], [1, 100, 0], [1, 50, 100], [5]], evenOdd: false };
    expect(outlineOf(tip).base).toBeLessThan(0.1);
    expect(outlineOf(tip).upright).toBeGreaterThan(0.95);
  });
});

describe('initialOf', () => {
  it('is that of the proper name, never of the trade', () => {
    expect(initialOf('Dental Providencia Sur')).toBe('P');
    expect(initialOf('Cafetería Dos Laureles')).toBe('D');
  });

  it('is none where no symbol can stand in the letter', () => {
    expect(initialOf('Taller Ilma')).toBeNull();
    expect(initialOf('Viña Montes')).toBeNull();
  });
});
