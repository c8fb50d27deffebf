/** Who cares for mothers and bodies, dresses those who do, and teaches to reckon. */
import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filled, filleted, type Mark, main, mark, softened, whole } from './mark.js';

/** A mother who bends over the baby at her breast. */
const nursingMother = mark('nursing-mother', ['healthcare'], () => {
  const head = filleted(union(circle(47, 10, 20), circle(74, -3, 12)), 2);
  const body = parse('M54 36C74 28 94 38 101 58C106 72 107 88 107 108L40 108C30 88 36 58 54 36Z');
  const arm = union(limb('92,92,16 50,94,14 6,86,13'), circle(6, 86, 13));
  const face = circle(37, 54, 16);
  const wrap = union(limb('34,64,15 16,66,15 -6,58,10'), circle(-6, 58, 10));
  const figure = subtract(union(body, arm), grow(union(face, wrap), 5), grow(head, 5));
  return filled([
    main(head),
    main(softened(subtract(filleted(figure, 2), rect(-40, 107, 200, 40)), 2.5)),
    accent(face),
    accent(softened(apart(wrap, face), 2)),
  ]);
});

/** A swaddled baby that sleeps in the crescent of the moon. */
const babyMoon = mark('baby-moon', ['healthcare'], () => {
  const crescent = softened(subtract(circle(46, 54, 56), circle(63, 35, 46)), 3);
  const head = circle(79, 15, 18);
  const wrap = rotate(ellipse(63, 51, 36, 23), -28, 63, 51);
  const fold = stroke(parse('M52 26C60 44 76 54 100 54'), 5);
  const cloth = subtract(wrap, grow(head, 4.5), grow(crescent, 5), fold);
  return filled([main(crescent), accent(head), accent(softened(cloth, 2))]);
});

/** A head that reckons: the rods of an abacus in it. */
const abacusHead = mark('abacus-head', ['entertainment'], () => {
  const head = softened(
    parse(
      'M26 108L26 88C6 79 -8 62 -8 40C-8 11 14 -8 43 -8C73 -8 92 10 94 36L105 59C107 64 105 68 100 68L94 69L94 80C94 88 88 93 80 93L72 93L72 108Z',
    ),
    3,
  );
  const frame = rect(6, 9, 74, 60, 9);
  const bead = (x: number, y: number): Path => ellipse(x, y, 6.4, 7.6);
  const beads = concat(
    bead(17, 19.5),
    bead(32, 19.5),
    bead(69, 19.5),
    bead(17, 39),
    bead(54, 39),
    bead(69, 39),
    bead(17, 58.5),
    bead(32, 58.5),
    bead(47, 58.5),
  );
  const wires = union(rect(38, 17, 25, 5), rect(23, 36.5, 25, 5), rect(53, 56, 30, 5));
  return filled([main(union(subtract(head, frame), apart(wires, beads))), accent(beads)]);
});

/** The top that is worn on a ward: its neck, and a pocket with a cross. */
const scrubTop = mark('scrub-top', ['desing', 'healthcare', 'marketing'], () => {
  const shirt = whole(
    parse('M50 -6L30 -6L7 3C2 5 -1 9 -3 14L-15 47L9 58L12 51L12 102C12 106 15 109 19 109L50 109Z'),
  );
  const opening = corners('33,-20 67,-20 67,-6 50,26 33,-6', 0);
  const seam = stroke(parse('M19 -12L47 42M81 -12L46 54'), 5);
  const pocket = softened(rect(54, 62, 25, 29), 3);
  const plus = union(rect(63.5, 67, 6, 19), rect(57, 73.5, 19, 6));
  return filled([
    main(softened(subtract(shirt, opening, seam, grow(pocket, 5)), 1.5)),
    accent(subtract(pocket, plus)),
  ]);
});

/** A face from its side, the hair swept back in one line. */
const sweptProfile = mark('swept-profile', ['healthcare', 'marketing'], () => {
  const face = parse(
    'M38 4C24 12 18 24 18 36C17 42 8 52 4 58C2 62 5 64 11 65C8 69 8 71 11 73C8 76 9 79 12 81C9 86 11 94 20 95C28 96 36 94 42 92C44 98 42 104 36 110L88 110C80 96 78 84 82 70C90 50 80 10 38 4Z',
  );
  const cap = parse(
    'M24 8C40 -16 84 -14 96 16C104 36 100 54 92 62C84 68 76 62 72 54C66 40 58 34 46 31C34 28 24 20 24 8Z',
  );
  const bun = circle(99, 62, 18);
  const hair = union(apart(cap, bun), bun);
  return filled([main(softened(apart(face, hair), 1.5)), accent(softened(hair, 2))]);
});

export const CARE_AND_LESSONS: readonly Mark[] = [
  nursingMother,
  babyMoon,
  abacusHead,
  scrubTop,
  sweptProfile,
];
