/** What houses, shops and terraces have of their own: fitted, mended, sold and let. */
import { parse, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, line, polyline, rect, star } from '../geometry/shapes.js';
import { accent, apart, filledMark, filleted, inked, type Mark, main, softened } from './mark.js';

/** The grate of a floor drain, a drop over its corner. */
const drainGrate = filledMark('drain-grate', ['construction'], () => {
  const slots = union(
    ...[-26, -8.67, 8.67, 26].map((x) => {
      const reach = Math.sqrt(36 * 36 - x * x) - 5;
      return inked(line(x, -reach, x, reach), 8.5);
    }),
  );
  const grate = rotate(slots, 45, 0, 0);
  const plate = rect(-52, -52, 104, 104, 20);
  const groove = subtract(circle(0, 0, 46), circle(0, 0, 40.5));
  const drop = parse('M40 -10C47 6 66 20 66 40C66 55 54 66 40 66C26 66 14 55 14 40C14 20 33 6 40 -10Z');
  const held = translate(drop, 6, 4);
  return [main(softened(apart(subtract(plate, groove, grate), held), 1)), accent(held)];
});

/** A remote control and the waves that it sends. */
const remoteControl = filledMark('remote-control', ['technology'], () => {
  const held = (path: Path): Path => rotate(path, 32, 0, 0);
  const body = rect(-31, -44, 62, 122, 20);
  const ring = subtract(circle(0, -13, 21), circle(0, -13, 10));
  const keys = union(...[27, 51].flatMap((y) => [-12, 12].map((x) => rect(x - 8.5, y - 8, 17, 16, 5.5))));
  const wave = (r: number): Path =>
    inked(parse(`M${-r * 0.66} ${-36 - r * 0.72}A${r} ${r} 0 0 1 ${r * 0.66} ${-36 - r * 0.72}`), 10);
  return [main(held(subtract(body, ring, keys))), accent(held(union(wave(31), wave(55))))];
});

/** A treadmill, a shoe on its belt. */
const treadmill = filledMark('treadmill', ['entertainment', 'healthcare', 'technology'], () => {
  const held = (path: Path): Path => rotate(path, -5, 0, 0);
  const deck = rect(-58, 42, 116, 24, 12);
  const post = inked(line(44, 50, 30, -40), 15);
  const console = corners('0,-60 44,-48 39,-30 -5,-42', 6);
  const rail = inked(line(34, -14, 8, -14), 12);
  const rollers = union(circle(-46, 54, 5.5), circle(46, 54, 5.5));
  const shoe = parse(
    'M-46 -8C-38 -1 -28 -2 -22 -12C-21 -14 -18 -14 -16 -12L0 8C4 13 12 13 18 15C25 17 27 23 27 30L-50 30C-52 18 -52 2 -46 -8Z',
  );
  const cuts = union(rect(-60, 15, 100, 5), inked(line(-20, 3, -8, -9), 5));
  return [
    main(held(subtract(filleted(union(deck, post, console, rail), 2), rollers))),
    accent(held(translate(subtract(softened(shoe, 2), cuts), 0, 7))),
  ];
});

/** A sun lounger with its back up, the sun over it. */
const sunLounger = filledMark('sun-lounger', ['entertainment', 'desing'], () => {
  const slope = polyline([
    [-46, -8],
    [-22, 28],
    [50, 28],
  ]);
  const pad = inked(slope, 21);
  const base = union(
    rect(-40, 43, 98, 12, 6),
    inked(line(-24, 52, -30, 72), 12),
    inked(line(38, 52, 44, 72), 12),
  );
  return [main(base), accent(pad), main(softened(star(20, -26, 33, 23, 10), 2.5))];
});

/** A shop's shutter, half way up. */
const rollingShutter = filledMark('rolling-shutter', ['construction', 'marketing'], () => {
  const box = rect(-56, -56, 112, 25, 7);
  const posts = union(rect(-50, -40, 14, 96, 3), rect(36, -40, 14, 96, 3));
  const slats = union(...[0, 1, 2, 3].map((i) => rect(-31, -26 + i * 15.4, 62, 11.4, 2)));
  const shackle = inked(parse('M-8 34L-8 26C-8 14 8 14 8 26L8 34'), 7);
  const lock = union(shackle, rect(-16, 30, 32, 26, 6));
  const hole = circle(0, 43, 4.5);
  return [
    main(union(box, posts)),
    accent(apart(slats, union(lock, rect(-8, 18, 16, 20)))),
    main(subtract(lock, hole)),
  ];
});

/** A microwave oven, its waves in the window. */
const microwave = filledMark('microwave', ['technology', 'desing'], () => {
  const shell = union(rect(-54, -38, 108, 70, 11), rect(-44, 20, 17, 20, 4), rect(27, 20, 17, 20, 4));
  const opening = rect(-44, -28, 66, 50, 6);
  const glass = rect(-38, -22, 54, 38, 3);
  const wave = (x: number): Path => inked(parse(`M${x} -13C${x - 9} -5 ${x + 9} -1 ${x} 7`), 6.5);
  const keys = union(circle(38, 8, 9.5), rect(30, -26, 16, 9, 3), rect(30, -12, 16, 7, 3));
  return [main(subtract(shell, opening, keys)), accent(subtract(glass, wave(-25), wave(-11), wave(3)))];
});

/** A bedside table of two drawers, a lamp on it. */
const bedsideTable = filledMark('bedside-table', ['desing'], () => {
  const top = rect(-56, 4, 112, 12, 5);
  const chest = rect(-48, 20.5, 96, 40, 5);
  const cuts = union(rect(-60, 38, 120, 5), inked(line(-10, 29, 10, 29), 7), inked(line(-10, 52, 10, 52), 7));
  const legs = union(corners('-44,56 -26,56 -31,76 -40,76', 2), corners('44,56 26,56 31,76 40,76', 2));
  const shade = corners('-20,-60 20,-60 35,-20 -35,-20', 5);
  const foot = union(rect(-6, -26, 12, 34), corners('-20,8 -14,-6 14,-6 20,8', 3));
  return [main(subtract(union(chest, legs), cuts)), main(union(top, apart(foot, shade))), accent(shade)];
});

export const SHUTTERS_AND_LOUNGERS: readonly Mark[] = [
  drainGrate,
  remoteControl,
  treadmill,
  sunLounger,
  rollingShutter,
  microwave,
  bedsideTable,
];
