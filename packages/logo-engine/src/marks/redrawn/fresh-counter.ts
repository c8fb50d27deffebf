import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, wave } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, filleted, fitted, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An arepa held open: browned in spots, its filling between two rounds. */
const arepa = redrawing('arepa', () => {
  const face = circle(50, 66, 39.5);
  const back = circle(50, 34, 44);
  const bumps = [180, 206, 232, 258, 284, 310, 336, 360].map((turn) => {
    const [x, y] = polar(50, 49, 37, turn);
    return circle(x, y, 9.5);
  });
  const filling = union(circle(50, 49, 38), ...bumps);
  const spots = concat(
    ellipse(34, 52, 9, 6),
    ellipse(60, 62, 12, 7),
    ellipse(38, 82, 11, 6),
    ellipse(70, 84, 6, 4.5),
  );
  const turn = (path: Path): Path => rotate(path, 38, 50, 50);
  return fitted(
    [
      main(turn(subtract(face, spots)), turn(concat(face, spots))),
      accent(turn(softened(apart(filling, face), 1))),
      main(turn(softened(apart(back, filling, face), 1))),
    ],
    0.96,
  );
});

/** Giant kelp: blades along a stem that rises out of the swell. */
const seaweed = redrawing('seaweed', () => {
  const stem = parse('M50 88C60 74 40 60 49 44C56 30 46 18 53 2');
  const blade = (x: number, y: number): Path =>
    translate(
      parse('M0 2C9 -14 20 -3 30 -12C37 -18 45 -21 53 -17C51 -5 44 -1 38 5C29 14 22 7 15 12C8 15 2 11 0 2Z'),
      x,
      y,
    );
  const other = (x: number, y: number): Path => translate(mirror(blade(0, 0)), x - 100, y);
  const blades = union(blade(50, 20), blade(48, 50), blade(51, 80), other(51, 33), other(49, 66));
  const weed = filleted(union(inked(stem, 8.5), blades, leaf(51, 12, 58, -6, 0.4)), 1.5);
  const swell = wave(-2, 99, 104, 5, 3);
  const water = inked(swell, 8);
  return fitted([main(softened(apart(weed, water), 0.8)), accent(water, swell)], 0.96);
});

/** A lettuce that stands in a pipe, its roots hanging in the water. */
const hydroponicChannel = redrawing('hydroponic-channel', (before) => {
  const pipe = rect(-5, 63, 110, 15, 7.5);
  const roots = [
    parse('M50 84C56 90 44 97 50 103'),
    parse('M31 84C31 91 21 94 22 102'),
    parse('M69 84C69 91 79 94 78 102'),
  ];
  return fitted(
    [
      ...before()
        .filter(({ role }) => role === 'main')
        .map(({ path }) => main(translate(scale(path, 0.88), 6, -1))),
      main(pipe),
      ...roots.map((path) => accent(inked(path, 8), path)),
    ],
    0.96,
  );
});

/** A loaf with a blunt face, no tail, a petal of an ear and a soft patch over its rump. */
function cuy(place: (path: Path) => Path): {
  readonly coat: Path;
  readonly patch: Path;
  readonly whole: Path;
} {
  const loaf = parse(
    'M14 88C0 86 -5.500 74 -5.500 61C-5.500 36 14 19 40 19C50 19 56 21 62 22C68 18 76 17 84 21C94 25 101 34 104 45C106 55 104 65 97 69C91 72 88 74 85 79C82 84 80 87 74 88Z',
  );
  const whole = place(union(loaf, ellipse(24, 89, 12, 6.5), ellipse(70, 89, 12, 6.5)));
  const rump = parse('M-20 0L60 0C60 22 54 38 45 46C36 54 22 50 16 60C11 69 8 82 -20 82Z');
  const ear = place(rotate(ellipse(63, 32, 9, 12.5), 18, 63, 32));
  const patch = apart(place(intersect(loaf, rump)), ear);
  const marks = concat(place(circle(87, 40, 5.4)), place(inked(parse('M108 55C101 59 96 59 92 55'), 5)));
  return { coat: subtract(apart(whole, patch, ear), marks), patch: union(patch, ear), whole };
}

/** A guinea pig with its young before it. */
const guineaPigs = redrawing('guinea-pigs', () => {
  const dam = cuy((path) => translate(scale(mirror(path), 0.84), -0.5, 11));
  const young = cuy((path) => translate(scale(path, 0.56), 46.5, 38.5));
  return [
    main(softened(apart(dam.coat, young.whole), 0.6)),
    accent(softened(apart(dam.patch, young.whole), 0.6)),
    main(young.coat),
    accent(young.patch),
  ];
});

const HEART =
  'M50 18C62 10 84 8 94 22C104 38 98 60 84 78C74 91 62 101 50 105C38 101 26 91 16 78C2 60 -4 38 6 22C16 8 38 10 50 18Z';

/** Dark seeds, strewn as they lie in the flesh. */
const seeds = (spots: string): Path =>
  concat(
    ...spots.split(' ').map((spot) => {
      const [x = 0, y = 0, turn = 0] = spot.split(',').map(Number);
      return rotate(leaf(x, y - 8, x, y + 8, 0.36, 0.62), turn, x, y);
    }),
  );

/** A cherimoya, one half in its scales and the other cut open. */
const cherimoya = redrawing('cherimoya', () => {
  const fruit = parse(HEART);
  const skin = intersect(fruit, rect(-10, -10, 57, 130));
  const scales = [
    parse('M8 36C10 50 26 50 28 36C30 50 44 50 49 40'),
    parse('M-2 52C4 66 16 66 18 53C20 68 36 68 38 53C40 62 46 66 52 64'),
    parse('M8 69C12 82 26 82 28 70C30 84 44 84 50 74'),
    parse('M22 87C26 98 36 98 38 88C40 96 44 98 50 98'),
    parse('M14 18C16 32 36 32 38 20'),
  ];
  const cut = intersect(fruit, rect(53, -10, 60, 130));
  const flesh = intersect(intersect(softened(shrink(fruit, 8), 1), fruit), rect(53, -10, 60, 130));
  const stalk = limb('50,14,5 51,4,5 56,-5,5');
  return fitted(
    [
      main(subtract(apart(skin, stalk), ...scales.map((path) => stroke(path, 5)))),
      main(subtract(apart(cut, stalk), flesh), cut),
      main(seeds('64,36,20 80,40,-20 63,63,-10 76,62,20')),
      accent(stalk),
    ],
    0.96,
  );
});

/** A cherimoya cut in half: pale flesh, strewn with dark seeds. */
const cherimoyaHalf = redrawing('cherimoya-half', () => {
  const fruit = parse(HEART);
  const flesh = shrink(fruit, 9);
  const core = limb('50,34,4 50,50,7 50,66,4');
  const stalk = limb('50,12,5 51,3,5 57,-5,5');
  return fitted(
    [
      main(subtract(apart(fruit, stalk), flesh), subtract(fruit, flesh)),
      main(seeds('27,35,-25 73,35,25 29,58,10 71,58,-10 39,79,-25 61,79,25')),
      accent(core),
      accent(stalk),
    ],
    0.96,
  );
});

/** A caiman's head with its jaws open. */
const caiman = redrawing('caiman', () => {
  const upper = parse(
    'M2 62C-2 44 8 30 22 26C24 14 40 12 46 22L92 4C100 1 106 8 104 15C103 20 100 22 96 24L42 58L30 66Z',
  );
  const lower = parse('M2 68L30 72L96 66C102 66 106 72 105 78C103 84 98 86 92 87L44 98C20 102 4 90 2 68Z');
  const teeth = union(
    corners('92,22 99,20 96,38 88,28', 1.5),
    corners('76,33 86,28 84,47 75,37', 1.5),
    corners('60,43 71,37 69,56 60,48', 1.5),
    corners('84,70 94,68 87,55', 1.5),
    corners('66,71 77,69 71,60', 1.5),
  );
  const jaws = filleted(union(upper, lower, corners('2,56 34,58 34,74 2,76', 4)), 3);
  const eye = circle(33, 28, 5);
  return [main(subtract(union(jaws, teeth), grow(eye, 4.5), circle(94, 12.5, 3)), jaws), accent(eye)];
});

/** A bag of ice: gathered at the neck, a snowflake on it. */
const iceBag = redrawing('ice-bag', () => {
  const sack = parse(
    'M36 27L64 27C72 34 95 36 97 50L99 96C99 102 96 105.500 90 105.500L10 105.500C4 105.500 1 102 1 96L3 50C5 36 28 34 36 27Z',
  );
  const frill = corners('38,11 22,-5 40,0 50,-5 60,0 78,-5 62,11', 2);
  const tie = rect(32, 14, 36, 9, 4.5);
  const arm = concat(line(50, 72, 50, 44), parse('M42 46L50 55L58 46'));
  const flake = union(...[0, 60, 120, 180, 240, 300].map((turn) => inked(rotate(arm, turn, 50, 72), 5)));
  return [main(subtract(sack, flake), concat(sack, flake)), main(apart(frill, tie)), accent(tie)];
});

export const REDRAWN_FRESH_COUNTER: readonly Redrawing[] = [
  arepa,
  seaweed,
  hydroponicChannel,
  guineaPigs,
  cherimoya,
  cherimoyaHalf,
  caiman,
  iceBag,
];
