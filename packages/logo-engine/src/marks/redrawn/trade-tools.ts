import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mapPoints, mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Scissors that stand open, tips up: each ring is one piece with the blade beyond the screw. */
function shears(cx: number, r: number, spread: number): Path {
  const blade = parse('M27 -5C19 14 24 37 43 61L57 57C49 38 38 14 30 -4C29 -6 28 -6 27 -5Z');
  const opened = mapPoints(blade, (x, y) => [cx + (x - 50) * spread, y]);
  const x = cx + r + 4;
  const y = 104.5 - r;
  const shank = stroke(parse(`M${cx - 1} 55C${cx + 3} 65 ${cx + 7} 68 ${x - r * 0.4} ${y - r * 0.62}`), 11, {
    cap: 'round',
  });
  const half = subtract(union(opened, shank, circle(x, y, r)), circle(x, y, r - 9));
  return subtract(union(half, mirror(half, cx)), circle(cx, 55, 3.4));
}

const scissors = redrawing('scissors', () => [main(shears(50, 20, 1))]);

/** A comb beside the scissors. */
const scissorsComb = redrawing('scissors-comb', () => {
  const gaps = [7, 18.5, 30, 41.5, 53, 64.5, 76, 87.5].map((y) => rect(8, y, 30, 5.5, 2.7));
  return [main(shears(69, 16.2, 0.8)), accent(subtract(rect(-5, -5, 29, 109.5, 6), ...gaps))];
});

/** An ear of wheat, lit from one side: plump grains in pairs, the lower ones over the upper ones, and two slender leaves. */
const wheat = redrawing('wheat', () => {
  const grains = [80, 60, 40].map((y) => leaf(51, y, 84, y - 28, 0.23, 0.46));
  const right = grains.map((grain, i) => apart(grain, ...grains.slice(0, i)));
  const side = subtract(union(...right), rect(47.7, 0, 4.6, 90));
  const top = leaf(50, 34, 50, -5.5, 0.26, 0.5);
  const blade = parse('M50 103C54 88 66 80 92 80C86 95 72 103 50 103Z');
  const leaves = union(stroke(line(50, 80, 50, 102), 7, { cap: 'round' }), both(blade));
  const rest = union(apart(top, both(union(...grains))), side, apart(leaves, both(side)));
  return [main(rest), accent(mirror(side))];
});

/** A sewing machine of the old kind, of one piece: the arm, the head with its needle, the wheel and the base. */
const sewingMachine = redrawing('sewing-machine', () => {
  const body = parse(
    'M12 14L30 14C34 14 36 17 40 18C50 20 58 14 70 14L82 14C87 14 90 17 90 22L90 84L62 84C66 74 68 64 66 54C65 47 61 44 55 44L40 44C36 44 34 46 34 50L34 58C34 61 32 63 29 63L11 63C8 63 6 61 6 58L6 20C6 16 8 14 12 14Z',
  );
  const needle = rect(16, 60, 8, 17, 3.5);
  const base = rect(-5, 82, 110, 20, 5);
  const wheel = rect(95, 15, 10, 34, 4);
  const axle = rect(86, 27, 12, 10);
  const dial = circle(77, 31, 5);
  const spool = union(rect(66, -3, 20, 6, 2), rect(71, 0, 10, 16));
  return [main(subtract(union(body, needle, base, wheel, axle, spool), dial))];
});

/** A mill of La Mancha: a tower under its cone, and four lattice sails that meet at the hub. */
const windmill = redrawing('windmill', () => {
  const turned = (path: Path): Path[] => [45, 135, 225, 315].map((turn) => rotate(path, turn, 50, 33));
  const frame = subtract(rect(41, -13, 18, 30, 2), rect(46.8, -7.5, 6.4, 7), rect(46.8, 4.5, 6.4, 7));
  const sails = union(...turned(union(frame, rect(46, 14, 8, 20))), circle(50, 33, 8.5));
  const cap = corners('50,44 74,68 74,81 26,81 26,68', 1);
  const tower = union(cap, corners('31,72 69,72 72,105 28,105', 2));
  const door = parse('M42.5 106L42.5 94C42.5 89 45.5 86 50 86C54.5 86 57.5 89 57.5 94L57.5 106Z');
  return [main(apart(subtract(tower, door), ...turned(rect(41, -13, 18, 50, 2)))), accent(sails)];
});

/** A pair of insoles: one curved line each parts the support of the arch from the sole. */
const insole = redrawing('insole', () => {
  const sole = parse(
    'M73 -5C91 -5 104 12 104 33C104 50 98 58 98 72C98 79 99 82 99 87C99 98 91 104.5 80.5 104.5C70 104.5 62.5 98 62 87C61.5 77 64 68 62 57C60 45 55 37 55 21C55 6 61 -5 73 -5Z',
  );
  const pad = ellipse(46, 62, 27, 36);
  return [main(both(apart(sole, pad))), accent(both(intersect(sole, pad)))];
});

export const REDRAWN_TRADE_TOOLS: readonly Redrawing[] = [
  scissors,
  scissorsComb,
  wheat,
  sewingMachine,
  windmill,
  insole,
];
