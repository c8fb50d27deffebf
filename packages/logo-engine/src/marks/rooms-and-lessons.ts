/** What stands for those who nurse, mind the skin, make up, crown, garden and train the young. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { mirror, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, polar, rect, regular } from '../geometry/shapes.js';
import {
  accent,
  apart,
  filled,
  fitted,
  inked,
  type Mark,
  main,
  mark,
  placed,
  softened,
  whole,
} from './mark.js';

/** A woman in profile, a magnifying glass over her clear skin. */
const faceLens = mark('face-lens', ['healthcare'], () => {
  const face = parse(
    'M22 6C14 14 13 24 14 32C14 38 10 43 4 50C2 53 3 55 6 56C9 57 10 58 9 60C7 63 5 65 6.500 67C8 68.500 8 69.500 7 71C6 74 9 76 11 78C12 80 11 82 11 84C11 90 16 93 22 92C30 91 36 90 40 92L42 106L86 106C78 92 77 78 82 62C90 48 86 20 66 8Z',
  );
  const hair = parse(
    'M18 12C22 -2 42 -10 64 -6C90 -2 104 16 104 44C104 58 102 70 101 80L70 80C70 68 70 60 66 52C60 38 36 32 18 12Z',
  );
  const lid = inked(parse('M19 42C23 47 30 47 35 42'), 5.5);
  const lens = circle(61, 65, 25.5);
  const glass = union(lens, inked(line(80, 84, 101, 105), 13));
  const spark = parse(
    'M61 52C62.500 61 65 63.500 74 65C65 66.500 62.500 69 61 78C59.500 69 57 66.500 48 65C57 63.500 59.500 61 61 52Z',
  );
  return filled([
    main(softened(subtract(apart(face, hair), lid, grow(glass, 4.5)), 1)),
    accent(softened(subtract(hair, grow(glass, 4.5)), 1.5)),
    main(subtract(glass, circle(61, 65, 17))),
    accent(spark),
  ]);
});

/** Three hairs that grow from their roots, through the skin of a head. */
const hairRoots = mark('hair-roots', ['healthcare'], () => {
  const root = (x: number): Path => ellipse(x, 96, 11, 13);
  const hair = union(parse('M43 92C37 54 44 20 72 -8C64 26 60 56 59 92Z'), root(51));
  const left = union(parse('M9 94C7 64 14 38 36 14C29 44 26 68 25 94Z'), root(17));
  const right = union(parse('M77 94C74 68 82 44 108 22C98 48 94 70 93 94Z'), root(85));
  const skin = parse('M-10 66C22 54 80 54 110 66L110 86C80 75 22 75 -10 86Z');
  return fitted([main(apart(skin, hair, left, right)), accent(hair), main(left), main(right)], 0.92, -0.5, 0);
});

/** The prints of a baby's feet, one a step above the other. */
const babySteps = mark('baby-steps', ['entertainment', 'healthcare'], () => {
  const sole = parse(
    'M28 22C44 20 52 34 48 49C45 59 43 65 44 76C45 92 38 101 28 101C17 101 12 92 13 78C14 64 6 56 7 43C8 31 16 23 28 22Z',
  );
  const toes = union(
    ellipse(42, 5, 11, 12),
    circle(21.5, 6.5, 7.4),
    circle(6.5, 14, 6.8),
    circle(-4, 27, 6.2),
  );
  const foot = union(sole, toes);
  const step = (path: Path, dx: number, dy: number): Path => translate(rotate(path, 14, 26, 55), dx, dy);
  return fitted([main(step(foot, -5, 11)), accent(step(mirror(foot), 5, -11))], 0.85, -5.2, -1.2);
});

/** The queen of the Nile in profile under her tall crown. */
const nefertiti = mark('nefertiti', ['healthcare', 'entertainment'], () => {
  const crown = parse('M19 34L60 -7C80 -9 99 2 107 18L77 58C61 44 43 38 19 34Z');
  const ribbon = corners('40,2 52,-9 102,43 89,57');
  const face = parse(
    'M20 38C42 42 60 50 72 62C70 68 66 72 62 76C66 84 74 92 86 96L86 105L34 105C40 98 44 92 44 84C38 87 31 87 28 84C26 82 28 79 26 77C23 76 23 73 25 71C22 70 22 67 24 65C21 63 16 63 14 61C12 59 17 53 19 49C20 45 20 42 20 38Z',
  );
  return fitted(
    [
      main(softened(subtract(crown, grow(ribbon, 4.4)), 1)),
      accent(intersect(crown, ribbon)),
      main(softened(apart(face, crown), 1)),
    ],
    0.97,
    -7,
    1.1,
  );
});

/** A closed eye under a sweep of shadow, its lashes long. */
const madeUpEye = mark('made-up-eye', ['healthcare', 'art'], () => {
  const lash = (d: string): Path => inked(parse(d), 9);
  const seam = parse(
    'M-8 38C14 58 34 64 50 64C66 64 86 58 108 38C112 35 117 39 115 44C101 68 74 78 50 78C26 78 -1 68 -15 44C-17 39 -12 35 -8 38Z',
  );
  const lashes = union(
    lash('M50 74L50 106'),
    ...['M27 70C24 84 20 92 12 100', 'M6 58C0 67 -7 74 -18 79'].flatMap((d) => [lash(d), mirror(lash(d))]),
  );
  const shadow = parse('M-7 35C6 5 28 -10 54 -10C82 -10 102 6 126 17C110 26 88 24 62 25C38 26 14 28 -7 35Z');
  const brow = parse(
    'M-16 6C2 -28 34 -40 62 -40C88 -40 106 -30 122 -12C102 -24 84 -27 62 -27C38 -27 18 -17 -3 9C-7 14 -19 13 -16 6Z',
  );
  return filled([
    main(union(seam, lashes)),
    accent(softened(apart(shadow, seam), 2)),
    main(softened(brow, 1.5)),
  ]);
});

/** The shield of a club, a ball under its colours. */
const footballCrest = mark('football-crest', ['entertainment'], () => {
  const shield = parse(
    'M50 -6C64 3 80 6 96 6C102 6 105 9 105 14L105 48C105 78 80 97 50 107C20 97 -5 78 -5 48L-5 14C-5 9 -2 6 4 6C20 6 36 3 50 -6Z',
  );
  const ball = circle(50, 62, 31);
  const field = subtract(shrink(shield, 12.5), rect(-20, 40, 140, 80), grow(ball, 4.5));
  const seams = union(rect(31.5, -10, 5, 130), rect(63.5, -10, 5, 130));
  const at = [0, 1, 2, 3, 4].map((i) => -90 + 72 * i);
  const patches = intersect(
    union(
      regular(50, 62, 11.5, 5, 1),
      ...at.map((turn) => stroke(line(...polar(50, 62, 9, turn), ...polar(50, 62, 23, turn)), 4.4)),
      ...at.map((turn) => regular(...polar(50, 62, 31, turn), 11.5, 5, 1, turn - 90)),
    ),
    circle(50, 62, 28),
  );
  return filled([
    main(union(subtract(shield, shrink(shield, 8)), subtract(ball, subtract(circle(50, 62, 26), patches)))),
    accent(softened(subtract(field, seams), 1.5)),
  ]);
});

/** A heart that wears the cap of a nurse. */
const capHeart = mark('cap-heart', ['healthcare'], () => {
  const worn = (path: Path): Path => placed(path, 0.8, 17, 22.5, -8);
  const cap = parse(
    'M12 3C24 -3 36 -5 50 -5C64 -5 76 -3 88 3C91 4 92 7 91 10L84 38C83 41 80 43 77 42C60 36 40 36 23 42C20 43 17 41 16 38L9 10C8 7 9 4 12 3Z',
  );
  const cross = union(rect(44, 2, 12, 30, 2), rect(35, 11, 30, 12, 2));
  const heart = whole(parse('M50 106C18 88 -5 74 -5 50C-5 34 7 24 22 24C36 24 46 33 50 46Z'));
  const under = worn(union(cap, rect(18, -30, 64, 50)));
  return fitted(
    [accent(worn(subtract(cap, cross))), main(softened(apart(heart, grow(under, 1)), 1.5))],
    0.91,
    -3,
    -1,
  );
});

export const ROOMS_AND_LESSONS: readonly Mark[] = [
  faceLens,
  hairRoots,
  babySteps,
  nefertiti,
  madeUpEye,
  footballCrest,
  capHeart,
];
