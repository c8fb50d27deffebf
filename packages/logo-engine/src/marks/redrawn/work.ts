import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, polyline, rect, star } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

const scales = redrawing(
  'scales',
  () => {
    const pan = parse('M-1 62L41 62C41 74 32 83 20 83C8 83 -1 74 -1 62Z');
    const cords = stroke(
      polyline([
        [4, 58],
        [20, 24],
        [36, 58],
      ]),
      6.5,
      { cap: 'butt' },
    );
    const post = union(
      rect(44.5, 12, 11, 82),
      rect(8, 15, 84, 10, 5),
      rect(26, 88, 48, 10, 5),
      circle(50, 10, 9),
    );
    return [main(union(post, both(subtract(cords, rect(-20, 58, 140, 20))))), accent(both(pan))];
  },
  { line: false },
);

const calculator = redrawing('calculator', () => {
  const keys = [rect(25, 43, 20, 20, 5), rect(25, 69, 20, 18, 5), rect(53, 43, 22, 44, 5)];
  const body = rect(12, 1, 76, 98, 13);
  return [
    main(subtract(body, rect(25, 14, 50, 20, 5), ...keys), concat(body, rect(25, 14, 50, 20, 5), ...keys)),
    accent(rect(57.5, 47.5, 13, 35, 3), null),
  ];
});

/** The tap of a plumber and a drop that is worth something. */
const faucet = redrawing('faucet', () => {
  const pipe = stroke(parse('M2 45L56 45C72 45 82 54 82 68'), 21, { cap: 'butt' });
  const body = union(pipe, rect(-2, 28, 13, 34, 4), rect(37, 21, 15, 20));
  const drop = parse(
    'M82 72C88 80 92.500 85 92.500 90C92.500 96 88 100 82 100C76 100 71.500 96 71.500 90C71.500 85 76 80 82 72Z',
  );
  return [main(body), accent(rect(17, 3, 55, 14, 7)), accent(drop)];
});

const broom = redrawing(
  'broom',
  () => {
    const turn = (path: ReturnType<typeof rect>) => rotate(path, 30, 52, 49);
    const handle = union(
      rect(45, -7, 10, 54, 5),
      parse('M39 40L61 40C64 40 65 41 66 44L70 58L30 58L34 44C35 41 36 40 39 40Z'),
    );
    const bristles = parse('M28.500 63L71.500 63L79 95C80 98 78 100 75 100L25 100C22 100 20 98 21 95Z');
    const cuts = [line(40, 82, 38, 112), line(60, 82, 62, 112)].map((cut) => stroke(cut, 6.4));
    return [main(turn(handle)), accent(turn(subtract(bristles, ...cuts)))];
  },
  { line: false },
);

const paintRoller = redrawing('paint-roller', () => {
  const arm = polyline([
    [80, 20],
    [94, 20],
    [94, 49],
    [46, 49],
    [46, 62],
  ]);
  return [
    accent(rect(-2, 2, 74, 36, 8)),
    main(
      union(stroke(arm, 9.5, { join: 'round' }), rect(37, 58, 18, 41, 6)),
      concat(arm, rect(37, 58, 18, 41, 6)),
    ),
  ];
});

/** A compass whose legs stand on what they draw. */
const compassTool = redrawing(
  'compass-tool',
  () => {
    const leg = corners('41,18 55,22 26,98 13,98', 2);
    const hinge = subtract(union(circle(50, 17, 15), rect(45, -4, 10, 14, 3)), circle(50, 17, 5.5));
    const legs = subtract(union(both(leg), hinge), circle(50, 17, 5.5));
    const sweep = parse('M4 62C16 76 32 82 50 82C68 82 84 76 96 62');
    return [main(legs), accent(apart(stroke(sweep, 9), legs))];
  },
  { line: false },
);

const bezier = redrawing(
  'bezier',
  () => {
    const curve = parse('M50 18C24 22 12 48 12 86');
    const nodes = concat(rect(38, 5, 24, 24, 4), rect(0, 76, 24, 24, 4), rect(76, 76, 24, 24, 4));
    const arms = concat(line(8, 17, 92, 17));
    return [
      accent(nodes),
      main(
        apart(union(both(stroke(curve, 9)), stroke(arms, 8.4), circle(8, 17, 10), circle(92, 17, 10)), nodes),
      ),
    ];
  },
  { line: false },
);

const anvil = redrawing('anvil', () => {
  const body = parse(
    'M30 12L96 12C98 12 99 13 99 15L99 27C99 29 98 30 96 30C82 31 72 38 70 47C68 57 74 63 84 66L84 74L24 74L24 66C34 63 40 57 38 49C36 42 28 40 20 38C9 35 2 28 0 18L30 18Z',
  );
  return [main(body), accent(rect(12, 79, 84, 13, 4))];
});

/** A pane with light on it, and the corner that the glazier cuts off. */
const glassPane = redrawing(
  'glass-pane',
  () => {
    const pane = rect(4, 4, 92, 92, 10);
    const corner = corners('110,42 110,110 42,110');
    const glints = [stroke(line(20, 48, 48, 20), 9), stroke(line(26, 70, 70, 26), 9)];
    return [main(subtract(pane, grow(corner, 6), ...glints)), accent(intersect(pane, corner))];
  },
  { line: false },
);

/** A plug with what comes out of it. */
const plug = redrawing('plug', () => {
  const body = parse(
    'M14 26L86 26C89 26 91 28 91 31L91 44C91 65 76 79 57 82L57 96C57 99 55 101 52 101L48 101C45 101 43 99 43 96L43 82C24 79 9 65 9 44L9 31C9 28 11 26 14 26Z',
  );
  const prongs = concat(rect(24, -1, 13, 32, 6), rect(63, -1, 13, 32, 6));
  const bolt = corners('58,32 33,56 47,58 42,78 67,53 53,51', 1);
  const whole = union(body, prongs);
  return [main(subtract(whole, bolt), concat(whole, bolt))];
});

const sewingMachine = redrawing('sewing-machine', () => {
  const body = parse(
    'M14 18L82 18C91 18 97 24 97 33L97 77L72 77L72 49L40 49L40 58L32 58L32 73C32 75.500 30 77 27.500 77C25 77 23 75.500 23 73L23 58L14 58C9 58 6 55 6 50L6 26C6 21 9 18 14 18Z',
  );
  const wheel = circle(82, 35, 7.5);
  return [
    main(subtract(body, wheel), concat(body, wheel)),
    accent(rect(-1, 83, 102, 15, 6)),
    accent(rect(40, 0, 20, 13, 4)),
  ];
});

/** A short pencil with one cut for its point. */
const pencil = redrawing(
  'pencil',
  () => {
    const turn = (path: ReturnType<typeof rect>) => rotate(path, 45);
    const body = corners('33,12 67,12 67,70 50,110 33,70', 2);
    const cut = polyline([
      [26, 66],
      [41.5, 74],
      [50, 66],
      [58.5, 74],
      [74, 66],
    ]);
    const top = parse('M33 6.500L33 -2C33 -7 37 -11 42 -11L58 -11C63 -11 67 -7 67 -2L67 6.500Z');
    return [main(turn(subtract(body, stroke(cut, 6.5)))), accent(turn(top))];
  },
  { line: false },
);

/** A coin before a pile of them, seen a little from above. */
const coins = redrawing('coins', () => {
  const [cx, rx, ry, thick] = [36, 36, 13, 14];
  const disc = (top: number): Path =>
    union(ellipse(cx, top, rx, ry), rect(cx - rx, top, rx * 2, thick), ellipse(cx, top + thick, rx, ry));
  const tops = [18, 40, 62];
  const pile = tops.map((top, i) => apart(disc(top), ...tops.slice(0, i).map(disc)));
  const coin = circle(70, 68, 30);
  return [accent(apart(concat(...pile), coin)), main(subtract(coin, star(70, 69.5, 18, 8.6, 5, 1)))];
});

export const REDRAWN_WORK: readonly Redrawing[] = [
  coins,
  scales,
  calculator,
  faucet,
  broom,
  paintRoller,
  compassTool,
  bezier,
  anvil,
  glassPane,
  plug,
  sewingMachine,
  pencil,
];
