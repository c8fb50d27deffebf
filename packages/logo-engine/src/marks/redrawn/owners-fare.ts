/** What is grown, eaten and smiled at: drawn anew, plainly and boldly. */
import { parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A slice of salmon on its rice. */
const sushi = redrawing('sushi', () => {
  const held = (path: Path): Path => rotate(path, -14);
  const fish = softened(
    parse(
      'M-20 66C-22 36 -4 14 26 8C48 4 74 6 92 14C114 24 124 44 122 66C121 74 116 76 109 73C76 58 28 58 -6 73C-14 76 -19 74 -20 66Z',
    ),
    2,
  );
  const rice = softened(
    parse('M-6 79C30 62 72 62 108 79C116 92 114 112 94 112L8 112C-12 112 -14 92 -6 79Z'),
    3,
  );
  const stripes = [4, 30, 56, 82].map((x) =>
    inked(parse(`M${x + 20} -4C${x + 22} 22 ${x + 10} 42 ${x - 8} 54`), 7.5),
  );
  const grains = [
    [10, 92, 25],
    [34, 84, -20],
    [52, 98, 20],
    [70, 84, 15],
    [92, 94, -25],
  ].map(([x = 0, y = 0, turn = 0]) => rotate(ellipse(x, y, 6.5, 3.6), turn, x, y));
  return [
    accent(held(softened(subtract(fish, ...stripes), 1))),
    main(held(subtract(apart(rice, fish), ...grains))),
  ];
});

/** Seaweed that sways, a fish over it. */
const seaweed = redrawing('seaweed', () => {
  const blade = (x: number, top: number): Path => {
    const step = (108 - top) / 3;
    const at = (n: number): number => 108 - n * step;
    return inked(
      parse(
        `M${x} 108C${x - 20} ${at(0.45)} ${x + 16} ${at(0.7)} ${x} ${at(1.2)}C${x - 14} ${at(1.65)} ${x + 14} ${at(2)} ${x} ${at(3)}`,
      ),
      16,
    );
  };
  const bed = rect(-16, 101, 140, 15, 7);
  const fish = union(ellipse(78, 30, 33, 26), corners('96,30 134,-2 124,30 134,62', 8));
  const blades = union(blade(-2, 4), blade(26, -8), blade(54, 72), blade(82, 66), blade(110, 76), bed);
  return [main(filleted(blades, 2)), accent(subtract(filleted(fish, 4), circle(63, 24, 5.5)))];
});

/** Potatoes in their sack. */
const potato = redrawing('potato', () => {
  const sack = softened(
    parse(
      'M8 60L92 60C98 72 104 84 104 94L114 112C112 118 106 118 98 114C70 120 30 120 2 114C-6 118 -12 118 -14 112L-4 94C-4 84 2 72 8 60Z',
    ),
    2,
  );
  const rim = rect(-2, 50, 104, 15, 7.5);
  const tuber = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 34, 22), turn, x, y);
  const front = tuber(22, 34, -38);
  const side = tuber(78, 38, 22);
  const top = tuber(62, 4, -14);
  const eye = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 5, 3.4), turn, x, y);
  const eyes = union(
    eye(14, 30, -50),
    eye(30, 22, -20),
    eye(50, 0, 0),
    eye(72, -4, -30),
    eye(66, 38, 20),
    eye(88, 36, 40),
  );
  const tubers = union(front, apart(side, front), apart(top, front, side));
  return [main(union(sack, rim)), accent(softened(subtract(apart(tubers, rim), eyes), 1))];
});

/** An olive on its pick, on a slice of bread. */
const canapes = redrawing('canapes', () => {
  const bread = subtract(rect(-8, 82, 116, 30, 13), ellipse(16, 98, 6, 3.6), ellipse(84, 98, 6, 3.6));
  const cheese = softened(parse('M2 62L98 62L108 77L74 77L50 102L26 77L-8 77Z'), 2);
  const olive = rotate(ellipse(50, 29, 37, 26), -16, 50, 29);
  const pimento = rotate(ellipse(75, 29, 6, 9.5), -16, 50, 29);
  const pick = union(inked(line(50, -20, 50, 70), 8.5), circle(50, -20, 9.5));
  return [
    main(apart(bread, cheese)),
    main(apart(pick, olive, cheese)),
    accent(cheese),
    accent(subtract(olive, pimento)),
  ];
});

export const OWNERS_FARE: readonly Redrawing[] = [sushi, seaweed, potato, canapes].map(filling);
