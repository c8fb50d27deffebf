import { describe, expect, it } from 'vitest';
import { bottom, bounds, right } from '../../geometry/bounds.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import { EMPTY, type Path } from '../../geometry/path.js';
import { SCENES, type SceneId } from '../../marks/containers.js';
import { MARKS } from '../../marks/index.js';
import type { Mark } from '../../marks/mark.js';
import { sceneOf, sceneSuits } from './index.js';
import { initialOf } from './initial.js';
import { outlineOf } from './outline.js';
import type { Drawn } from './scene.js';

const plainest = ({ params }: Mark) =>
  Object.fromEntries(Object.entries(params).map(([name, [first = 0]]) => [name, first]));

/** Drawn once for all scenes. */
const paths = new Map(
  MARKS.map((mark) => [mark, union(...mark.draw(plainest(mark)).map(({ path }) => path))] as const),
);
const pathOf = (mark: Mark): Path => paths.get(mark) ?? EMPTY;

const suited = (id: SceneId): Mark[] =>
  MARKS.filter((mark) => sceneSuits(id, { kind: 'mark', id: mark.id, params: plainest(mark) }));

/** More than an edge, or what the kernel rounds off. */
const isMore = (width: number, height: number): boolean => width > 0.4 && height > 0.4;

const isArea = (path: Path): boolean => {
  const box = bounds(path);
  return box !== null && isMore(box.width, box.height);
};

/** Whether the boxes of two shapes share so much that the shapes may. */
function boxesMeet(a: Path, b: Path): boolean {
  const [first, second] = [bounds(a), bounds(b)];
  if (first === null || second === null) return false;
  return isMore(
    Math.min(right(first), right(second)) - Math.max(first.x, second.x),
    Math.min(bottom(first), bottom(second)) - Math.max(first.y, second.y),
  );
}

/** Whether two shapes share more than an edge. */
const meet = (a: Path, b: Path): boolean => boxesMeet(a, b) && isArea(intersect(a, b));

/** The drawings of a scene on its own and on a pale ground: one where it does not ask which. */
function drawings(id: SceneId, mark: Mark): Drawn[] {
  const { draw } = sceneOf(id);
  const path = pathOf(mark);
  let asked = false;
  const on = (pale: boolean): Drawn =>
    draw(path, {
      get pale() {
        asked = true;
        return pale;
      },
      id: mark.id,
      letter: 'D',
      face: 'outfit-600',
    });
  const drawn = on(false);
  return asked ? [drawn, on(true)] : [drawn];
}

describe.each(SCENES)('the scene %s', (id) => {
  const marks = suited(id);

  it('suits some marks and not all', () => {
    const { length } = marks;
    expect(length).toBeGreaterThan(1);
    expect(length).toBeLessThan(MARKS.length);
  });

  it('keeps its inks apart, and a symbol that it encloses within its ground', () => {
    const { encloses = false } = sceneOf(id);
    for (const mark of marks) {
      for (const { field = EMPTY, cut = EMPTY, bold = EMPTY, second = EMPTY } of drawings(id, mark)) {
        const touching = {
          boldAndSecond: meet(bold, second),
          fieldAndSecond: boxesMeet(field, second) && meet(subtract(field, cut), second),
        };
        expect({ mark: mark.id, ...touching }).toEqual({
          mark: mark.id,
          boldAndSecond: false,
          fieldAndSecond: false,
        });
        if (!encloses || field === EMPTY) continue;
        expect({ mark: mark.id, outside: isArea(subtract(cut, field)) }).toEqual({
          mark: mark.id,
          outside: false,
        });
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
