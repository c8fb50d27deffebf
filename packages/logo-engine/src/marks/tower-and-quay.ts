import { intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, filleted, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** A tower with its clock, under a pointed roof. */
const clockTower = mark('clock-tower', ['construction', 'technology', 'art'], () => {
  const roof = corners('50,-8 82,24 18,24', 2);
  const ledge = rect(14, 28, 72, 9, 2);
  const shaft = union(rect(21, 41, 58, 64), rect(12, 94, 76, 11.5, 2));
  const face = circle(50, 66, 20.5);
  const hands = parse('M50 53L50 67L59 72');
  return fitted(
    [
      main(roof),
      main(ledge),
      main(subtract(shaft, face)),
      accent(
        subtract(circle(50, 66, 16), stroke(hands, 4.6, { cap: 'round', join: 'round' })),
        circle(50, 66, 16),
      ),
    ],
    0.97,
    0,
    0.6,
  );
});

/** The head of a falcon under its hood, the plume on top. */
const hoodedFalcon = mark('hooded-falcon', ['nature', 'livestock', 'entertainment'], () => {
  const head = parse(
    'M18 106C14 84 10 66 14 48C19 26 38 18 56 20C74 22 86 34 88 48L100 58C105 63 103 74 95 80C94 73 90 69 84 68C80 76 78 84 80 106Z',
  );
  const hood = parse(
    'M12 60C10 36 30 16 54 18C70 19 82 29 86 45C74 42 66 46 64 56C63 62 65 68 70 72C50 74 28 70 12 60Z',
  );
  const plume = concat(
    leaf(43, 12, 20, -8, 0.3, 0.6),
    leaf(51, 11, 51, -16, 0.26, 0.6),
    leaf(59, 12, 82, -8, 0.3, 0.6),
  );
  const seam = parse('M10 52C26 58 44 58 64 54');
  const feathers = concat(
    parse('M26 96L32 88L38 96'),
    parse('M44 96L50 88L56 96'),
    parse('M35 84L41 76L47 84'),
  );
  return fitted(
    [
      main(subtract(apart(head, hood), inked(feathers, 4.4)), head),
      accent(subtract(hood, stroke(seam, 4.4)), concat(hood, seam)),
      accent(apart(plume, hood)),
    ],
    0.9,
    0,
    5,
  );
});

/** A truffle, and a slice of it with its veins. */
const truffle = mark(
  'truffle',
  ['food', 'gastronomy', 'agriculture', 'nature'],
  () => {
    const lump = parse(
      'M28 6C36 -3 48 -6 58 -2C70 -3 82 4 86 15C94 24 95 38 88 48C86 60 76 68 64 69C54 76 38 76 28 69C15 68 4 58 4 46C-3 36 -1 22 8 15C12 8 20 5 28 6Z',
    );
    const warts = concat(
      circle(30, 24, 5),
      circle(52, 14, 5),
      circle(22, 44, 5),
      circle(45, 36, 5),
      circle(70, 26, 5),
    );
    const slice = parse(
      'M60 46C70 39 84 40 92 47C102 52 107 64 104 76C105 89 97 100 85 102C76 107 62 105 55 98C45 93 41 82 44 72C43 61 50 51 60 46Z',
    );
    const core = shrink(slice, 6);
    const veins = concat(
      parse('M40 74C54 66 58 80 68 72C78 64 74 54 84 44'),
      parse('M66 106C66 92 78 92 80 82C82 74 92 76 108 68'),
      parse('M58 82C60 90 58 94 54 98'),
      parse('M70 72C74 76 78 78 80 82'),
    );
    return [
      main(subtract(apart(lump, slice), warts), lump),
      accent(subtract(slice, intersect(core, stroke(veins, 4.6))), slice),
    ];
  },
  { line: false },
);

/** A barrel organ on its cart, with pipes, and the crank at its side. */
const barrelOrgan = mark('barrel-organ', ['entertainment', 'art'], () => {
  const chest = rect(2, 8, 76, 60, 4);
  const pipes = [14, 26, 38, 50, 62].map((x, i) =>
    rect(x - 0.5, 18 + Math.abs(i - 2) * 6, 7.5, 40 - Math.abs(i - 2) * 6, 2),
  );
  const roof = rect(-4, -5.5, 88, 10, 3);
  const crank = parse('M80 38L95 38L95 58');
  const knob = rect(88, 56, 14, 17, 4);
  const wheels = [18, 62].map((x) => subtract(circle(x, 90, 16), circle(x, 90, 5)));
  const tray = rect(-2, 71.5, 84, 8, 3);
  return fitted(
    [
      main(roof),
      main(subtract(chest, union(...pipes), rect(0, 4, 80, 4.5)), concat(chest, ...pipes)),
      accent(apart(union(inked(crank, 8), knob), chest), concat(crank, knob)),
      main(apart(tray, ...wheels)),
      accent(concat(...wheels)),
    ],
    0.98,
    1,
    0,
  );
});

/** A house of adobe: thick round walls, a flat roof, and the ends of its beams. */
const adobeHouse = mark(
  'adobe-house',
  ['construction', 'nature', 'desing'],
  () => {
    const walls = union(
      parse('M-5.5 106L-3 42C-2.500 36 2 33 8 33L46 33L46 106Z'),
      parse('M38 106L40 16C40 10 44 6 50 6L90 6C96 6 100 10 100.500 16L105.500 106Z'),
    );
    const beams = concat(
      ...[54, 66, 78, 90].map((x) => circle(x, 22, 4)),
      ...[10, 22].map((x) => circle(x, 48, 4)),
    );
    const door = parse('M60 106L60 74C60 62 84 62 84 74L84 106Z');
    const pane = rect(12, 64, 18, 18, 2);
    return fitted(
      [
        main(
          softened(subtract(walls, beams, union(door, rect(60, 100, 24, 10)), pane), 0.6),
          concat(walls, door, pane),
        ),
        accent(parse('M65 105.500L65 75C65 69 79 69 79 75L79 105.500Z')),
      ],
      0.99,
      0,
      -5,
    );
  },
  { line: false },
);

/** A net that hangs from the floats of its head rope. */
const hungNet = mark(
  'hung-net',
  ['fishing', 'gastronomy'],
  () => {
    const bag = parse('M2 20C14 28 86 28 98 20C98 62 80 105.500 50 105.500C20 105.500 2 62 2 20Z');
    const lines = [-36, -18, 0, 18, 36, 54, 72, 90, 108, 126].flatMap((x) => [
      line(x, 12, x + 60, 112),
      line(x, 112, x + 60, 12),
    ]);
    const mesh = intersect(bag, union(...lines.map((one) => stroke(one, 5.4))));
    const rim = intersect(stroke(bag, 7), bag);
    const floats = [5, 27.5, 50, 72.5, 95].map((x) =>
      ellipse(x, 10 + (1 - ((x - 50) / 50) ** 2) * 6, 9, 8.5),
    );
    return [main(filleted(apart(union(mesh, rim), ...floats), 1.2), bag), accent(concat(...floats))];
  },
  { line: false },
);

/** A flat boat under its roof of flowers, and the man with the pole who drives it. */
const poledBoat = mark('poled-boat', ['entertainment', 'transportation'], () => {
  const hull = corners('-5.5,72 105.5,72 96,90 6,90', 4);
  const posts = concat(rect(6, 38, 7, 36), rect(58, 38, 7, 36));
  const roof = parse('M-3 36C6 20 22 14 35.500 14C49 14 65 20 74 36Z');
  const scallops = concat(...[6, 21, 36, 51, 66].map((x) => circle(x, 38, 8)));
  const man = union(circle(86, 20, 8.5), parse('M75 74L77 42C77 35 80 32 86 32C92 32 95 35 95 42L94 74Z'));
  const hat = union(ellipse(86, 13, 15, 4.5), rect(79, 3, 14, 10, 4));
  const pole = stroke(line(102, -6, 102, 70), 6);
  const water = parse(
    'M-1 100C10 95 18 95 28 100C38 105 44 105 54 100C64 95 72 95 80 100C88 105 94 105 101 100',
  );
  return fitted(
    [
      accent(union(roof, scallops)),
      main(union(hull, apart(posts, roof, scallops), apart(man, hat, pole))),
      accent(apart(hat, pole)),
      main(apart(pole, hull), line(102, -6, 102, 70)),
      accent(inked(water, 6.5), water),
    ],
    0.94,
    -0.4,
    1,
  );
});

/** A tall oval mirror that swings in its stand. */
const standingMirror = mark('standing-mirror', ['construction', 'desing', 'art'], () => {
  const frame = subtract(ellipse(50, 44, 34, 48), ellipse(50, 44, 25.5, 39.5));
  const glass = ellipse(50, 44, 21, 35);
  const glints = concat(line(40, 52, 56, 28), line(50, 58, 62, 40));
  const posts = concat(rect(1, 26, 9.5, 74, 4.5), rect(89.5, 26, 9.5, 74, 4.5));
  const feet = concat(rect(-5, 96, 22, 9, 4.5), rect(83, 96, 22, 9, 4.5));
  const bar = rect(8, 82, 84, 8.5);
  const pins = concat(rect(8, 40, 12, 8), rect(80, 40, 12, 8));
  return [
    main(union(frame, posts, feet, pins, subtract(bar, ellipse(50, 44, 38, 52)))),
    accent(subtract(glass, stroke(glints, 5.5, { cap: 'round' })), glass),
  ];
});

export const TOWER_AND_QUAY: readonly Mark[] = [
  clockTower,
  hoodedFalcon,
  truffle,
  barrelOrgan,
  adobeHouse,
  hungNet,
  poledBoat,
  standingMirror,
];
