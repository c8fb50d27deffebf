import { parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A shrimp that is curled: carapace and rings, legs within, a fan for a tail. */
const shrimp = redrawing('shrimp', () => {
  const within = circle(53, 61, 25);
  const curl = subtract(circle(48, 52, 46), within, corners('53,61 170,-20 170,160 66,140'));
  const head = subtract(parse('M46 6C68 4 88 14 102 38C88 45 72 46 56 44Z'), within);
  const joints = [250, 217, 186, 156, 126].map((a) => line(...polar(53, 61, 14, a), ...polar(53, 61, 80, a)));
  const legs = [53, 63, 73].map((x) => line(x, 32, x - 3, 51));
  const tail = [-45, -11, 23].map((a) => leaf(55, 86, ...polar(55, 86, 43, a), 0.17, 0.6));
  const feelers = parse('M94 33C107 22 100 2 78 -1');
  const body = subtract(union(curl, head), stroke(concat(...joints), 4.6), circle(77, 25, 4));
  return [main(union(body, stroke(concat(...legs), 5.4), ...tail, stroke(feelers, 5.4)))];
});

/** A bull from the front, its ears under its horns. */
const bull = redrawing('bull', () => {
  const horn = parse('M50 22C24 28 8 20 2 -3C-8 24 6 45 34 44L50 44Z');
  const ear = parse('M36 46C26 44 12 48 3 58C14 66 28 64 36 58Z');
  const face = parse(
    'M50 22L62 24C70 32 72 42 70 54C68 64 65 70 65 78C69 84 66 100 50 100C34 100 31 84 35 78C35 70 32 64 30 54C28 42 30 32 38 24Z',
  );
  const eye = parse('M36 54C41 53 45 57 46 62C41 63 37 60 36 54Z');
  const nostril = ellipse(43, 88, 3.6, 3);
  return [main(subtract(union(face, both(horn), both(ear)), both(eye), both(nostril)))];
});

/** A cow: horns that grow beside the poll, ears under them, a muzzle and a blaze; as a line its face fills up. */
const cow = redrawing(
  'cow',
  () => {
    const horn = parse('M40 28C24 28 12 18 15 -2C21 9 29 15 42 17Z');
    const ear = leaf(36, 40, -3, 42, 0.26, 0.6);
    const skull = parse(
      'M50 10C60 10 67 15 71 24C77 38 73 58 70 72L66 84L34 84L30 72C27 58 23 38 29 24C33 15 40 10 50 10Z',
    );
    const muzzle = parse(
      'M50 63C67 63 79 70 79 82C79 94 67 101 50 101C33 101 21 94 21 82C21 70 33 63 50 63Z',
    );
    const blaze = parse('M50 22C54 34 56.500 48 56.500 72L43.500 72C43.500 48 46 34 50 22Z');
    const eyes = both(ellipse(35.5, 48, 3.6, 4.6));
    const nostrils = both(ellipse(39, 82, 4.2, 5.2));
    return [
      main(apart(subtract(union(skull, both(horn), both(ear)), blaze, eyes), muzzle)),
      accent(subtract(muzzle, nostrils)),
    ];
  },
  { line: false },
);

/** A steak with its edge of fat and the bone in it. */
const steak = redrawing('steak', () => {
  const slab = parse(
    'M34 4C64 -4 102 14 102 46C102 66 88 72 74 78C60 84 54 100 32 99C10 98 -2 78 -1 52C0 28 12 10 34 4Z',
  );
  const fat = parse('M30 88C16 86 10 70 10.500 52C11 36 20 20 37 15C50 11 66 15 77 23');
  const marrow = [parse('M44 36C50 47 62 50 79 46'), parse('M58 48C54 58 48 66 40 71')];
  const bone = union(...marrow.map((each) => stroke(each, 12)));
  return [
    main(apart(subtract(slab, stroke(fat, 5)), bone), concat(slab, fat)),
    accent(bone, concat(...marrow)),
  ];
});

/** Half an avocado with its stone. */
const avocado = redrawing('avocado', () => {
  const peel = parse(
    'M50 -2C62 -2 69.500 7 73 19C77 32 89 46 89 64C89 86 72 102 50 102C28 102 11 86 11 64C11 46 23 32 27 19C30.500 7 38 -2 50 -2Z',
  );
  return [main(subtract(peel, shrink(peel, 11)), peel), accent(circle(50, 66, 18))];
});

/** A cake that is iced, and the candle that stands in the icing. */
const cake = redrawing('cake', () => {
  const icing = parse(
    'M24 38L76 38C86 38 92 44 92 53C92 68 71 68 71 56C71 70 50 70 50 56C50 70 29 70 29 56C29 68 8 68 8 53C8 44 14 38 24 38Z',
  );
  const flame = parse(
    'M50 -5C56 1.500 58.500 5 58.500 9C58.500 14 55 16.500 50 16.500C45 16.500 41.500 14 41.500 9C41.500 5 44 1.500 50 -5Z',
  );
  const candle = union(flame, rect(47.5, 14, 5, 10), rect(44, 20.5, 12, 26));
  const layers = union(rect(8, 48, 84, 46), rect(-2, 88, 104, 12, 6));
  return [accent(union(icing, candle)), main(apart(layers, icing))];
});

/** An ear of wheat: the stalk ends in the grain at the top. */
const wheat = redrawing('wheat', () => {
  const grains = concat(...[43, 65.5, 88].map((y) => leaf(53, y, 86, y - 24, 0.19, 0.52)));
  const top = leaf(50, 33, 50, -4, 0.24, 0.5);
  const stalk = line(50, 26, 50, 99);
  const stem = union(top, stroke(stalk, 6));
  return [main(stem), main(apart(grains, stem)), accent(apart(mirror(grains), stem))];
});

export const REDRAWN_LARDER: readonly Redrawing[] = [shrimp, bull, cow, steak, avocado, cake, wheat];
