import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, ellipse, leaf, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A felt hat: a pinched crown, its band, and a brim that dips in front. */
const fedora = mark('fedora', ['art', 'desing'], () => {
  const crown = parse(
    'M17 66C18 44 20 24 29 13C34 7 42 7 50 13C56 17 60 13 66 11C76 8 82 16 84 28C86 38 87 48 88 58C70 80 30 82 17 66Z',
  );
  const brim = parse(
    'M-4 71C2 66 9 65 15 68C32 80 66 78 88 58C93 53 99 50 104 51C107 52 105 57 103 61C94 79 74 91 48 92C26 93 4 88 -4 78C-6 75 -6 73 -4 71Z',
  );
  const ribbon = intersect(crown, stroke(parse('M5 53C30 70 66 66 96 44'), 17));
  const dent = parse('M49 15C50 24 47 31 42 36');
  return [
    main(subtract(apart(crown, ribbon, brim), stroke(dent, 5), rect(0, 56, 100, 40))),
    accent(apart(ribbon, brim)),
    main(brim),
  ];
});

/** A moulded frame with a crest, and a landscape in it. */
const pictureFrame = mark('picture-frame', ['art', 'desing'], () => {
  const bosses = concat(both(circle(6, 20, 11)), both(circle(6, 94, 11)));
  const crest = union(circle(50, 8, 13), both(circle(32, 13, 9)));
  const frame = union(rect(0, 14, 100, 86), bosses, crest);
  const opening = rect(15, 29, 70, 56, 2);
  const canvas = rect(19, 33, 62, 48, 1);
  const sun = circle(66, 47, 7);
  const ridge = parse('M10 74L35 47L52 66L60 58L90 84');
  return [accent(subtract(frame, opening)), main(subtract(canvas, stroke(ridge, 5), sun))];
});

/** A letter E of unit strokes, by its top left corner. */
const letterE = (x: number, y: number, unit: number): Path =>
  subtract(
    rect(x, y, unit * 5, unit * 5),
    rect(x + unit, y + unit, unit * 5, unit),
    rect(x + unit, y + unit * 3, unit * 5, unit),
  );

/** A board of letters that get smaller; its last lines are on a strip of their own. */
const eyeChart = mark('eye-chart', ['healthcare'], () => {
  const board = rect(8, -5.5, 84, 111, 9);
  const second = concat(
    rotate(letterE(21, 44, 4.7), 180, 32.75, 55.75),
    rotate(letterE(55.5, 44, 4.7), -90, 67.25, 55.75),
  );
  const third = [22, 36.5, 51, 65.5].map((x) => rect(x, 86, 9, 9, 1.5));
  const upper = intersect(board, rect(0, -10, 100, 85));
  const lower = intersect(board, rect(0, 79, 100, 40));
  return [main(subtract(upper, letterE(34, 4, 6.4), second)), accent(subtract(lower, ...third))];
});

/** A candle that burns in a jar with a label. */
const scentedCandle = mark('scented-candle', ['art', 'healthcare', 'desing'], () => {
  const top = ellipse(50, 43, 45, 15);
  const body = parse('M5 43L95 43L95 88C95 98 78 105.5 50 105.5C22 105.5 5 98 5 88Z');
  const edge = parse('M5 43C5 51.3 25 58 50 58C75 58 95 51.3 95 43');
  const flame = parse('M50 -5.5C60 6 67 13 67 23C67 33 60 39 50 39C40 39 33 33 33 23C33 13 40 6 50 -5.5Z');
  const core = parse('M50 15C54 20 57 23 57 27C57 34 43 34 43 27C43 23 46 20 50 15Z');
  const label = parse(
    'M30 67C43 71 57 71 70 67C72 66.5 73 67 73 69L73 91C73 93 72 94 70 94.5C57 98 43 98 30 94.5C28 94 27 93 27 91L27 69C27 67 28 66.5 30 67Z',
  );
  const sprig = union(leaf(50, 92, 50, 74, 0.24), both(leaf(47, 92, 33, 79, 0.24)));
  const jar = union(top, body);
  return [
    main(subtract(apart(jar, label, flame), stroke(edge, 4.5))),
    accent(subtract(label, sprig)),
    accent(subtract(flame, core)),
  ];
});

export const PARLOUR: readonly Mark[] = [fedora, pictureFrame, eyeChart, scentedCandle];
