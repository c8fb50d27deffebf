import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, ellipse, line, polar, rect, sector } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A ribbon from the ground at x up to its top, which bends to the right and back. */
function ribbon(x: number, top: number): Path {
  const at = (share: number): number => 98 - (98 - top) * share;
  const edge = (side: number) => [x + side * 9, x + side * 9 + 8, x + side * 7.5 - 3];
  const [a, b, c] = edge(-1);
  const [e, f, g] = edge(1);
  const [low, middle, high, tip] = [at(0.22), at(0.45), at(0.68), at(0.9)];
  return parse(
    `M${a} 98C${a} ${low} ${b} ${low} ${b} ${middle}C${b} ${high} ${c} ${high} ${c} ${tip}` +
      `C${c} ${tip - 10} ${g} ${tip - 10} ${g} ${tip}` +
      `C${g} ${high} ${f} ${high} ${f} ${middle}C${f} ${low} ${e} ${low} ${e} 98Z`,
  );
}

/** A half moon of dough, its edge folded over by hand. */
const empanada = redrawing('empanada', () => {
  const lean = (path: Path) =>
    rotate(
      mapPoints(path, (x, y) => [50 + (x - 50) * 0.94, 56 + (y - 60) * 0.94]),
      -12,
      50,
      56,
    );
  const filled = sector(50, 82, 37, 180, 360);
  const folds = Array.from({ length: 9 }, (_, i) => circle(...polar(50, 82, 46, 180 + (i * 180) / 8), 9));
  const rim = subtract(
    union(sector(50, 82, 48, 180, 360), ...folds),
    rect(-20, 82, 140, 30),
    circle(50, 82, 41.5),
  );
  const slits = [38, 50, 62].map((x) => stroke(line(x - 3, 74, x + 4, x === 50 ? 58 : 62), 6));
  return [main(lean(subtract(filled, ...slits))), accent(lean(rim))];
});

/** Dough rolled up: each turn lies on the next. */
const croissant = redrawing('croissant', () => {
  const middle = parse(
    'M36 14C44 9 56 9 64 14C69 17 71 22 70 27L63 60C55 55 45 55 37 60L30 27C29 22 31 17 36 14Z',
  );
  const turn = apart(parse('M66 18C78 20 90 30 94 43C96 50 93 55 88 58L74 68C71 64 67 61 62 59Z'), middle);
  const tip = apart(parse('M93 46C101 58 104 74 98 89C96 94 91 94 88 90C84 82 80 74 73 67Z'), turn, middle);
  return [accent(middle), main(both(turn)), main(both(tip))];
});

/** A hammer that has come down: head, handle and block on one line. */
const gavel = redrawing('gavel', () => {
  const turn = (path: Path) => rotate(path, 45, 46, 40);
  const head = union(rect(22, 14, 48, 34), rect(14, 8, 15, 46, 5), rect(63, 8, 15, 46, 5));
  const handle = rect(39, 30, 14, 74, 7);
  const rings = concat(line(34, -4, 34, 60), line(58, -4, 58, 60));
  const tool = subtract(union(head, handle), stroke(rings, 4.5));
  const block = parse('M46 104C46 91 54 83 64 83L87 83C97 83 105 91 105 104Z');
  return [main(turn(tool)), accent(block)];
});

/** Weeds that sway on the ground of the sea, and who lives among them. */
const seaweed = redrawing(
  'seaweed',
  () => {
    const weed = union(ribbon(13, 30), ribbon(43, -1), ribbon(75, 46), rect(-4, 92, 108, 12, 6));
    const swimmer = parse('M56 24C62 12 76 7 85 15L102 4C98 17 98 32 102 45L85 33C76 41 62 36 56 24Z');
    return [main(weed), accent(apart(subtract(swimmer, circle(68.5, 21.5, 3.2)), weed))];
  },
  { line: false },
);

/** An open razor: a broad blade and the handle it folds into. */
const razor = redrawing('razor', () => {
  const hinge = [14, 84] as const;
  const blade = rotate(
    parse(
      'M6 78L34 78C36 78 37 77 37 75L37 74L108 74C110 74 112 76 112 78L112 99C112 101 110 102 108 102L44 102C39 102 37 98 35 94L33 90L6 90Z',
    ),
    -56,
    ...hinge,
  );
  const handle = stroke(parse('M14 86C40 98 66 99 96 88'), 17);
  const rivet = circle(17, 87, 3.6);
  return [main(apart(blade, handle)), accent(subtract(handle, rivet))];
});

/** A tyre turned to show its tread. */
const tire = redrawing(
  'tire',
  () => {
    const wall = ellipse(66, 50, 37, 52);
    const tread = apart(union(ellipse(33, 50, 37, 52), rect(33, -2, 33, 104)), wall);
    const grooves = [4, 20, 36, 52, 68, 84].map((y) => line(-12, y + 12, 44, y));
    const opening = ellipse(66, 50, 22, 33);
    const wheel = ellipse(66, 50, 17.5, 28.5);
    const nuts = [0, 1, 2, 3, 4].map((i) => {
      const [x, y] = polar(0, 0, 1, -90 + i * 72);
      return ellipse(66 + x * 9.5, 50 + y * 16, 3, 4.6);
    });
    return [
      main(subtract(tread, stroke(concat(...grooves), 5))),
      main(subtract(wall, opening)),
      accent(subtract(wheel, ...nuts)),
    ];
  },
  { line: false },
);

/** A fish as it lies on the counter: round, whole, with scales. */
const fish = redrawing('fish', () => {
  const body = parse(
    'M-4 52C8 27 27 15 45 15C62 15 73 29 82 43C87 36 94 27 104 22C99 41 99 63 104 82C94 77 87 68 82 61C73 75 62 89 45 89C27 89 8 77 -4 52Z',
  );
  const gill = arc(3, 52, 27, -62, 62);
  const scales = concat(arc(36, 52, 14, -52, 52), arc(53, 38, 11, -52, 52), arc(53, 66, 11, -52, 52));
  return [
    main(
      subtract(body, stroke(gill, 5), stroke(scales, 5), circle(15, 46, 5)),
      concat(body, gill, circle(15, 46, 2)),
    ),
  ];
});

export const REDRAWN_SHOPS: readonly Redrawing[] = [seaweed, empanada, croissant, gavel, razor, tire, fish];
