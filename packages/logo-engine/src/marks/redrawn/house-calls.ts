/** Marks of those who come to a house or work for it: each says two things of its trade in one shape. */
import { parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A pipe bent into a house, and its drop in it. */
const pipe = redrawing('pipe', () => {
  const run = stroke(
    parse('M9 98L9 43C9 39 10 37 13 34L43 6C47 2 53 2 57 6L87 34C90 37 91 39 91 43L91 98'),
    18,
    { cap: 'butt' },
  );
  const collar = (x: number, y: number, turn: number): Path =>
    rotate(rect(x - 15, y - 5, 30, 10, 2.5), turn, x, y);
  const collars = both(union(collar(9, 58, 0), collar(29, 19, 47), collar(9, 98, 0)));
  const drop = parse('M50 34C55 47 70 56 70 73C70 86 61 94 50 94C39 94 30 86 30 73C30 56 45 47 50 34Z');
  return [main(filleted(union(run, collars), 1)), accent(drop)];
});

/** A tap; what drips from it is the house that it serves. */
const faucet = redrawing('faucet', () => {
  const neck = stroke(parse('M10 100L10 30C10 -9 70 -9 70 26L70 32'), 20, { cap: 'butt' });
  const foot = rect(-14, 94, 48, 14, 4);
  const lip = rect(55, 25, 30, 12, 3);
  const lever = inked(parse('M8 66L-18 56'), 12);
  const drop = parse('M70 43C76 58 98 66 98 86C98 101 86 111 70 111C54 111 42 101 42 86C42 66 64 58 70 43Z');
  const home = corners('70,66 88,82 84,82 84,98 56,98 56,82 52,82', 1);
  return [main(filleted(union(neck, foot, lip, lever), 1)), accent(subtract(drop, home))];
});

/** Scissors whose loops are a heart. */
const scissors = redrawing('scissors', () => {
  const blade = corners('43,50 57,50 64,66 22,140 38,72', 1.5);
  const pair = union(blade, mirror(blade));
  const heart = whole(parse('M50 74C24 58 -2 42 -2 18C-2 0 12 -10 27 -10C39 -10 46 -4 50 5Z'));
  const half = subtract(heart, rect(46.5, -20, 100, 120));
  const loop = subtract(half, softened(shrink(half, 12), 3));
  return [
    main(subtract(pair, circle(50, 66, 5))),
    accent(apart(softened(union(loop, mirror(loop)), 1), pair)),
  ];
});

/** A flat roof that is being covered: the roll of its membrane lies on it. */
const membraneRoll = redrawing('membrane-roll', () => {
  const coil = parse(
    'M112 38L24 38A34 34 0 0 1 24 -30A25.500 25.500 0 0 1 24 21A17 17 0 0 1 24 -13A8.500 8.500 0 0 1 24 4',
  );
  const slab = rect(-15, 50, 127, 58, 4);
  const openings = union(rect(0, 65, 24, 22), rect(38, 65, 22, 60), rect(74, 65, 24, 22));
  return [accent(stroke(coil, 12.5)), main(subtract(slab, openings))];
});

/** An old armchair whose back is the crown of a tree. */
const armchair = redrawing('armchair', () => {
  const crown = filleted(union(circle(50, 12, 24), both(circle(27, 28, 20)), rect(26, 30, 48, 34)), 4);
  const trunk = union(inked(parse('M50 66L50 16'), 7), both(inked(parse('M50 48L66 30'), 6)));
  const arms = both(union(circle(4, 52, 13), corners('-4,54 14,54 16,94 0,94', 2)));
  const seat = union(rect(6, 70, 88, 18, 5), arms);
  const legs = both(parse('M2 88L18 88C18 98 14 104 6 110L-4 110C0 104 2 96 2 88Z'));
  return [accent(subtract(crown, trunk)), main(union(apart(seat, crown), legs))];
});

/** Two old people who lean on each other: their shoulders make a heart. */
const elders = redrawing('elders', () => {
  const half = parse('M47.500 108C14 86 -10 70 -10 46C-10 30 4 24 16 24C32 24 44 32 47.500 46Z');
  const head = circle(26, 0, 19);
  const bun = circle(8, -15, 11);
  const hat = union(rect(48, -12, 52, 8, 4), parse('M56 -8L60 -26C62 -32 86 -32 88 -26L92 -8Z'));
  const brim = rect(40, -4, 70, 4.2);
  return [
    accent(softened(half, 2)),
    accent(filleted(union(head, bun), 2)),
    main(softened(mirror(half), 2)),
    main(union(subtract(circle(74, 0, 19), rect(40, -40, 70, 36), brim), softened(hat, 1))),
  ];
});

export const HOUSE_CALLS: readonly Redrawing[] = [pipe, faucet, scissors, membraneRoll, armchair, elders].map(
  filling,
);
