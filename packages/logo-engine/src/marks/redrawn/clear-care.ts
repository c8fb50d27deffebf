/** Health and beauty: drawn anew, clearer. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A jar of pills; two capsules make a heart on it. */
const pillBottle = redrawing('pill-bottle', () => {
  const body = union(rect(0, 26, 100, 88, 18), rect(12, 17, 76, 20));
  const cap = subtract(rect(4, -14, 92, 26, 7), ...[27.5, 50, 72.5].map((x) => rect(x - 2.5, -7, 5, 30)));
  const capsule = rotate(rect(35.5, 36, 29, 64, 14.5), -42, 50, 86);
  const seam = rotate(rect(20, 63, 60, 4.6), -42, 50, 86);
  const other = mirror(capsule);
  return [
    main(cap),
    main(subtract(body, grow(union(capsule, other), 5))),
    accent(concat(subtract(capsule, seam), apart(other, capsule))),
  ];
});

/** A wide smile; its teeth wear braces. */
const smile = redrawing('smile', () => {
  const mouth = whole(parse('M50 10C74 10 92 6 104 -4C110 -8 116 -4 115 4C110 62 84 98 50 98Z'));
  const teeth = whole(parse('M50 24C72 24 88 22 100 14C98 34 94 48 88 58C76 64 64 66 50 66Z'));
  const wire = stroke(parse('M-10 38C20 50 80 50 110 38'), 5);
  const gaps = concat(...[24, 50, 76].map((x) => rect(x - 2.5, 0, 5, 80)));
  const brackets = both(union(rect(32, 39, 10, 12, 1), rotate(rect(8, 36, 9, 11, 1), 10, 12, 42)));
  return [
    main(softened(subtract(mouth, grow(teeth, 4.6)), 1)),
    accent(softened(subtract(teeth, union(gaps, wire, brackets)), 0.6)),
  ];
});

/** A tooth whose brace is its smile. */
const toothBraces = redrawing('tooth-braces', () => {
  const tooth = whole(
    parse('M50 0C64 -12 92 -14 103 6C112 26 104 46 97 62C90 82 90 110 76 110C62 110 66 82 50 82Z'),
  );
  const bracket = (at: number): Path => rotate(rect(39.5, 40.5, 21, 21, 3), at, 50, -13);
  const brackets = union(bracket(-25), bracket(0), bracket(25));
  const brace = intersect(union(inked(arc(50, -13, 64, 10, 170), 8), brackets), shrink(tooth, 0.1));
  return [main(softened(apart(tooth, brace), 1.5)), accent(brace)];
});

/** A bone that ends in a heart, whose point is let into it. */
const bone = redrawing('bone', () => {
  const turned = (path: Path): Path => rotate(path, -42);
  const tip = corners('36,50 75,10.500 105,50 75,89.500');
  const heart = union(circle(90, 28, 24), circle(90, 72, 24), softened(tip, 2));
  const ends = [29, 71].map((y) => circle(-12, y, 23));
  const rest = filleted(union(...ends, rect(-12, 31, 90, 38)), 5);
  return [
    main(turned(subtract(rest, grow(heart, 5, { join: 'miter' })))),
    accent(turned(filleted(heart, 2))),
  ];
});

/** An open hand; its palm is a heart. */
const handHeart = redrawing('hand-heart', () => {
  const heart = whole(parse('M50 118C24 98 10 84 10 66C10 42 40 38 50 56Z'));
  const finger = (turn: number, top: number): Path => rotate(rect(41.5, top, 17, 76, 8.5), turn, 50, 122);
  const thumb = rotate(rect(41, 22, 18, 70, 9), -62, 50, 112);
  const fingers = union(finger(-25, -2), finger(-8.5, -14), finger(8.5, -12), finger(25, 2), thumb);
  return [main(softened(subtract(fingers, grow(heart, 5)), 1)), accent(heart)];
});

/** An eye of two lids that turn about the iris. */
const eye = redrawing('eye', () => {
  const lid = parse('M-14 60C2 16 30 -4 60 -2C88 0 106 20 116 44C98 34 82 25 62 22C34 18 14 36 -14 60Z');
  const iris = circle(50, 50, 27);
  const pupil = subtract(circle(50, 50, 13), circle(57, 43, 7));
  const upper = softened(subtract(lid, grow(iris, 5.5)), 1.2);
  return [main(upper), main(rotate(upper, 180)), accent(subtract(iris, pupil))];
});

/** An ear, and the aid that sits behind it. */
const ear = redrawing('ear', () => {
  const shell = parse(
    'M14 46C12 16 32 -2 54 -2C78 -2 94 16 94 38C94 58 82 66 74 78C68 88 64 106 44 106C32 106 24 98 22 88C20 76 26 66 22 58C18 54 14 52 14 46Z',
  );
  const fold = inked(parse('M33 44C33 27 42 18 54 18C67 18 74 27 74 39C74 53 58 53 46 64'), 9.5);
  const aid = softened(subtract(translate(shell, 24, -12), grow(shell, 5.5), rect(0, 62, 140, 90)), 4);
  return [main(subtract(shell, fold)), accent(aid)];
});

/** A bottle of varnish with a flower of five nails. */
const polish = redrawing('nail-polish', () => {
  const cap = softened(corners('35,-34 65,-34 72,28 28,28', 0), 6);
  const bottle = union(rect(-2, 43, 104, 73, 30), rect(28, 33, 44, 20, 4));
  const nail = softened(whole(parse('M50 73C56 70 61.500 64 61.500 57C61.500 51 57 48 50 48Z')), 1);
  const nails = union(...[0, 72, 144, 216, 288].map((turn) => rotate(nail, turn, 50, 81)));
  return [accent(cap), main(subtract(bottle, nails))];
});

/** A microscope over a drop of blood. */
const microscope = filling(
  redrawing('microscope', () => {
    const tube = rotate(
      union(rect(27, -13, 32, 12, 4), rect(33, -8, 20, 14), rect(29, 3, 28, 32, 3), rect(35, 32, 16, 10, 3)),
      -24,
      43,
      20,
    );
    const arm = stroke(parse('M46 24C98 20 112 66 80 100'), 14.5, { cap: 'butt' });
    const base = rect(0, 95, 106, 13, 5);
    const drop = parse(
      'M50 48C55 57 69 64 69 75C69 84.500 60.500 90 50 90C39.500 90 31 84.500 31 75C31 64 45 57 50 48Z',
    );
    return [main(filleted(apart(union(tube, arm, base), drop), 3)), accent(drop)];
  }),
);

/** Three test tubes whose levels rise as one curve. */
const testTube = redrawing('test-tube', () => {
  const below = parse('M-10 82C20 80 36 62 52 50C70 37 84 34 112 30L112 120L-10 120Z');
  const tubes = concat(
    ...[11.5, 50, 88.5].map((x) => union(rect(x - 16.5, -5, 33, 14, 4.5), rect(x - 13.5, 0, 27, 106, 13.5))),
  );
  return [main(apart(tubes, below)), accent(intersect(tubes, below))];
});

export const CLEAR_CARE: readonly Redrawing[] = [
  filling(pillBottle),
  filling(smile),
  filling(toothBraces),
  filling(bone),
  filling(handHeart),
  filling(eye),
  filling(ear),
  filling(polish),
  microscope,
  filling(testTube),
];
