/** What is sat on, worn, and squeezed out: seats for hire, underwear, colour for hair and canvas. */
import { grow, intersect, parse, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filledMark,
  filleted,
  inked,
  type Mark,
  main,
  softened,
  whole,
} from './mark.js';

/** A steel flask with its cup, its handle and its bands. */
const thermos = filledMark('thermos', ['marketing', 'nature', 'desing'], () => {
  const cup = softened(corners('20,-12 62,-12 65,18 17,18', 0), 5);
  const body = softened(
    parse('M20 23L62 23L62 30C64 34 70 36 70 46L70 114L12 114L12 46C12 36 18 34 20 30Z'),
    5,
  );
  const handle = inked(parse('M66 46L84 46C92 46 95 50 95 57L95 80C95 87 92 91 84 91L66 91'), 10);
  const bands = union(rect(0, 55, 70.5, 6), rect(0, 92, 70.5, 6));
  return [accent(cup), main(subtract(union(body, handle), bands))];
});

/** A high stool with its cushion and the bar for the feet. */
const barStool = filledMark('bar-stool', ['desing', 'construction', 'gastronomy'], () => {
  const cushion = parse(
    'M8 12C6 -4 22 -12 50 -12C78 -12 94 -4 92 12C92 14 90 15 88 15L12 15C10 15 8 14 8 12Z',
  );
  const seat = rect(12, 19.5, 76, 12, 5);
  const legs = both(limb('27,26,6.5 20,68,6.5 13,110,6.5'));
  const post = rect(44.5, 24, 11, 50, 2);
  const foot = rect(16, 69, 68, 11, 3);
  return [accent(cushion), main(filleted(union(seat, legs, post, foot), 2))];
});

/** A chair for weddings: rods in its back, a cushion on its seat. */
const tiffanyChair = filledMark('tiffany-chair', ['entertainment', 'desing'], () => {
  const posts = both(union(inked(line(20, -22, 16, 60), 9), circle(20, -25, 7)));
  const rails = union(rect(19, -19, 62, 8), rect(19, -4, 62, 8), rect(17, 39, 66, 8));
  const rods = union(...[34, 50, 66].map((x) => rect(x - 3.5, 0, 7, 44)));
  const back = subtract(union(posts, rails, rods), rect(-20, 51, 140, 60));
  const cushion = rect(2, 55.5, 96, 17, 8.5);
  const legs = union(rect(7, 77, 86, 9, 3), both(inked(line(14, 82, 11, 122), 10)), rect(13, 97, 74, 8));
  return [main(filleted(back, 1)), accent(cushion), main(filleted(legs, 1))];
});

/** A bowl of hair dye, the brush in it. */
const dyeBowl = filledMark('dye-bowl', ['healthcare', 'desing'], () => {
  const bowl = parse('M-10 50L86 50C86 82 72 104 54 110L22 110C4 104 -10 82 -10 50Z');
  const tab = subtract(rect(78, 50, 38, 21, 9), ellipse(102, 60.5, 5.5, 4.5));
  const dye = parse(
    'M-1 45C1 30 20 24 38 30C58 22 77 30 77 45L73 45L73 64C72 75 58 75 57 64L57 58C55 51 47 51 46 58L46 76C45 87 31 87 30 76L30 45Z',
  );
  const brush = rotate(
    union(
      rect(20, 8, 42, 40, 1),
      parse(
        'M19 3L63 3C63 -10 48 -14 46.500 -26L46.500 -64C46.500 -68 44 -70 41 -70C38 -70 35.500 -68 35.500 -64L35.500 -26C34 -14 19 -10 19 3Z',
      ),
    ),
    28,
    41,
    40,
  );
  return [main(apart(union(bowl, tab), dye)), accent(dye), main(softened(apart(brush, dye), 0.8))];
});

/** A back with the cups on both sides of its spine. */
const cuppedBack = filledMark('cupped-back', ['healthcare'], () => {
  const head = circle(50, -14, 19);
  const back = whole(
    parse(
      'M50 10L62 10C64 16 74 19 88 21C106 24 114 34 116 52L121 112C121 117 117 119 113 119L99 119C97 104 95 92 92 82L89 119L50 119Z',
    ),
  );
  const glasses = whole(union(...[34, 66, 98].map((y) => circle(70, y, 9))));
  return [main(head), main(softened(subtract(back, grow(glasses, 4.2)), 1)), accent(glasses)];
});

/** Boxer briefs, their waistband in the second colour. */
const boxers = filledMark('boxers', ['desing', 'marketing'], () => {
  const band = rect(-5, -2, 110, 22, 6);
  const shorts = softened(
    whole(parse('M50 24.500L104 24.500L115 96C115 100 113 102 110 102L70 104C66 104 64 102 63 99L50 78Z')),
    2,
  );
  const pouch = whole(inked(parse('M32 16C28 42 36 58 50 64'), 6));
  const hems = whole(inked(line(-20, 86, 50, 86), 6));
  return [accent(band), main(subtract(shorts, pouch, hems))];
});

/** A tube of paint that is squeezed out. */
const paintTube = filledMark('paint-tube', ['art', 'desing'], () => {
  const held = (path: Path): Path => rotate(path, 42, 50, 50);
  const crimp = rect(2, -40, 96, 16, 4);
  const body = softened(
    parse('M7 -19.500L93 -19.500C93 10 86 34 82 54L66 68L34 68L18 54C14 34 7 10 7 -19.500Z'),
    2,
  );
  const neck = rect(36, 64, 28, 15, 3);
  const label = rect(-10, -2, 120, 26);
  const paint = inked(parse('M20 84C10 96 16 110 32 109C48 108 48 93 64 93C80 93 80 109 98 108'), 18);
  const tube = union(body, neck);
  return [
    main(held(crimp)),
    main(held(subtract(tube, grow(label, 4.5)))),
    accent(held(intersect(tube, label))),
    accent(paint),
  ];
});

export const STOOLS_AND_TUBES: readonly Mark[] = [
  thermos,
  barStool,
  tiffanyChair,
  dyeBowl,
  cuppedBack,
  boxers,
  paintTube,
];
