// Marks drawn anew, each of two things in one: what is grown, served and lived with.
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, polar, rect, sector } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A tortilla that is tossed over its griddle, the fire in its hearth. */
const comal = redrawing('comal', () => {
  const toast = union(
    ellipse(24, 8, 9, 5.4),
    ellipse(54, -4, 9, 5),
    ellipse(51, 19, 9, 5),
    ellipse(81, 8, 8, 5),
  );
  const tortilla = rotate(subtract(ellipse(50, 8, 55, 25), toast), -12, 50, 8);
  const pan = softened(parse('M-10 43L110 43C110 55 100 62 90 62L10 62C0 62 -10 55 -10 43Z'), 2);
  const mouth = union(circle(50, 98, 26), rect(24, 98, 52, 30));
  const hearth = subtract(union(pan, rect(6, 56, 88, 56, 4)), mouth);
  const fire = parse(
    'M52 76C54 86 69 92 69 103C69 109 66 112 61 112L39 112C34 112 31 109 31 103C31 97 35 93 37 88C40 91 42 93 43 95C47 89 51 84 52 76Z',
  );
  return [accent(tortilla), main(hearth), accent(fire)];
});

/** A taco held at a slant, all that is in it standing out. */
const taco = redrawing('taco', () => {
  const half = softened(sector(50, 82, 58, -180, 0), 5);
  const toast = union(circle(26, 64, 5.6), circle(52, 46, 5.6), circle(78, 64, 5.6), circle(52, 70, 5.6));
  const ruffle = [-169, -141, -113, -85, -57, -29].map((turn) => circle(...polar(46, 72, 56, turn), 15.5));
  const filling = subtract(union(...ruffle, circle(46, 72, 54)), rect(-60, 82, 300, 80));
  const held = (path: Path): Path => rotate(path, -12, 50, 50);
  return [main(held(subtract(half, toast))), accent(held(softened(apart(filling, half), 1.5)))];
});

/** A jar of honey that is a bee: striped, with two wings. */
const honeyJar = redrawing('honey-jar', () => {
  const jar = softened(
    parse(
      'M32 20L68 20C80 25 86 33 86 46L86 86C86 102 76 110 62 110L38 110C24 110 14 102 14 86L14 46C14 33 20 25 32 20Z',
    ),
    3,
  );
  const stripe = (y: number): Path => intersect(jar, rect(0, y, 100, 18.5));
  const wing = leaf(72, 58, 116, -4, 0.27, 0.62);
  return [
    main(rect(26, -8, 48, 23, 8)),
    main(union(stripe(19), stripe(65))),
    accent(concat(stripe(42), intersect(jar, rect(0, 88, 100, 30)))),
    accent(both(softened(apart(wing, jar), 1))),
  ];
});

/** A sprout: two leaves over a half of the earth in which its roots are. */
const sprout = redrawing('sprout', () => {
  const blade = parse('M54 50C54 22 72 0 104 -4C107 26 92 52 54 52Z');
  const soil = sector(50, 58, 54, 0, 180);
  const root = parse('M50 50L50 98M50 66C50 78 40 82 28 84M50 66C50 78 60 82 72 84');
  return [accent(both(softened(blade, 1))), main(softened(subtract(soil, inked(root, 7)), 1.5))];
});

/** A landscape whose summit is higher than its frame. */
const pictureFrame = redrawing('picture-frame', () => {
  const frame = subtract(rect(-4, 12, 108, 94, 5), rect(8, 24, 84, 70, 1));
  const range = corners('12.5,89.5 12.5,74 29,60 36,66 64,-12 87.5,36 87.5,89.5', 1.5);
  const snow = stroke(parse('M36 36L54 27L62 38L70 26L79 36L100 24'), 5);
  return [main(apart(frame, range)), accent(softened(subtract(range, snow), 1)), main(circle(27, 41, 9.5))];
});

export const SOWN_AND_SERVED: readonly Redrawing[] = [comal, taco, honeyJar, sprout, pictureFrame].map(
  filling,
);
