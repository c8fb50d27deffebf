import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A flower of six petals with a hole in its middle. */
const flower = (x: number, y: number, r: number): Path =>
  subtract(
    union(...[0, 60, 120, 180, 240, 300].map((at) => circle(...polar(x, y, r * 0.62, at + 30), r * 0.4))),
    circle(x, y, r * 0.27),
  );

/** A skull with eyes like flowers, under a hat with a wide brim and three flowers on it. */
const catrina = mark('catrina', ['art', 'entertainment', 'gastronomy'], () => {
  const flowers = concat(flower(50, 21, 15.5), both(flower(76, 25, 12)));
  const solid = union(circle(50, 21, 12), both(circle(76, 25, 9)), flowers);
  const half = parse(
    'M50 -5C64 -5 73 0 75 10L78 27C86 27 94 24 99 19C103 16 107 20 105 25C99 40 76 46 50 46L50 -5Z',
  );
  const hat = union(half, mirror(half));
  const skull = union(
    ellipse(50, 61, 36, 29),
    both(ellipse(73.5, 75.5, 9, 9)),
    parse(
      'M22 76L78 76C75 84 70 84 70 90L69 96C68 102 64 105.500 58 105.500L42 105.500C36 105.500 32 102 31 96L30 90C30 84 25 84 22 76Z',
    ),
  );
  const petals = [0, 60, 120, 180, 240, 300].map((at) => circle(...polar(67, 65, 6.8, at), 4.6));
  const socket = union(circle(67, 65, 7), ...petals);
  const nose = parse(
    'M50 77C53 79 56 83 54.500 86C53.500 87.500 51 87 50 85.500C49 87 46.500 87.500 45.500 86C44 83 47 79 50 77Z',
  );
  const teeth = stroke(
    concat(line(50, 95, 50, 110), line(40.5, 94, 40.5, 110), line(59.5, 94, 59.5, 110)),
    4.5,
  );
  return [
    main(apart(hat, solid)),
    accent(flowers, solid),
    main(apart(subtract(skull, both(socket), nose, teeth), hat), apart(subtract(skull, both(socket)), hat)),
  ];
});

/** A knight's helmet in profile, its visor shut, with a plume that streams back. */
const knight = mark('knight', ['entertainment', 'construction', 'marketing'], () => {
  const helm = parse(
    'M31 84C23 70 20 56 25 43C31 29 45 21 60 21C74 21 86 30 90 44L104 67C105.500 69.500 105 72 103 74L86 87C82 90 78 91 73 91L38 91C34 91 33 88 31 84Z',
  );
  const seam = parse('M96 41L60 45C48 47 43 56 47 66C49 72 53 82 56 96');
  const slit = corners('62,55 99,49 99,55 66,62', 2);
  const breaths = stroke(concat(line(67, 71, 70, 80), line(77, 70, 80, 79), line(87, 69, 89, 75)), 4.6);
  const collar = parse(
    'M34 95L76 95C82 95 86 98 87 101.500C87.500 104 86 105.500 83 105.500L27 105.500C24 105.500 22.500 104 23 101.500C24 98 28 95 34 95Z',
  );
  const plume = parse(
    'M64 17C66 4 54 -5 40 -5C34 -5 28 -3 24 0C16 -1 6 5 4 14C-3 20 -6 30 -3 39C-7 48 -5 60 1 67C1 74 4 81 9 85C8 79 9 74 12 69C9 58 11 45 19 36C29 23 46 16 64 17Z',
  );
  const barbs = stroke(
    concat(
      parse('M28 -8C27 0 31 6 38 9'),
      parse('M-2 14C6 13 14 16 19 23'),
      parse('M-8 41C-1 39 5 41 10 46'),
    ),
    4.6,
  );
  return [
    accent(apart(subtract(plume, barbs), helm), plume),
    main(subtract(helm, stroke(seam, 4.6), slit, breaths), concat(helm, seam, slit)),
    main(collar),
  ];
});

/** The helmet of a samurai from the front: horns, ribs, a flaring neck guard, and the mask. */
const samurai = mark('samurai', ['entertainment', 'gastronomy', 'art'], () => {
  const horn = parse('M50 46C60 46 69 40 75 30C81 20 84 8 92 -5C98 14 95 34 82 47C74 54 62 57 50 57Z');
  const horns = union(horn, mirror(horn), circle(50, 47, 11));
  const dome = parse('M19 44C22 20 34 2 50 2C66 2 78 20 81 44Z');
  const ribs = concat(line(42, -5, 40.5, 50), line(58, -5, 59.5, 50));
  const brim = parse(
    'M17 60C36 63 64 63 83 60C86 59.500 88 63 87 66L85 71C72 67 62 71 50 76C38 71 28 67 15 71L13 66C12 63 14 59.500 17 60Z',
  );
  const guard = parse('M84 48C90 54 97 68 105.500 80C100 92 90 99 80 102C84 90 86 78 84 48Z');
  const layers = concat(line(86, 75, 104, 60), parse('M82 92C90 88 96 82 102 74'));
  const mask = parse(
    'M22 78C30 78 40 82 50 86C60 82 70 78 78 78C79 91 68 105.500 50 105.500C32 105.500 21 91 22 78Z',
  );
  const mouth = parse('M35 98C42 90.500 58 90.500 65 98C57 96 43 96 35 98Z');
  const bowl = apart(dome, horns, brim);
  return [
    accent(horns),
    main(subtract(bowl, stroke(ribs, 4.5)), bowl),
    main(apart(brim, horns)),
    main(
      both(apart(subtract(guard, stroke(layers, 4.6)), brim, horns, mask)),
      both(apart(guard, brim, mask)),
    ),
    main(subtract(apart(mask, brim), mouth)),
  ];
});

/** The hat of a wizard, its tip bent, with stars. */
const wizardHat = mark('wizard-hat', ['entertainment', 'art', 'technology'], () => {
  const cone = parse(
    'M11 90C24 62 30 36 38 20C44 6 58 -5 72 -5C82 -5 91 1 97 10C99 13 97 16 94 16C86 15 78 17 74 23C71 29 74 36 76 44C79 56 83 72 88 90Z',
  );
  const brim = parse(
    'M12 76C28 88 72 88 88 76C98 78 105.500 83 105.500 89C105.500 99 80 105.500 50 105.500C20 105.500 -5.500 99 -5.500 89C-5.500 83 2 78 12 76Z',
  );
  const large = star(49, 50, 15, 6.2, 5, 1.5);
  const stars = concat(large, star(93, 38, 12, 5, 5, 1.2), star(12, 22, 15, 5, 4, 1.2));
  const fold = stroke(parse('M74 24C69 21 62 20 55 22'), 4.8);
  return [
    main(apart(subtract(cone, fold), brim, large), concat(apart(cone, brim))),
    accent(stars),
    main(brim),
  ];
});

/** A trident that stands in the waves. */
const trident = mark('trident', ['fishing', 'nature', 'gastronomy'], () => {
  const side = parse('M50 56C70 56 80 44 80 20');
  const tips = union(both(corners('80,-2 94,27 80,21 66,27', 2)), corners('50,-7 65,26 50,19 35,26', 2));
  const shaft = line(50, 14, 50, 100);
  const fork = union(
    stroke(side, 9.5),
    mirror(stroke(side, 9.5)),
    tips,
    stroke(shaft, 10),
    rect(36, 62, 28, 9, 4),
  );
  const prong = concat(parse('M50 56C70 56 80 44 80 4'), parse('M69 21L80 3L91 21'));
  const swell = (y: number) =>
    parse(`M50 ${y - 8}C61 ${y - 8} 63 ${y} 75 ${y}C87 ${y} 89 ${y - 8} 101 ${y - 8}`);
  const water = both(concat(swell(86), swell(101)));
  return [
    accent(fork, concat(both(prong), parse('M39 19L50 0L61 19'), line(50, 0, 50, 100), line(39, 67, 61, 67))),
    main(apart(stroke(water, 8), fork), water),
  ];
});

/** A pair of wings under a halo. */
const angelWings = mark('angel-wings', ['healthcare', 'marketing', 'art'], () => {
  const feathers = [
    [103, 2],
    [105.5, 22],
    [103, 41],
    [97, 59],
    [87, 75],
    [74, 88],
  ].map(([x = 0, y = 0]) => leaf(56, 44, x, y, 0.128, 0.68));
  const cover = union(
    parse('M55 72C51.500 52 54 34 66 25C72 20 80 19 86 15C87 24 84 30 79 34L58 70Z'),
    leaf(61, 34, 84, 40, 0.26, 0.66),
    leaf(60, 40, 79, 55, 0.26, 0.66),
    leaf(58, 42, 69, 69, 0.24, 0.68),
    leaf(56.5, 46, 58, 78, 0.15, 0.68),
  );
  const wing = union(...feathers, leaf(56, 50, 59, 101, 0.14, 0.64));
  const ring = ellipse(50, 6.5, 21, 8.5);
  return [accent(stroke(ring, 6.5), ring), main(both(apart(wing, cover))), main(both(cover))];
});

/** A wind rose of eight points on a ring. */
const compassRose = mark('compass-rose', ['transportation', 'nature', 'marketing'], () => {
  const core = circle(50, 50, 5.5);
  const cardinal = star(50, 50, 55.8, 14, 4, 1);
  const diagonal = corners('50,11 57.500,28.500 50,36 42.500,28.500', 1);
  const diagonals = concat(...[45, 135, 225, 315].map((at) => rotate(diagonal, at)));
  const ring = circle(50, 50, 45.5);
  return [
    main(subtract(cardinal, core)),
    accent(apart(diagonals, cardinal)),
    main(apart(stroke(ring, 6.5), cardinal), null),
  ];
});

/** A treble clef. */
const trebleClef = mark('treble-clef', ['entertainment', 'art'], () => {
  const bowl = parse(
    'M48 73C37 70 36 57 47 54C62 51 76 59 75 72C74 84 61 90 48 88C28 85 19 71 24 56C30 39 54 32 62 16',
  );
  const loop = parse('M62 16C66 7 62 -1 56 -1C47 -1 44 8 46 18L60 90C61 97 59 100 56 101');
  const swell = parse('M48 92C26 90 13 73 21 52C27 38 43 32 54 21C48 36 33 42 30 57C27 72 34 84 48 87Z');
  const line = concat(bowl, loop);
  return [main(union(stroke(line, 8), swell), line), accent(circle(40, 98.5, 7))];
});

export const LEGENDS: readonly Mark[] = [
  catrina,
  knight,
  samurai,
  wizardHat,
  trident,
  angelWings,
  compassRose,
  trebleClef,
];
