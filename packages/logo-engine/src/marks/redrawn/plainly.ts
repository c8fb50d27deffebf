import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import {
  arc,
  circle,
  corners,
  ellipse,
  line,
  type Point,
  polar,
  polygon,
  rect,
} from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An empanada out of the oven: a half moon whose crimped edge is one with its dough, that steams. */
const empanada = redrawing('empanada', () => {
  const at = (r: number, a: number): Point => polar(50, 89, r, a);
  const step = 21.5;
  const turns = Array.from({ length: 9 }, (_, i) => 184 + i * step);
  const bumps = turns.map((a) => circle(...at(45, a), 9.8));
  const creases = turns.slice(1).map((a) => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [at(58, a - 10.7), at(47, a - 9.7), at(35, a - 16.7)];
    return parse(`M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`);
  });
  const moon = union(
    intersect(circle(50, 89, 47), rect(0, 0, 100, 91)),
    parse('M-1 89L101 89C100 99 88 104 74 104L26 104C12 104 0 99 -1 89Z'),
  );
  const dough = union(moon, ...bumps);
  const folds = concat(...creases);
  const slits = concat(...[35, 50, 65].map((x) => line(x - 3, 89, x + 3, 75)));
  const steam = concat(...[30, 50, 70].map((x) => parse(`M${x} 24C${x - 9} 16 ${x + 9} 8 ${x} -1`)));
  return [
    accent(
      subtract(dough, stroke(folds, 4.6), stroke(slits, 6)),
      concat(dough, intersect(stroke(folds, 0.2), dough), slits),
    ),
    main(stroke(steam, 6.5), steam),
  ];
});

/** A ball of wool, wound three ways, with its needles in it and the end of the thread. */
const yarn = redrawing('yarn', () => {
  const ball = circle(48, 57, 42);
  const front = parse('M-6 90C16 66 46 36 86 14L112 46C82 56 54 82 36 112Z');
  const along = parse('M14 102C34 76 62 48 99 30');
  const over = concat(
    parse('M0 50C16 44 30 48 44 60'),
    parse('M8 28C24 26 42 32 56 46'),
    parse('M30 8C44 14 58 22 68 34'),
  );
  const under = concat(parse('M52 76C62 84 66 92 64 106'), parse('M68 62C78 68 84 78 86 92'));
  const bundle = subtract(intersect(ball, front), stroke(along, 4.8));
  const rest = subtract(apart(ball, intersect(front, grow(ball, 9))), stroke(concat(over, under), 4.8));
  const thread = parse('M54 95.500C66 101 74 101 82 97C90 93 97 94 101 99');
  const needles = concat(line(20, 60, 2, 4), line(70, 60, 92, 4));
  const knobs = concat(circle(3, 4, 7.5), circle(91, 4, 7.5));
  const outside = apart(union(stroke(needles, 6.5), knobs), ball);
  const rims = subtract(intersect(stroke(concat(over, under), 0.2), ball), front);
  const edges = intersect(union(stroke(front, 0.2), stroke(along, 0.2)), ball);
  return [
    main(
      union(bundle, rest, stroke(thread, 7)),
      concat(ball, edges, rims, parse('M70 99C76 100 80 98 84 96C90 93 97 94 101 99')),
    ),
    accent(outside),
  ];
});

/** A brain from the side: its lobes, the cerebellum and the stem. */
const brain = redrawing('brain', () => {
  const cerebrum = union(
    circle(18, 44, 21),
    circle(26, 24, 21),
    circle(49, 15, 19),
    circle(72, 22, 20),
    circle(85, 43, 20),
    circle(76, 56, 16),
    circle(50, 62, 16),
    circle(32, 62, 15),
    ellipse(50, 40, 34, 30),
  );
  const folds = concat(
    parse('M16 68C26 54 42 56 54 50C62 46 70 48 74 54'),
    parse('M44 -8C40 8 52 14 46 34'),
    parse('M-6 36C6 30 14 34 22 40'),
    parse('M64 -2C66 14 60 22 68 32'),
    parse('M110 34C98 32 90 32 84 40'),
    parse('M22 0C20 10 24 18 32 22'),
  );
  const small = apart(ellipse(80, 80, 23, 17), cerebrum);
  const stem = apart(parse('M44 74L60 74C62 86 64 94 68 105L53 105C49 96 45 86 44 74Z'), cerebrum);
  const stripes = concat(line(60, 84, 110, 78));
  return [
    main(subtract(cerebrum, stroke(folds, 5)), concat(cerebrum, intersect(stroke(folds, 0.2), cerebrum))),
    accent(union(apart(subtract(small, stroke(stripes, 4.5)), stem), stem), concat(small, stem)),
  ];
});

/** The blade of a circular saw: like teeth, a washer and its hole. */
const saw = redrawing('saw-blade', () => {
  const teeth = Array.from({ length: 14 }, (_, i) => (i * 360) / 14);
  const edge = polygon(
    teeth.flatMap((a) => [polar(50, 50, 41.5, a), polar(50, 50, 55.5, a + 20), polar(50, 50, 54, a + 23.5)]),
    1,
  );
  const hole = circle(50, 50, 20);
  const washer = subtract(circle(50, 50, 15.5), circle(50, 50, 6));
  return [main(subtract(edge, hole), edge), accent(washer, concat(circle(50, 50, 16), circle(50, 50, 5)))];
});

/** The head of a ram from the front: a calm face with a woolly brow, between its coiled horns. */
const ram = redrawing('ram', () => {
  const horn = parse(
    'M60 13C64 -2 79 -8 90 3C103 15 109 38 103 56C98 71 86 79 75 76C65 73 61 63 64 54C67 46 74 44 80 48C75 50 73 56 76 60C80 64 87 60 89 51C92 38 87 26 78 22C71 19 66 23 64 31C60 26 58 19 60 13Z',
  );
  const horns = both(translate(scale(horn, 0.82, 1), 19, 0));
  const face = parse(
    'M50 24C62 24 70 30 70 42C70 56 66 64 64.500 74C65.500 79 66.500 84 66.500 89C66.500 99 60 105 50 105C40 105 33.500 99 33.500 89C33.500 84 34.500 79 35.500 74C34 64 30 56 30 42C30 30 38 24 50 24Z',
  );
  const wool = union(
    circle(50, 17, 9.5),
    both(union(circle(40, 22, 8.5), circle(34, 32, 8))),
    circle(50, 28, 14),
  );
  const fringe = parse('M26 37C33 44 40 43 43 38C45 44 55 44 57 38C60 43 67 44 74 37');
  const eyes = both(circle(58.5, 57, 3.9));
  const nose = stroke(parse('M42.500 84C45 88 48 89 50 90C52 89 55 88 57.500 84M50 90L50 97'), 4.6);
  return [accent(horns), main(subtract(apart(union(face, wool), horns), stroke(fringe, 4.6), eyes, nose))];
});

/** A container that hangs from a crane by the four corners of its roof. */
const container = redrawing('shipping-container', () => {
  const side = corners('-5,62 74,62 74,105 -5,105', 2);
  const end = corners('78.500,62 105,50 105,91 78.500,104', 2);
  const roof = corners('-2,57.500 24,46 102,46 76,57.500', 1);
  const bars = concat(...[8, 21, 34.5, 48, 61].map((x) => line(x, 72, x, 95)));
  const door = line(91.5, 66, 91.5, 89);
  const box = union(subtract(side, stroke(bars, 5.4)), subtract(end, stroke(door, 5)), roof);
  const block = union(rect(39, 6, 22, 14, 5), rect(46.5, -5, 7, 14));
  const cables = concat(
    line(50, 16, 2, 56),
    line(50, 16, 27, 48),
    line(50, 16, 76, 56),
    line(50, 16, 100, 47),
  );
  return [main(box), accent(apart(union(block, stroke(cables, 5)), box))];
});

/** A globe that leans in its brass arm, on a foot. */
const globe = redrawing('globe', () => {
  const [x, y, r] = [55, 43, 37];
  const lean = (path: Path): Path => rotate(path, 23, x, y);
  const ball = circle(x, y, r);
  const half = r * Math.SQRT1_2;
  const parallels = [-1, 0, 1].map((k) => line(x - 60, y + k * r * 0.5, x + 60, y + k * r * 0.5));
  const grid = concat(ellipse(x, y, half, r), line(x, y - 60, x, y + 60), ...parallels);
  const arm = arc(x, y, 44.5, 84, 293);
  const foot = union(stroke(arm, 6.2), rect(x - 4, 86, 8, 16), rect(x - 27, 97, 54, 8, 4));
  return [
    main(lean(subtract(ball, stroke(grid, 4.6))), lean(concat(ball, intersect(stroke(grid, 0.2), ball)))),
    accent(apart(foot, ball), concat(arm, line(x, 86, x, 98), line(x - 24, 100, x + 24, 100))),
  ];
});

/** The wheel of a bicycle: crossed spokes from the hub to the rim. */
const bikeWheel = redrawing('spoked-wheel', () => {
  const spokes = concat(
    ...Array.from({ length: 8 }, (_, i) => i * 45).flatMap((a) => [
      line(...polar(50, 50, 11, a - 75), ...polar(50, 50, 48, a - 8)),
      line(...polar(50, 50, 11, a + 75), ...polar(50, 50, 48, a + 8)),
    ]),
  );
  const tyre = subtract(circle(50, 50, 55), circle(50, 50, 45.5));
  const hub = subtract(circle(50, 50, 15), circle(50, 50, 9.5));
  return [
    main(
      subtract(union(tyre, stroke(spokes, 3.6), hub), circle(50, 50, 9.5)),
      concat(circle(50, 50, 50), circle(50, 50, 10), spokes),
    ),
    accent(circle(50, 50, 5.5), null),
  ];
});

export const REDRAWN_PLAINLY: readonly Redrawing[] = [
  empanada,
  yarn,
  brain,
  saw,
  ram,
  container,
  globe,
  bikeWheel,
];
