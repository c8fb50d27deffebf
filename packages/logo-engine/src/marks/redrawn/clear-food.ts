/** What is eaten: drawn anew, clearer. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, polar, rect, sector } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An empanada with its edge twisted like a rope, pricked by a fork. */
const empanada = redrawing('empanada', () => {
  const turns = [-85, -63.75, -42.5, -21.25, 0, 21.25, 42.5, 63.75, 85];
  const lobes = turns.map((turn) => rotate(rotate(ellipse(50, 11, 14, 9.5), -42, 50, 11), turn, 50, 68));
  const twist = lobes.map((lobe, i) =>
    subtract(lobe, ...lobes.slice(i + 1, i + 2).map((next) => grow(next, 3.8))),
  );
  const dough = softened(intersect(circle(50, 68, 50), rect(-10, 0, 120, 77)), 3);
  const pricks = [-26, 0, 26].map((turn) => rotate(rect(46.5, 38, 7, 20, 3.5), turn, 50, 84));
  const tilted = (path: Path): Path => rotate(path, -14);
  return [
    main(tilted(softened(union(...twist), 0.8))),
    accent(tilted(softened(subtract(apart(dough, ...lobes), ...pricks), 0.8))),
  ];
});

/** A tortilla with the ear of corn that it is made of. */
const tortillas = redrawing('tortillas', () => {
  const disc = circle(50, 50, 56);
  const ear = limb('50,12,3 50,17,8 50,32,13 50,58,13 50,78,9');
  const rows = [rect(47.6, -20, 4.8, 140), ...[30, 46].map((y) => rect(20, y, 60, 4.8))];
  const husk = whole(parse('M50 94C32 93 20 80 18 52C34 55 44 67 50 82Z'));
  const corn = softened(subtract(ear, ...rows), 1.2);
  const spots = concat(
    ellipse(23, 25, 8, 6),
    ellipse(82, 24, 6, 7),
    ellipse(97, 55, 4.6, 7),
    ellipse(12, 78, 4.6, 5),
  );
  return [main(apart(corn, husk)), main(softened(husk, 1)), accent(subtract(apart(disc, ear, husk), spots))];
});

/** A piece of sushi whose slice is the fish it came from. */
const nigiri = redrawing('nigiri', () => {
  const fish = softened(
    union(
      parse('M-14 62C-12 26 16 0 52 0C74 0 90 16 98 32C98 42 94 52 88 58C70 44 28 42 -14 62Z'),
      corners('88,40 118,14 112,42 116,72', 6),
    ),
    2,
  );
  const stripes = [30, 54, 78].map((x) =>
    inked(parse(`M${x + 10} -12C${x - 6} 8 ${x - 8} 34 ${x - 8} 60`), 7),
  );
  const rice = parse('M-4 66C26 48 72 52 96 70C102 84 98 104 84 108L10 108C-6 104 -10 84 -4 66Z');
  const grains = [
    [22, 80],
    [46, 74],
    [72, 84],
    [44, 94],
  ].map(([x = 0, y = 0], i) => rotate(ellipse(x, y, 6.5, 3.6), i % 2 ? 25 : -25, x, y));
  return [
    accent(subtract(fish, circle(7, 42, 4.8), ...stripes)),
    main(subtract(softened(apart(rice, fish), 3), ...grains)),
  ];
});

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

/** A cleaver that says whose meat it cuts. */
const cleaver = redrawing('cleaver', () => {
  const blade = softened(parse('M4 -12L84 -12C98 16 98 48 88 76L4 76Z'), 4);
  const half = parse('M50 18L58 18C64 18 69 14 69 5C80 12 80 27 65 31L71 36L62 40L57 56C56 60 53 61 50 61Z');
  const steer = translate(whole(half), -2, 0);
  const handle = union(rect(4, 66, 27, 60, 7));
  const turn = (path: Path): Path => rotate(path, 32);
  return [main(turn(subtract(blade, steer))), accent(turn(apart(handle, blade)))];
});

/** A chicken on its spit in the flame that roasts it. */
const spitChicken = redrawing('spit-chicken', () => {
  const flame = parse(
    'M42 -16C60 -2 66 14 62 28C70 22 72 12 70 2C92 18 106 42 106 68C106 98 82 118 50 118C18 118 -6 98 -6 68C-6 46 6 32 12 14C20 20 24 28 26 38C38 24 44 4 42 -16Z',
  );
  const bird = filleted(
    union(
      ellipse(44, 76, 29, 22),
      limb('58,70,14 74,58,8 84,50,4.5'),
      circle(84, 43, 5.5),
      circle(90, 50, 5.5),
    ),
    3,
  );
  const spit = rect(-20, 74, 140, 8.5, 3);
  const meat = union(bird, spit);
  return [accent(softened(apart(flame, meat), 1)), main(meat)];
});

/** A fire of two tongues that hold each other. */
const flame = redrawing('flame', () => {
  const outer = parse(
    'M44 -12C52 16 98 34 98 76C98 102 78 116 52 116C24 116 4 98 4 72C4 48 22 40 22 16C36 24 40 38 38 50C50 38 52 10 44 -12Z',
  );
  const inner = parse(
    'M58 44C60 62 82 70 82 92C82 108 70 124 50 124C32 124 22 110 22 96C22 84 30 78 32 66C42 70 46 78 46 84C56 76 60 60 58 44Z',
  );
  return [main(softened(subtract(outer, grow(inner, 5.5)), 1)), accent(softened(intersect(inner, outer), 1))];
});

export const CLEAR_FOOD: readonly Redrawing[] = [
  filling(empanada),
  filling(tortillas),
  filling(nigiri),
  filling(comal),
  filling(taco),
  filling(cleaver),
  filling(spitChicken),
  filling(flame),
];
