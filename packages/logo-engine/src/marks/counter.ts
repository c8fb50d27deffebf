import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A party popper. */
const confetti = mark('confetti', ['entertainment', 'marketing'], () => {
  const cone = corners('32,30 70,68 4,96', 4);
  const cuts = [stroke(line(8, 46, 54, 92), 4.4), stroke(line(0, 66, 34, 100), 4.4)];
  const streamer = parse('M58 44C66 36 60 28 68 20C74 14 84 16 88 8');
  const low = parse('M70 56C78 50 88 58 97 50');
  const bits = concat(
    rotate(rect(37, 4, 12, 12, 2), 24, 43, 10),
    circle(60, 6, 5),
    rotate(rect(86, 26, 12, 12, 2), 30, 92, 32),
    circle(86, 76, 6),
  );
  return [
    main(subtract(cone, ...cuts)),
    main(stroke(concat(streamer, low), 7), concat(streamer, low)),
    accent(bits),
  ];
});

const beer = mark('beer-bottle', ['gastronomy', 'food'], () => {
  const turn = (path: Path) => rotate(path, 24);
  const glass = parse(
    'M41 14L59 14L60 36C62 44 70 48 70 58L70 92C70 96 68 98 64 98L36 98C32 98 30 96 30 92L30 58C30 48 38 44 40 36Z',
  );
  const label = rect(20, 62, 60, 20);
  return [
    main(turn(subtract(glass, label)), turn(concat(glass, line(30, 62, 70, 62), line(30, 82, 70, 82)))),
    accent(turn(rect(30, 66, 40, 12)), null),
    accent(turn(rect(39, 1, 22, 9, 2))),
  ];
});

const clipboard = mark('clipboard-text', ['marketing', 'healthcare'], () => {
  const board = rect(10, 12, 80, 87, 7);
  const clip = parse(
    'M36 10C38 4 43 1 50 1C57 1 62 4 64 10L70 10C72 10 73 11 73 13L73 26L27 26L27 13C27 11 28 10 30 10Z',
  );
  const lines = [line(30, 46, 70, 46), line(30, 62, 70, 62), line(30, 78, 54, 78)];
  return [
    main(
      subtract(apart(board, clip), ...lines.map((l) => stroke(l, 6.4))),
      concat(apart(board, clip), ...lines),
    ),
    accent(clip),
  ];
});

const receipt = mark('receipt', ['marketing', 'technology'], () => {
  const paper = corners('14,2 86,2 86,98 74,88 62,98 50,88 38,98 26,88 14,98', 2);
  const lines = [line(32, 26, 68, 26), line(32, 43, 68, 43), line(32, 60, 52, 60)];
  return [main(subtract(paper, ...lines.map((l) => stroke(l, 7))), concat(paper, ...lines))];
});

const dice = mark('dice-five', ['entertainment'], () => {
  const turn = (path: Path) => rotate(path, 12);
  const cube = rect(9, 9, 82, 82, 14);
  const pips = [
    [31, 31],
    [69, 31],
    [50, 50],
    [31, 69],
    [69, 69],
  ] as const;
  const dots = concat(...pips.map(([x, y]) => circle(x, y, 7.5)));
  return [main(turn(subtract(cube, dots)), turn(concat(cube, dots)))];
});

const warehouse = mark('warehouse', ['transportation', 'construction', 'agriculture'], () => {
  const shell = corners('2,98 2,36 50,4 98,36 98,98 84,98 84,46 16,46 16,98', 2);
  const boxes = concat(rect(21, 76, 27, 22, 2), rect(52, 76, 27, 22, 2), rect(36.5, 51, 27, 21, 2));
  return [main(shell), accent(boxes)];
});

const discoBall = mark('disco-ball', ['entertainment'], () => {
  const ball = circle(50, 60, 39);
  const cuts = union(
    ...[40, 60, 80].map((y) => stroke(line(0, y, 100, y), 4)),
    stroke(line(50, 10, 50, 110), 4),
    stroke(ellipse(50, 60, 20, 39), 4),
  );
  const cord = line(50, 0, 50, 14);
  return [
    main(
      subtract(ball, cuts),
      concat(ball, ellipse(50, 60, 20, 39), line(16, 46, 84, 46), line(16, 74, 84, 74)),
    ),
    main(apart(stroke(cord, 6), ball), cord),
    accent(star(88, 16, 13, 4.5, 4, 0.5), null),
  ];
});

const shoppingBag = mark('shopping-bag', ['marketing', 'art'], () => {
  const bag = parse(
    'M14 30L86 30C89 30 91 32 91 35L97 92C97 96 95 98 91 98L9 98C5 98 3 96 3 92L9 35C9 32 11 30 14 30Z',
  );
  const smile = parse('M32 50C32 62 40 69 50 69C60 69 68 62 68 50');
  const handle = parse('M32 26C32 12 39 4 50 4C61 4 68 12 68 26');
  return [
    main(subtract(bag, stroke(smile, 7)), concat(bag, smile)),
    accent(stroke(handle, 7.5, { cap: 'butt' }), handle),
  ];
});

/** Somebody with arms raised: one stroke that opens. */
const person = mark('person-arms-spread', ['healthcare', 'entertainment'], () => {
  const head = circle(50, 15, 13);
  const arms = stroke(parse('M12 26C22 40 34 45 50 45C66 45 78 40 88 26'), 13);
  const legs = concat(stroke(line(44, 62, 33, 91), 14), stroke(line(56, 62, 67, 91), 14));
  const trunk = parse('M34 44L66 44L64 68L36 68Z');
  const body = union(arms, legs, trunk);
  return [accent(head), main(apart(body, head))];
});

const picture = mark('image', ['art', 'desing', 'marketing'], () => {
  const frame = subtract(rect(2, 8, 96, 84, 5), rect(13, 19, 74, 62, 1));
  const hills = parse('M17 77L36 46C38 43 40 43 42 46L54 62L62 53C64 51 66 51 68 53L83 77Z');
  return [main(frame, concat(rect(3, 9, 94, 82, 5))), accent(hills), accent(circle(72, 33, 7))];
});

const team = mark('users-three', ['marketing', 'healthcare'], () => {
  const head = circle(50, 27, 16);
  const bust = parse('M22 84C22 64 34 50 50 50C66 50 78 64 78 84C78 87 76 88 74 88L26 88C24 88 22 87 22 84Z');
  const side = union(
    circle(17, 38, 11),
    parse('M-1 80C-1 64 7 54 17 54C27 54 34 64 34 80C34 82 33 83 31 83L2 83C0 83 -1 82 -1 80Z'),
  );
  const middle = union(head, bust);
  return [main(head), main(bust), accent(apart(both(side), middle))];
});

const medal = mark('medal', ['entertainment', 'marketing'], () => {
  const ribbons = both(corners('28,2 48,2 56,40 42,48', 1));
  const disc = circle(50, 67, 31);
  const inner = star(50, 67, 17, 8, 5, 1);
  return [accent(apart(ribbons, disc)), main(subtract(disc, inner), concat(disc, inner))];
});

const desk = mark('desk', ['desing', 'marketing', 'construction'], () => {
  const top = rect(0, 40, 100, 10, 2);
  const legs = union(rect(6, 54, 9, 42, 1), rect(56, 54, 38, 42, 2));
  const drawers = [rect(66, 63, 18, 5, 2), rect(66, 80, 18, 5, 2)];
  const screen = union(rect(22, 4, 40, 26, 3), rect(38, 28, 8, 8));
  return [
    main(top),
    main(
      subtract(legs, ...drawers),
      concat(line(10, 56, 10, 94), rect(58, 56, 34, 38, 2), line(68, 65, 82, 65), line(68, 82, 82, 82)),
    ),
    accent(screen),
  ];
});

const popcorn = mark('popcorn', ['entertainment', 'food'], () => {
  const puffs = union(
    circle(24, 34, 13),
    circle(40, 20, 14),
    circle(60, 20, 14),
    circle(76, 34, 13),
    circle(50, 34, 16),
    rect(22, 30, 56, 14),
  );
  const box = corners('12,44 88,44 78,99 22,99', 3);
  const stripes = [corners('31,40 43,40 45,104 37,104'), corners('57,40 69,40 63,104 55,104')];
  return [
    accent(apart(puffs, box)),
    main(
      subtract(box, ...stripes.map((s) => intersect(s, rect(0, 40, 100, 52)))),
      concat(box, line(37, 46, 41, 97), line(63, 46, 59, 97)),
    ),
  ];
});

export const COUNTER: readonly Mark[] = [
  confetti,
  beer,
  clipboard,
  receipt,
  dice,
  warehouse,
  discoBall,
  shoppingBag,
  person,
  picture,
  team,
  medal,
  desk,
  popcorn,
];
