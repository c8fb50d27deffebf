/** What those who show, ferry, tow and amuse work with. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, line, rect, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filled, inked, type Mark, main, mark, softened } from './mark.js';

/** A flat barge with its ramp up, a lorry on its deck. */
const rampBarge = mark('ramp-barge', ['transportation', 'automotive'], () => {
  const deck = softened(corners('-22,66 116,66 102,96 -10,96', 0), 4);
  const ramp = inked(line(112, 70, 130, 32), 11);
  const bridge = subtract(union(rect(-18, 4, 26, 66, 3), rect(-24, -4, 38, 13, 4)), rect(-10, 18, 10, 15, 2));
  const hull = union(deck, ramp, bridge);
  const box = rect(18, 4, 44, 46, 4);
  const cab = subtract(
    parse('M66 18L84 18C87 18 89 19 91 22L100 36L100 50L66 50Z'),
    corners('74,25 83,25 89,35 74,35', 1.5),
  );
  const lorry = union(box, cab, rect(18, 43, 82, 9, 3), circle(34, 52, 10), circle(82, 52, 10));
  const sea = inked(wave(-30, 109, 164, 11, 3), 11);
  return filled([
    main(concat(hull, apart(sea, hull))),
    accent(subtract(lorry, circle(34, 52, 4), circle(82, 52, 4))),
  ]);
});

/** A buggy of tubes that comes over a dune. */
const duneBuggy = mark('dune-buggy', ['entertainment', 'automotive', 'nature'], () => {
  const turned = (path: Path): Path => rotate(path, -14, 50, 60);
  const back = circle(10, 62, 25);
  const front = circle(94, 64, 21);
  const cage = inked(parse('M8 34L34 -6L62 -6L84 36'), 9);
  const strut = inked(parse('M34 -4L44 36'), 9);
  const body = softened(corners('-8,32 88,32 118,44 112,58 84,72 24,72 8,52', 0), 4);
  const tyres = union(back, front);
  const frame = apart(union(cage, strut, body), tyres);
  const rims = union(circle(10, 62, 9), circle(94, 64, 7.5));
  const dune = parse('M-36 122C-4 118 20 104 50 92C78 81 100 76 122 82L140 122Z');
  const car = turned(union(frame, subtract(tyres, rims)));
  return filled([main(car), accent(softened(apart(dune, turned(union(frame, tyres))), 2))]);
});

/** A kite of a surfer with its bar, over a wave. */
const surfKite = mark('surf-kite', ['entertainment', 'transportation'], () => {
  const flown = (path: Path): Path => rotate(path, 10, 50, 40);
  const canopy = softened(subtract(circle(50, 40, 66), circle(50, 78, 66)), 1.5);
  const ribs = union(...[-36, 0, 36].map((turn) => stroke(rotate(line(50, 30, 50, -60), turn, 50, 80), 5.5)));
  const lines = both(inked(line(-10, 52, 30, 104), 7.5));
  const bar = inked(line(22, 106, 78, 106), 15);
  const sail = flown(union(subtract(canopy, ribs), lines, bar));
  const sea = inked(wave(-28, 142, 156, 18, 2), 16);
  return filled([main(sail), accent(sea)]);
});

/** A swing in the air, in its frame. */
const swingSet = mark('swing-set', ['entertainment', 'construction'], () => {
  const legs = inked(parse('M-24 106L-2 0L18 106'), 12);
  const beam = inked(line(-10, 0, 110, 0), 14);
  const frame = union(both(legs), beam);
  const swing = union(both(rect(33, 0, 7, 74)), rect(27, 68, 46, 14, 5));
  const swung = rotate(swing, -12, 41, 0);
  return filled([main(frame), accent(apart(swung, frame))]);
});

/** A ball to tow by, on its mount. */
const towBall = mark('tow-ball', ['automotive', 'transportation'], () => {
  const ball = union(circle(24, 12, 29), corners('10,30 38,30 42,46 52,50 52,59 -4,59 -4,50 6,46', 2));
  const mount = parse(
    'M-14 63L60 63C69 63 74 67 76 75L78 82L122 82L122 114L70 114C60 114 54 110 52 101L50 91L38 91L38 104L10 104L10 91L-14 91Z',
  );
  return filled([main(subtract(softened(mount, 3), circle(98, 98, 7.5))), accent(ball)]);
});

/** A flag that flies from its pole, a broad stripe across it. */
const flyingFlag = mark('flying-flag', ['marketing', 'art', 'desing'], () => {
  const pole = union(rect(-8, -2, 13, 116, 5), circle(-1.5, -9, 11));
  const cloth = parse(
    'M0 6C24 -8 40 -6 58 2C76 10 92 12 114 0L104 34L114 66C92 78 76 76 58 68C40 60 24 58 0 72Z',
  );
  const stripe = stroke(parse('M-10 44C24 22 40 26 58 34C76 42 92 44 124 28'), 20);
  const field = intersect(cloth, stripe);
  const foot = rect(-22, 106, 41, 12, 4);
  const rest = subtract(cloth, stroke(parse('M-10 44C24 22 40 26 58 34C76 42 92 44 124 28'), 29));
  return filled([
    main(union(pole, rest, foot)),
    accent(softened(subtract(field, rect(-20, -20, 29.5, 140)), 1)),
  ]);
});

/** Pennants on a string. */
const pennantString = mark('pennant-string', ['marketing', 'entertainment', 'art'], () => {
  const cord = inked(parse('M-38 -6C-10 32 110 32 138 -6'), 11);
  const pennant = (x: number, top: number, turn: number): Path =>
    rotate(corners(`${x - 25},${top} ${x + 25},${top} ${x},${top + 80}`, 4), turn, x, top);
  const middle = pennant(50, 27, 0);
  return filled([main(union(cord, both(pennant(-9, 13, 16)))), accent(apart(middle, cord))]);
});

/** The head of a zebra. */
const zebra = mark('zebra', ['livestock', 'entertainment', 'art'], () => {
  const head = parse(
    'M38 -10L48 12C60 16 72 25 80 38L103 70C109 80 105 93 95 97C86 100 77 98 69 92L54 80C52 92 56 102 62 116L-8 116C-8 84 -6 44 18 20C20 12 28 0 38 -10Z',
  );
  const mane = parse(
    'M10 8C18 2 24 0 30 0C28 6 22 12 16 18C-8 44 -13 80 -13 116L-30 116C-32 70 -18 28 10 8Z',
  );
  const stripes = union(
    limb('-24,98,4.5 4,92,5 26,96,4 44,110,1'),
    limb('-24,72,4.5 4,67,5 24,72,4 38,88,1'),
    limb('-20,46,4.5 8,43,5 26,49,4 38,64,1'),
    limb('72,16,4.5 64,40,4.5 62,60,1'),
    limb('92,44,4.5 80,62,4 74,74,1'),
  );
  const muzzle = intersect(head, circle(101, 92, 25));
  const face = subtract(apart(head, muzzle), stripes, circle(48, 34, 5));
  return filled([
    main(softened(face, 0.8)),
    accent(concat(muzzle, softened(subtract(apart(mane, head), stripes), 1))),
  ]);
});

/** A tuba, its valves between its bends. */
const tuba = mark('tuba', ['entertainment', 'art'], () => {
  const tube = stroke(parse('M82 20L82 78A34 34 0 0 1 14 78L14 50C14 40 8 36 -4 36'), 16, { cap: 'butt' });
  const bell = parse(
    'M44 -22L120 -22C122 -22 122 -14 118 -12C100 -4 90 8 90 30L74 30C74 8 64 -4 46 -12C42 -14 42 -22 44 -22Z',
  );
  const mouth = rect(-14, 26, 13, 20, 4);
  const valve = (x: number): Path =>
    union(rect(x - 6, 38, 12, 44, 4), rect(x - 2.5, 26, 5, 16), rect(x - 6, 22, 12, 9, 3));
  const horn = union(tube, bell, mouth);
  return filled([main(horn), accent(union(...[30, 47, 64].map(valve)))]);
});

export const FAIRS_AND_RIDES: readonly Mark[] = [
  rampBarge,
  duneBuggy,
  surfKite,
  swingSet,
  towBall,
  flyingFlag,
  pennantString,
  zebra,
  tuba,
];
