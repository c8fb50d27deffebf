/** What is built, mended and played with: drawn anew with fuller forms. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, line, polar, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An elbow of broad pipe between its flanges, a drop at its mouth. */
const pipe = redrawing('pipe', () => {
  const bend = stroke(parse('M22 104L22 62C22 36 36 22 62 22L104 22'), 38, { cap: 'butt' });
  const flanges = union(rect(-6, 92, 56, 18, 5), rect(92, -6, 18, 56, 5));
  const shine = inked(parse('M22 76L22 62C22 36 36 22 62 22L76 22'), 8);
  const drop = parse(
    'M82 54C87 66 104 76 104 90C104 102 94 110 82 110C70 110 60 102 60 90C60 76 77 66 82 54Z',
  );
  return [main(subtract(union(bend, flanges), shine)), accent(softened(drop, 2))];
});

/** A sun whose disc carries the current. */
const sunBolt = redrawing('sun-bolt', () => {
  const disc = circle(50, 50, 36);
  const bolt = corners('58,19 29,56 46,56 42,82 71,44 54,44', 2.5);
  const ray = softened(apart(corners('32,22 50,-18 68,22', 0), grow(disc, 1)), 2.5);
  const rays = Array.from({ length: 8 }, (_, i) => rotate(ray, i * 45, 50, 50));
  return [accent(subtract(disc, bolt)), main(concat(...rays))];
});

/** The broad bars of a sound. */
const equalizer = redrawing('equalizer', () => {
  const bar = (x: number, high: number): Path => rect(x - 9, 50 - high / 2, 18, high, 9);
  return [main(concat(bar(3, 46), bar(50, 66), bar(73.5, 90), bar(97, 40))), accent(bar(26.5, 108))];
});

/** A leaded pane: the sun over a hill. */
const leadedPanel = redrawing('leaded-panel', () => {
  const pane = rect(-4, -4, 108, 108, 13);
  const sun = circle(50, 48, 24);
  const hill = parse('M-20 82C4 58 28 54 50 66C72 78 92 76 120 58L120 120L-20 120Z');
  const leads = [-90, -38, -142].map((turn) => inked(line(50, 48, ...polar(50, 48, 100, turn)), 6));
  const fields = inked(parse('M58 60C54 78 40 92 16 116'), 6);
  return [
    main(softened(subtract(pane, grow(hill, 6), grow(sun, 6), ...leads), 1.5)),
    accent(softened(subtract(sun, grow(hill, 6)), 1.5)),
    main(softened(subtract(intersect(pane, hill), fields), 1.5)),
  ];
});

/** A worktop that runs down to the floor, its tap and its cupboard. */
const worktop = redrawing('worktop', () => {
  const slab = softened(union(rect(-12, 40, 124, 24), rect(-12, 40, 28, 72)), 4);
  const vein = limb('62,36,3 54,46,3.4 34,50,3.4 16,60,3.4 8,76,3.4 -16,92,3');
  const tap = union(inked(parse('M84 26L84 4C84 -20 46 -20 46 4L46 14'), 15), rect(70, 22, 28, 13.5, 3));
  const cupboard = rect(21, 69, 91, 43, 5);
  const cuts = union(rect(64, 60, 5, 60), rect(52, 78, 6, 18, 3), rect(75, 78, 6, 18, 3));
  return [main(tap), accent(softened(subtract(slab, vein), 1.5)), main(subtract(cupboard, cuts))];
});

/** A turntable from above, a broad arm on its record. */
const djTurntable = redrawing('dj-turntable', () => {
  const deck = rect(-8, -4, 122, 108, 16);
  const place = circle(39, 50, 40);
  const disc = circle(39, 50, 34);
  const label = circle(39, 50, 16);
  const arm = union(circle(90, 22, 10.5), inked(parse('M90 22L90 58C90 64 89 67 85 71L72 84'), 12));
  return [
    main(softened(subtract(deck, place, grow(arm, 5)), 3)),
    main(softened(subtract(disc, grow(label, 5), grow(arm, 5)), 1.5)),
    accent(union(subtract(label, circle(39, 50, 5)), arm)),
  ];
});

/** Mussels out of a round pot. */
const musselPot = redrawing('mussel-pot', () => {
  const pot = filleted(
    union(
      parse(
        'M-2 62L102 62C105 62 107 64 107 67C107 96 94 114 70 114L30 114C6 114 -7 96 -7 67C-7 64 -5 62 -2 62Z',
      ),
      both(rect(-18, 69, 30, 16, 7)),
    ),
    2,
  );
  const valve = softened(
    parse('M0 -92C22 -82 40 -52 38 -26C36 -6 20 4 0 4C-18 4 -27 -6 -27 -24C-27 -48 -14 -78 0 -92Z'),
    4,
  );
  const rings = union(
    inked(parse('M9 -68C22 -54 28 -38 24 -18'), 6.5),
    inked(parse('M-3 -50C7 -42 11 -32 8 -18'), 6.5),
  );
  const at = (path: Path, turn: number): Path => translate(rotate(path, turn, 0, 0), 50, 72);
  const front = at(valve, 26);
  const behind = subtract(at(mirror(valve, 0), -30), grow(front, 5));
  const shells = subtract(union(front, behind), at(rings, 26), rect(-60, 57, 220, 80));
  return [accent(softened(shells, 1.5)), main(pot)];
});

export const PLUMP_THINGS: readonly Redrawing[] = [
  musselPot,
  pipe,
  sunBolt,
  equalizer,
  leadedPanel,
  worktop,
  djTurntable,
].map(filling);
