import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate, scale, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect, wave } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A hand from its back, its nails painted: they are the tips of its fingers. */
const paintedNails = redrawing('painted-nails', () => {
  const digit = (x: number, y: number, turn: number) => (path: ReturnType<typeof parse>) =>
    translate(rotate(path, turn, 0, 0), x, y);
  const nail = parse('M-7 8C-7 -2 -4 -8 0 -8C4 -8 7 -2 7 8L7 15C7 19 4 21 0 21C-4 21 -7 19 -7 15Z');
  const places = [digit(26, 16, -3), digit(47, 3, -1), digit(68, 5, 1), digit(89, 22, 3)];
  const thumb = digit(3, 55, -38);
  const nails = [...places, thumb].map((place) => place(nail));
  const fingers = places.map((place, i) => place(rect(-8, 0, 16, [62, 76, 74, 54][i] ?? 0, 6)));
  const hand = parse(
    'M21.500 66L94.500 66C95 80 92 87 86 94C79 102 68 105 58 105C46 105 38 102 31 97L12 80L21.500 66Z',
  );
  const whole = union(...fingers, hand, thumb(rect(-8, 0, 16, 30, 3)));
  return [main(softened(apart(whole, ...nails), 1.5)), accent(concat(...nails))];
});

/** A tooth, and the mirror that a dentist looks at it with. */
const dentalMirror = redrawing('dental-mirror', () => {
  const tooth = parse(
    'M29 23C19 14 -5 16 -5 43C-5 58 2 64 4 80C6 96 9 105 15 105C23 105 20 78 29 78C38 78 35 105 43 105C49 105 52 96 54 80C56 64 63 58 63 43C63 16 39 14 29 23Z',
  );
  const glass = rotate(ellipse(83, 15, 21, 17), -38, 83, 15);
  const rim = subtract(
    rotate(ellipse(83, 15, 15.5, 11.5), -38, 83, 15),
    rotate(ellipse(83, 15, 11, 7), -38, 83, 15),
  );
  const neck = inked(parse('M82 24L86 48L86 56'), 7);
  const grip = subtract(rect(79, 55, 14, 50, 7), rect(76, 68, 20, 4.5), rect(76, 77, 20, 4.5));
  const mirror = union(glass, neck, grip);
  return [main(apart(tooth, union(glass, neck, rect(79, 55, 14, 50, 7)))), accent(subtract(mirror, rim))];
});

/** Who paddles a kayak, from the side: one figure in its hull, the paddle held out before it. */
const kayaker = redrawing('kayaker', () => {
  const hull = parse(
    'M-2 65C12 69 24 69.500 34 69.500L66 69.500C76 69.500 88 69 102 64C93 80 80 87 62 87L38 87C20 87 7 81 -2 65Z',
  );
  const trunk = union(limb('40,72,12 43,54,11.500 49,36,10'), circle(49, 36, 10));
  const arm = union(limb('49,37,7 60,48,6 79,40,5.500'), circle(79, 40, 6), circle(60, 48, 5.5));
  const rower = union(trunk, arm, circle(57, 9, 12.5), limb('52,34,7 56,14,6'));
  const paddle = union(inked(line(90, 18, 67, 76), 7), rotate(ellipse(94, 10, 8.5, 13.5), 22, 94, 10));
  const sea = wave(2, 98, 96, 4, 3);
  const figure = filleted(union(hull, rower), 1.5);
  return [main(figure), accent(apart(paddle, figure)), accent(stroke(sea, 7, { cap: 'round' }), sea)];
});

/** The faces of a dog and a cat, cheek to cheek. */
const dogAndCat = redrawing('dog-and-cat', () => {
  const at = (path: ReturnType<typeof parse>, by: number, dx: number, dy: number) =>
    translate(scale(path, by), dx, dy);
  const head = parse(
    'M28 9C42 4 58 4 72 9C80 20 82 44 80 60C77 82 67 96 50 96C33 96 23 82 20 60C18 44 20 20 28 9Z',
  );
  const lobe = parse('M21 7C6 6 -7 20 -8 42C-8 58 -2 70 7 70C17 70 17 54 16 42C15 28 16 17 21 7Z');
  const snout = union(
    parse('M38 60C42 56 58 56 62 60C64 67 56 74 50 75C44 74 36 67 38 60Z'),
    inked(line(50, 72, 50, 79), 6),
  );
  const dog = concat(subtract(head, both(circle(36, 41, 5.6)), snout), both(lobe));
  const face = parse(
    'M6 8C7 1 12 0 16 4L35 22C45 20 55 20 65 22L84 4C88 0 93 1 94 8L97 54C97 79 76 95 50 95C24 95 3 79 3 54Z',
  );
  const cat = subtract(face, both(circle(30, 52, 5.8)), corners('40,64 60,64 50,75', 2));
  const [behind, before] = [at(dog, 0.7, 1, -5), at(face, 0.61, 45, 46)];
  return [main(apart(behind, before)), accent(at(cat, 0.61, 45, 46))];
});

export const CLOSER_LOOK: readonly Redrawing[] = [paintedNails, dentalMirror, kayaker, dogAndCat];
