/** Who heals, listens and cares, with one idea each. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, corners, leaf, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

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

/** Who meditates; the crossed legs are a lotus. */
const lotusPose = redrawing('lotus-pose', () => {
  const arm = inked(parse('M62 22C82 28 90 46 96 72'), 13);
  const body = filleted(
    union(parse('M50 13C68 13 77 18 75 32L66 90L34 90L25 32C23 18 32 13 50 13Z'), both(arm)),
    2,
  );
  const head = circle(50, -9, 17);
  const heart = leaf(50, 114, 50, 62, 0.36, 0.5);
  const near = leaf(50, 115, 98, 70, 0.27, 0.5);
  const far = leaf(54, 115, 128, 86, 0.22, 0.55);
  const petals = union(
    heart,
    both(subtract(near, grow(heart, 4.5))),
    both(subtract(far, grow(near, 4.5), grow(heart, 4.5))),
  );
  return [main(softened(apart(body, petals), 0.8)), main(head), accent(softened(petals, 0.6))];
});

export const MENDED_AND_MINDED: readonly Redrawing[] = [bone, handHeart, lotusPose].map(filling);
