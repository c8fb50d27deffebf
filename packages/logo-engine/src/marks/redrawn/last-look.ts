import { intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { arc, circle, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Yin and yang: two drops of one shape, parted by two half circles. */
const yinYang = redrawing('yin-yang', () => {
  const disc = circle(50, 50, 53);
  const head = circle(50, 77.75, 25.25);
  const hollow = circle(50, 22.25, 30.25);
  const dark = softened(subtract(union(intersect(disc, rect(50, -10, 70, 120)), head), hollow), 1.4);
  const light = rotate(dark, 180);
  const wave = concat(arc(50, 23.5, 26.5, -90, 90), arc(50, 76.5, 26.5, 270, 90));
  return [
    main(subtract(dark, circle(50, 77.75, 8.5)), concat(disc, circle(50, 76.5, 5))),
    accent(subtract(light, circle(50, 22.25, 8.5)), concat(wave, circle(50, 23.5, 5))),
  ];
});

/** A petal that stands on the foot of the flower: round in the belly, with a soft tip. */
const petal = (length: number, half: number, turn: number): Path => {
  const one = parse(
    'M0 -.05C-.45 -.17 -1 -.32 -1 -.54C-1 -.74 -.32 -.88 0 -1C.32 -.88 1 -.74 1 -.54C1 -.32 .45 -.17 0 -.05Z',
  );
  return rotate(translate(scale(one, half, length), 50, 90), turn, 50, 90);
};

/** A lotus of five petals that open, each of them whole. */
const lotus = redrawing('flower-lotus', () => {
  const middle = petal(95, 20, 0);
  const inner = petal(88, 18, 38);
  const outer = parse(
    'M60 94C77 89 91 79 97.500 65C99 62 104 62 104.500 66C106 84 93 103.500 74 103.500C66 103.500 61 99 60 94Z',
  );
  return [
    accent(softened(middle, 2)),
    main(both(softened(apart(inner, middle), 2))),
    main(both(apart(outer, inner))),
  ];
});

/** A bone, and the heart of the dog that it is for. */
const bone = redrawing('bone', () => {
  const turn = (path: Path): Path => translate(rotate(path, -36, 50, 50), 2.2, 6.4);
  const knobs = concat(circle(16, 35, 17), circle(16, 65, 17), circle(84, 35, 17), circle(84, 65, 17));
  const whole = turn(union(knobs, rect(16, 36, 68, 28)));
  const heart = parse(
    'M16 36C4 28 -5 21 -5 9C-5 1 0 -4 6 -4C11 -4 14 -1 16 3C18 -1 21 -4 26 -4C32 -4 37 1 37 9C37 21 28 28 16 36Z',
  );
  return [main(apart(whole, heart)), accent(heart)];
});

export const LAST_LOOK: readonly Redrawing[] = [yinYang, lotus, bone];
