import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { mapPoints, mirror, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';
import { leaning, WRENCH } from './wrench.js';

/** A telephone that is repaired. */
const phoneWrench = mark('phone-wrench', ['technology'], () => {
  const body = rect(18, -3, 64, 106, 14);
  return [main(subtract(body, leaning(0.74, 50, 50)))];
});

/** A computer that is repaired. */
const laptopWrench = mark('laptop-wrench', ['technology'], () => {
  const lid = rect(8, 4, 84, 66, 8);
  const base = parse('M-2 77L102 77C102 87 97 92 89 92L11 92C3 92 -2 87 -2 77Z');
  return [main(subtract(lid, leaning(0.56, 50, 37))), accent(base)];
});

/** A leak and who stops it. */
const dropWrench = mark('drop-wrench', ['construction'], () => {
  const drop = parse('M50 -4C63 17 89 40 89 64C89 86 72 102 50 102C28 102 11 86 11 64C11 40 37 17 50 -4Z');
  return [main(subtract(drop, leaning(0.6, 50, 62)))];
});

/** A car on the tool that mends it. */
const carWrench = mark(
  'car-wrench',
  ['automotive'],
  () => {
    const body = parse(
      'M8 58C5 58 3 56 3 53L3 41C3 35 7 31 13 30L25 10C28 5 32 2 38 2L60 2C66 2 71 5 75 9L88 28C94 30 97 34 97 40L97 53C97 56 95 58 92 58Z',
    );
    const windows = [
      parse('M33 29L41 14C42 12 43 11 45 11L48 11L48 29Z'),
      parse('M56 11L60 11C63 11 66 12 68 15L78 29L56 29Z'),
    ];
    const wheels = union(circle(27, 57, 11), circle(73, 57, 11));
    const tool = mapPoints(rotate(WRENCH, 90), (x, y) => [x * 1.02 - 1, 86 + (y - 50) * 0.66]);
    return [main(apart(subtract(body, ...windows), wheels)), main(wheels), accent(tool)];
  },
  { line: false },
);

/** A camera for days that are remembered. */
const cameraHeart = mark('camera-heart', ['art', 'entertainment'], () => {
  const body = union(rect(0, 22, 100, 72, 15), corners('28,30 36,6 64,6 72,30', 5));
  const heart = parse(
    'M50 84C36 73 24 65 24 52C24 43 31 38 37 38C43 38 47 41 50 46C53 41 57 38 63 38C69 38 76 43 76 52C76 65 64 73 50 84Z',
  );
  return [main(subtract(body, heart, circle(86, 37, 5)))];
});

/** A dog that is twisted of a balloon. */
const balloonDog = mark(
  'balloon-dog',
  ['entertainment'],
  () => {
    const bubble = (x: number, y: number, rx: number, ry: number, turn: number) =>
      rotate(ellipse(x, y, rx, ry), turn, x, y);
    const legs = [
      bubble(37, 78, 8.5, 20, 8),
      bubble(52, 78, 8.5, 20, -8),
      bubble(75, 78, 8.5, 20, 8),
      bubble(90, 78, 8.5, 20, -8),
    ];
    return [
      main(
        union(
          bubble(15, 38, 17, 11, -8),
          bubble(29, 16, 8.5, 17, -14),
          bubble(47, 18, 8.5, 17, 26),
          bubble(41, 47, 10, 16, -14),
          bubble(64, 58, 23, 11, 0),
          ...legs,
          bubble(92, 38, 8, 20, 18),
        ),
      ),
    ];
  },
  { line: false },
);

/** A crocus and the three threads that are worth more than gold. */
const crocus = mark(
  'crocus',
  ['agriculture', 'nature', 'food'],
  () => {
    const front = leaf(50, 72, 50, 26, 0.34, 0.5);
    const side = leaf(48, 74, 6, 18, 0.3, 0.55);
    const threads = [
      parse('M50 34L50 0'),
      parse('M44 36C42 22 38 12 32 4'),
      parse('M56 36C58 22 62 12 68 4'),
    ];
    const petals = [front, apart(side, front), apart(mirror(side), front)];
    const stem = rect(45, 70, 10, 31, 3);
    return [
      main(union(...petals)),
      main(apart(stem, ...petals)),
      accent(apart(union(...threads.map((thread) => stroke(thread, 7))), ...petals)),
    ];
  },
  { line: false },
);

/** A falcon from below, its wings like scythes. */
const falcon = mark('falcon', ['livestock', 'nature'], () => {
  const half = parse(
    'M50 2C57 2 61 8 61 15C61 20 64 23 70 23C90 24 101 46 104 76C95 58 84 52 72 55C63 57 60 63 61 70L66 98L50 91Z',
  );
  return [main(union(half, mirror(half)))];
});

/** The pipes of an organ. */
const pipeOrgan = mark(
  'pipe-organ',
  ['art', 'entertainment'],
  () => {
    const pipe = (x: number, top: number) =>
      subtract(
        parse(`M${x} ${top}L${x + 15} ${top}L${x + 15} 66L${x + 10} 82L${x + 5} 82L${x} 66Z`),
        parse(`M${x + 3.5} 64L${x + 7.5} 54L${x + 11.5} 64Z`),
      );
    const pipes = [pipe(0, 36), pipe(21.25, 18), pipe(42.5, 0), pipe(63.75, 18), pipe(85, 36)];
    return [main(union(...pipes)), accent(rect(-2, 87, 104, 13, 4))];
  },
  { line: false },
);

/** A vote on its way. */
const ballotBox = mark(
  'ballot-box',
  ['technology', 'marketing'],
  () => {
    const paper = subtract(
      rect(26, -2, 48, 52, 5),
      stroke(
        polyline([
          [38, 19],
          [47, 28],
          [62, 11],
        ]),
        8,
        { join: 'round' },
      ),
    );
    const box = subtract(rect(3, 46, 94, 54, 9), rect(17, 57, 66, 8, 4));
    return [main(box), accent(apart(paper, rect(-20, 48, 140, 60)))];
  },
  { line: false },
);

/** The round car of everybody's childhood. */
const vocho = mark(
  'vocho',
  ['automotive'],
  () => {
    const body = parse(
      'M2 76C-1 62 6 52 18 50C24 28 38 16 55 16C74 16 87 31 92 50C100 54 103 64 100 76C100 78 98 80 96 80L6 80C4 80 2 78 2 76Z',
    );
    const windows = [parse('M31 48C34 37 40 29 49 26L49 48Z'), parse('M57 26C67 27 75 36 78 48L57 48Z')];
    const wheels = union(circle(23, 78, 14), circle(78, 78, 14));
    return [
      main(apart(subtract(body, ...windows), wheels)),
      accent(subtract(wheels, circle(23, 78, 5), circle(78, 78, 5))),
    ];
  },
  { line: false },
);

/** A cup with ears, that is pleased. */
const catCup = mark('cat-cup', ['gastronomy', 'livestock'], () => {
  const body = parse(
    'M5 14C8 10 20 20 26 27L54 27C60 20 72 10 75 14C77 24 77 40 77 56C77 80 62 96 42 96L38 96C18 96 3 80 3 56C3 40 3 24 5 14Z',
  );
  const handle = parse('M74 44L80 44C91 44 96 52 96 60C96 69 89 76 78 76L68 76');
  const eye = (x: number) => parse(`M${x - 8} 52C${x - 5} 44 ${x + 5} 44 ${x + 8} 52`);
  const mouth = parse('M31 66C33 73 39 72 40 66C41 72 47 73 49 66');
  const cuts = [eye(24), eye(56), mouth].map((each) => stroke(each, 6.2));
  return [main(subtract(union(body, stroke(handle, 10, { cap: 'butt' })), ...cuts))];
});

/** A car under clean water. */
const carWash = mark(
  'car-wash',
  ['automotive'],
  () => {
    const body = parse(
      'M7 86C4 86 2 84 2 81L2 68C2 62 6 58 13 57L24 41C27 36 32 33 38 33L61 33C67 33 72 36 76 41L88 56C95 58 98 62 98 68L98 81C98 84 96 86 93 86Z',
    );
    const windows = [
      parse('M33 56L40 45C41 43 43 42 45 42L48 42L48 56Z'),
      parse('M56 42L61 42C64 42 66 43 68 45L77 56L56 56Z'),
    ];
    const wheels = union(circle(26, 86, 12), circle(74, 86, 12));
    const drop = (x: number, y: number) =>
      parse(
        `M${x} ${y}C${x + 5} ${y + 8} ${x + 8} ${y + 12} ${x + 8} ${y + 16}A8 8 0 0 1 ${x - 8} ${y + 16}C${x - 8} ${y + 12} ${x - 5} ${y + 8} ${x} ${y}Z`,
      );
    return [
      main(apart(subtract(body, ...windows), wheels)),
      main(wheels),
      accent(union(drop(22, 4), drop(50, -2), drop(78, 4))),
    ];
  },
  { line: false },
);

/** A house where somebody is cared for. */
const houseHeart = mark('house-heart', ['healthcare', 'construction'], () => {
  const house = corners('50,-1 99,42 99,98 1,98 1,42', 7);
  const heart = parse(
    'M50 87C36 76 23 68 23 54C23 45 30 40 36.500 40C43 40 47 43 50 49C53 43 57 40 63.500 40C70 40 77 45 77 54C77 68 64 76 50 87Z',
  );
  return [main(subtract(house, heart))];
});

/** A leaf whose vein is a fork. */
const leafFork = mark('leaf-fork', ['gastronomy', 'food'], () => {
  const blade = parse('M50 -2C76 14 90 36 90 58C90 80 74 96 50 96C26 96 10 80 10 58C10 36 24 14 50 -2Z');
  const head = subtract(
    parse('M31 28L69 28L69 50C69 62 62 69 50 69C38 69 31 62 31 50Z'),
    rect(41, 20, 5, 28, 2),
    rect(54, 20, 5, 28, 2),
  );
  return [main(subtract(blade, union(head, rect(45, 60, 10, 48))))];
});

/** Two things in one silhouette, for trades that are seen everywhere, and things that trades of few go by. */
export const PAIRS: readonly Mark[] = [
  phoneWrench,
  laptopWrench,
  dropWrench,
  carWrench,
  cameraHeart,
  balloonDog,
  crocus,
  falcon,
  pipeOrgan,
  ballotBox,
  vocho,
  catCup,
  carWash,
  houseHeart,
  leafFork,
];
