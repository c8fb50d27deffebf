import { intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A cavy from the side: a loaf with a blunt face and a petal of an ear, a soft patch over its rump. */
const guineaPig = redrawing('guinea-pig', () => {
  const loaf = parse(
    'M14 88C0 86 -5.500 74 -5.500 61C-5.500 36 14 19 40 19C50 19 56 21 62 22C68 18 76 17 84 21C94 25 101 34 104 45C106 55 104 65 97 69C91 72 88 74 85 79C82 84 80 87 74 88Z',
  );
  const feet = union(ellipse(24, 89, 12, 6.5), ellipse(70, 89, 12, 6.5));
  const patch = intersect(loaf, parse('M-20 0L60 0C60 22 54 38 45 46C36 54 22 50 16 60C11 69 8 82 -20 82Z'));
  const ear = rotate(ellipse(64, 31, 8, 11), 18, 64, 31);
  const body = apart(union(loaf, feet), patch, ear);
  const mouth = parse('M108 55C101 58 96 58 92 54');
  return [
    main(subtract(body, circle(87, 39, 5.2), inked(mouth, 4.2))),
    accent(concat(apart(patch, ear), ear)),
  ];
});

/** A condor that soars, seen from the front: feathers spread like fingers, a ruff, a comb over the hooked bill. */
const condor = redrawing('condor', () => {
  const fingers = [
    '70,36,9 88,22,6 98,6,4',
    '74,40,9 96,31,5.500 103,21,3.500',
    '76,47,9 97,43,5.500 103,40,3.500',
    '74,54,9 96,56,5.500 103.500,58,3.500',
    '68,60,9 88,68,5.500 97,74,3.500',
  ].map(limb);
  const arm = parse('M44 40C54 42 62 34 72 26L86 34L86 58L76 66C66 72 58 74 44 74Z');
  const wing = softened(union(arm, ...fingers), 2.4);
  const trunk = parse('M40 40L60 40C61 60 58 72 56 80L69 100C58 106 42 106 31 100L44 80C42 72 39 60 40 40Z');
  const ruff = union(rect(32, 23, 36, 12, 6), both(circle(36, 31, 7.5)), circle(50, 34, 10.5));
  const tail = inked(line(44.5, 91, 43, 110), 4.4);
  const skull = parse(
    'M42 22L42 9C42 0 47 -4.500 54 -4.500C61 -5 66 -2 68 3C74 4 77 9 75 15C74 18 71 18 70 16C68 13 63 12 60 15C59 17 58 19 58 22Z',
  );
  return [
    main(subtract(apart(union(wing, mirror(wing), trunk), ruff), both(tail))),
    accent(ruff),
    main(subtract(skull, circle(54, 6, 3))),
  ];
});

/** An upright loom: threads hang from its beam, and the weft goes over one and under the next, row by row. */
const loom = redrawing('loom', () => {
  const frame = union(both(rect(-5, -5, 12, 110.5, 5)), rect(-5, 2, 110, 12, 4), rect(-5, 93.5, 110, 12, 4));
  const thread = (x: number) => rect(x - 5, 8, 10, 90);
  const weft = inked(parse('M20 82L76 82C87 82 87 65 76 65L24 65C13 65 13 48 24 48L80 48'), 9);
  const under = [
    [50, 82],
    [32, 65],
    [68, 65],
    [50, 48],
  ].map(([x = 0, y = 0]) => rect(x - 9, y - 8, 18, 16));
  const over = [
    [32, 82],
    [68, 82],
    [50, 65],
    [32, 48],
    [68, 48],
  ].map(([x = 0, y = 0]) => rect(x - 9, y - 8.5, 18, y === 82 ? 20 : 17));
  return [
    main(union(frame, subtract(union(thread(32), thread(50), thread(68)), ...over))),
    accent(subtract(weft, ...under)),
  ];
});

export const REDRAWN_HIGHLANDS: readonly Redrawing[] = [guineaPig, condor, loom];
