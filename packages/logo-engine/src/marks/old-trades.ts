import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A clock of the hall: its case open on the pendulum, caught at the end of a swing. */
const pendulumClock = mark('pendulum-clock', ['art', 'desing', 'marketing'], () => {
  const crown = parse('M15 15C15 1 34 6 50 -5C66 6 85 1 85 15L85 19L15 19Z');
  const cornice = rect(15, 48, 70, 7, 3);
  const foot = rect(14, 94, 72, 11, 3);
  const body = union(crown, rect(19, 15, 62, 36), cornice, rect(23, 51, 54, 46), foot);
  const dial = circle(50, 28, 15);
  const hands = concat(line(50, 28, 50, 19.5), line(50, 28, 57, 32));
  const pane = rect(30.5, 60, 39, 29, 2);
  const rod = line(46, 50, 57, 78);
  const bob = circle(58, 79, 7.5);
  return [
    main(subtract(body, circle(50, 28, 19), pane), body),
    accent(subtract(dial, stroke(hands, 4.5, { cap: 'round' })), concat(dial, hands)),
    accent(intersect(union(stroke(rod, 5), bob), pane), concat(line(50, 61, 54, 72), bob)),
  ];
});

/** A sleigh: one sweep from the back of the seat to the curl of the dash. */
const sleigh = mark('sleigh', ['nature', 'transportation', 'entertainment'], () => {
  const body = parse(
    'M-4 13C-4 5 3 0 10 3C17 6 19 14 21 22L25 39C27 47 32 50 40 50L52 50C63 50 66 43 70 33C75 20 86 17 94 23C101 29 98 39 90 39C86 39 84 35 86 32C80 31 79 39 80 47C81 63 73 76 56 76L31 76C17 76 9 68 7 54L3 26C2 22 0 20 -2 18C-3 17 -4 15 -4 13Z',
  );
  const trim = parse('M13 46C15 58 20 63 31 63L56 63C65 63 69 58 71 49');
  const runner = parse('M2 99L79 99C94.500 99 103.500 89 100.500 77C98.500 70 90.500 70 89.500 76');
  const legs = concat(line(27, 74, 23, 99), line(61, 74, 67, 99));
  return [
    main(subtract(body, stroke(trim, 4.5, { cap: 'round' })), body),
    accent(
      union(stroke(runner, 8, { cap: 'round' }), apart(stroke(legs, 7), body)),
      concat(runner, line(26, 84, 23, 99), line(63, 84, 67, 99)),
    ),
  ];
});

/** A violin, and the bow that crosses behind its neck. */
const violin = mark('violin', ['art', 'entertainment'], () => {
  const belly = parse(
    'M50 44C62 44 70 50 70 57C70 64 65 65 65 70.500C65 76 74 78 74 89C74 101 63 109 50 109C37 109 26 101 26 89C26 78 35 76 35 70.500C35 65 30 64 30 57C30 50 38 44 50 44Z',
  );
  const neck = union(rect(46, -2, 8, 50), circle(50, -7, 7.5));
  const pegs = concat(line(39, 3, 61, 3), line(39, 12, 61, 12));
  const holes = both(parse('M42.500 66C38 69 43 82 38 85'));
  const tail = corners('45,88 55,88 52.500,102 47.500,102', 1.5);
  const lay = (path: Path) => rotate(path, 40, 52, 45);
  const body = lay(union(belly, neck, stroke(pegs, 5, { cap: 'round' })));
  const bow = union(
    stroke(line(22, -1, 98, 88), 6.5, { cap: 'round' }),
    rotate(rect(84, 66, 18, 9, 3), 49.5, 93, 70),
  );
  return [
    main(subtract(body, lay(stroke(holes, 4.5, { cap: 'round' })), lay(tail)), body),
    accent(apart(bow, body)),
  ];
});

/** A book sewn by hand through its cover, the needle still on the thread. */
const stitchedBook = mark(
  'stitched-book',
  ['art', 'desing', 'marketing'],
  () => {
    const cover = rect(8, -3, 80, 106, 5);
    const heights = [16, 39, 62, 85];
    const sewing = concat(line(28, 16, 28, 85), ...heights.map((y) => line(4, y, 28, y)));
    const tilt = (path: Path) => rotate(path, -38, 66, 58);
    const needle = tilt(parse('M59 21C59 12 73 12 73 21L73 44C73 72 69 94 66 106C63 94 59 72 59 44Z'));
    const eye = tilt(rect(63, 20, 6, 20, 3));
    const thread = parse('M28 16C46 6 74 14 70 28C67 38 54 38 46 33');
    return [
      main(
        subtract(apart(cover, needle), stroke(concat(sewing, thread), 4.5, { cap: 'round' })),
        concat(cover, sewing),
      ),
      accent(subtract(needle, eye)),
    ];
  },
  { line: false },
);

/** An axe in the block, which opens where it bites. */
const axeLog = mark('axe-log', ['nature', 'construction'], () => {
  const place = (path: Path) => translate(rotate(path, 52, 0, 0), 36, 33);
  const helve = rect(-5, -58, 10, 76, 4);
  const head = parse(
    'M-13 -12L6 -12C16 -13 24 -18 31 -26C44 -14 45 14 33 27C26 18 16 12 6 11L-13 11C-15 11 -16 10 -16 8L-16 -9C-16 -11 -15 -12 -13 -12Z',
  );
  const axe = place(union(helve, head));
  const block = parse(
    'M14 56L86 56C89 56 90 58 90 61C90 80 93 92 102 102L102 104L-2 104L-2 102C7 92 10 80 10 61C10 58 11 56 14 56Z',
  );
  const bark = concat(line(28, 78, 28, 92), line(50, 84, 50, 104), line(73, 68, 73, 92));
  return [
    main(axe),
    accent(subtract(apart(block, axe), stroke(bark, 5, { cap: 'round' })), apart(block, axe)),
  ];
});

/** A lantern of paper: its hoops bend as the ball does, and a tassel hangs from it. */
const paperLantern = mark('paper-lantern', ['desing', 'gastronomy', 'entertainment'], () => {
  const ball = ellipse(50, 45, 48, 36);
  const hoops = [-19, -6.5, 6.5, 19].map((y) =>
    stroke(parse(`M-4 ${45 + y * 0.75}C20 ${45 + y * 1.4} 80 ${45 + y * 1.4} 104 ${45 + y * 0.75}`), 4.4),
  );
  const cap = union(rect(30, 0, 40, 10, 3), rect(46.5, -5, 7, 10, 3));
  const base = rect(30, 80, 40, 10, 3);
  const tassel = union(...[36, 46.5, 57].map((x, i) => rect(x, 86, 7, i === 1 ? 19 : 14, 3)));
  return [main(subtract(apart(ball, cap, base), ...hoops)), accent(cap), accent(union(base, tassel))];
});

/** A shirt on the line, and the wind in it. */
const washingLine = mark(
  'washing-line',
  ['marketing', 'construction'],
  () => {
    const rope = parse('M0 8C30 24 70 24 100 8');
    const shirt = parse(
      'M28 26C34 36 60 38 70 26L76 27L104 46L92 66L82 60C80 74 84 88 90 98C74 106 58 92 44 98C38 100 32 102 24 98C30 84 28 70 22 60L10 64L0 44L22 27Z',
    );
    const peg = (x: number, y: number) => rect(x - 5, y, 10, 24, 3);
    const pegs = union(peg(25, 8), peg(75, 8));
    const fold = concat(parse('M40 62C42 74 40 84 38 90'), parse('M60 56C58 70 62 80 66 88'));
    return [
      main(apart(stroke(rope, 6, { cap: 'round' }), pegs), rope),
      main(subtract(apart(shirt, pegs), stroke(fold, 4.5, { cap: 'round' })), shirt),
      accent(pegs),
    ];
  },
  { line: false },
);

/** The brush of who paints houses: one stands out white in its paint, which runs. */
const houseBrush = mark('house-brush', ['construction'], () => {
  const handle = parse(
    'M42 -5L58 -5C61 -5 63 -3 63 0L60 16C60 20 62 22 66 22L82 22C87 22 90 25 90 29L90 37L10 37L10 29C10 25 13 22 18 22L34 22C38 22 40 20 40 16L37 0C37 -3 39 -5 42 -5Z',
  );
  const hole = circle(50, 4, 3.8);
  const bristles = parse('M10 41L90 41L90 82L28 82L28 93C28 105 10 105 10 93Z');
  const house = corners('50,47 73,64 73,70 68,70 68,90 32,90 32,70 27,70 27,64', 1);
  const door = rect(44.5, 68, 11, 14);
  return [main(subtract(handle, hole)), accent(union(subtract(bristles, house), door))];
});

export const OLD_TRADES: readonly Mark[] = [
  pendulumClock,
  sleigh,
  violin,
  stitchedBook,
  axeLog,
  paperLantern,
  washingLine,
  houseBrush,
];
