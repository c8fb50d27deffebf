import { grow, parse, subtract, union } from '../geometry/kernel.js';
import { concat, type Path } from '../geometry/path.js';
import { circle, ellipse, rect } from '../geometry/shapes.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** Two speech bubbles, an ñ in one and an A in the other: from a tongue into another. */
const tongues = mark('two-tongues', ['marketing', 'art', 'technology'], () => {
  const front = union(rect(34, 40, 71, 55, 16), parse('M74 88L94 88L92 105.500Z'));
  const back = union(rect(-5, -2, 68, 58, 16), parse('M6 48L28 48L8 70Z'));
  const a = inked(parse('M14 43L29 11L44 43M20 33L38 33'), 8.5);
  const n = inked(parse('M57 84L57 64M57 72C59 62 80 61 81 73L81 84'), 8.5);
  const tilde = inked(parse('M57 53C62 46 74 57 81 50'), 6.5);
  return [
    main(subtract(apart(softened(filleted(back, 2), 1), front), a)),
    accent(subtract(softened(filleted(front, 2), 1), union(n, tilde))),
  ];
});

/** The face of a panda: round, black ears and black about the eyes. */
const panda = mark('panda', ['nature', 'entertainment', 'food'], () => {
  const head = ellipse(50, 56, 49, 44);
  const rim = subtract(head, ellipse(50, 56, 41, 36));
  const ears = both(circle(12, 16, 17));
  const eyes = both(
    subtract(parse('M37 43C45 46 46 56 40 64C34 72 22 72 19 65C16 57 27 40 37 43Z'), circle(34.5, 54, 4.6)),
  );
  const nose = parse('M41 70L59 70C63 70 64 74 61 77L54 83C51 85 49 85 46 83L39 77C36 74 37 70 41 70Z');
  return [main(union(rim, apart(ears, head))), main(eyes), accent(nose)];
});

/** The face of a raccoon: pointed ears, a pale brow over its mask. */
const raccoon = mark('raccoon', ['nature', 'entertainment', 'technology'], () => {
  const head = parse(
    'M14 2C12 -3 17 -5 21 -2L39 11C46 9 54 9 61 11L79 -2C83 -5 88 -3 86 2L84 28C94 42 104 58 102 66C84 78 74 92 58 101C53 104 47 104 42 101C26 92 16 78 -2 66C-4 58 6 42 16 28Z',
  );
  const brow = both(inked(parse('M12 48C20 36 32 32 42 40'), 7));
  const cheek = both(inked(parse('M14 68C26 72 34 70 42 60'), 7));
  const eyes = both(circle(30, 54, 4.8));
  const nose = ellipse(50, 87, 10, 8);
  return [main(subtract(softened(head, 2), brow, cheek, eyes, grow(nose, 4)), head), accent(nose)];
});

/** A high hat with a band: of a conjurer or of a gala. */
const topHat = mark('top-hat', ['entertainment', 'art', 'desing'], () => {
  const crown = parse('M18 4C18 -3 82 -3 82 4C80 26 79 48 80 80L20 80C21 48 20 26 18 4Z');
  const brim = parse(
    'M-5 74C-5 67 3 66 8 72C16 82 34 84 50 84C66 84 84 82 92 72C97 66 105 67 105 74C104 93 76 101 50 101C24 101 -4 93 -5 74Z',
  );
  const ribbon: Path = rect(0, 50, 100, 60);
  const shape = subtract(crown, grow(brim, 4));
  return [
    main(concat(subtract(shape, grow(ribbon, 4)), brim)),
    accent(subtract(shape, subtract(rect(-10, -20, 120, 140), ribbon))),
  ];
});

export const FRONT_DESK: readonly Mark[] = [tongues, panda, raccoon, topHat];
