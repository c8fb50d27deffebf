import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** Meat on an upright spit under a pineapple. */
const pastorSpit = mark('pastor-spit', ['gastronomy', 'food'], () => {
  const slices = [
    rotate(rect(7, 42, 86, 13.5, 6.5), -3, 50, 48),
    rotate(rect(14, 56, 72, 13, 6.5), 3, 50, 62),
    rotate(rect(22, 69, 57, 12.5, 6), -3, 50, 75),
    rotate(rect(30, 81, 41, 12, 6), 2, 50, 87),
  ];
  const meat = slices.map((one, i) => (i === 0 ? one : apart(one, slices[i - 1] ?? one)));
  const base = rect(18, 97.5, 64, 8, 4);
  const fruit = subtract(
    rect(30, 16, 40, 22, 10),
    stroke(concat(line(34, 42, 66, 12), line(66, 42, 34, 12)), 4.2),
  );
  const crown = union(
    leaf(50, 14, 50, -5.5, 0.5),
    limb('50,12,3 41,7,5 30,-2,1'),
    limb('50,12,3 59,7,5 70,-2,1'),
    limb('50,12,3 38,10,4 22,8,1'),
    limb('50,12,3 62,10,4 78,8,1'),
  );
  return [main(concat(...meat, base)), accent(concat(apart(crown, fruit), fruit))];
});

/** Soft ice cream in a cone with a wafer pattern. */
const softServe = mark('soft-serve', ['food', 'gastronomy'], () => {
  const swirl = parse(
    'M49 -5.500C60 0 68 10 62 20C72 22 76 31 71 38C81 41 85 50 81 57C79 61 75 62 71 62L29 62C25 62 21 61 19 57C15 50 19 41 29 38C24 31 28 23 38 21C32 12 46 6 49 -5.500Z',
  );
  const curls = concat(
    inked(parse('M27 40C41 48 55 48 68 41'), 5),
    inked(parse('M35 24C44 29 53 29 60 23'), 5),
  );
  const outer = corners('23,66 77,66 55,105.500 45,105.500', 3);
  const wafer = concat(
    ...[-10, 10].flatMap((d) => [line(20 + d, 56, 80 + d, 116), line(80 + d, 56, 20 + d, 116)]),
  );
  const cone = subtract(outer, stroke(wafer, 4.6));
  return [main(subtract(swirl, curls)), accent(cone)];
});

/** Half an avocado whose stone is a heart. */
const avocadoHeart = mark('avocado-heart', ['healthcare', 'food'], () => {
  const skin = parse(
    'M50 -5.500C67 -5.500 72 12 76 29C80 45 91 51 91 69C91 90 73 105.500 50 105.500C27 105.500 9 90 9 69C9 51 20 45 24 29C28 12 33 -5.500 50 -5.500Z',
  );
  const flesh = parse(
    'M50 4C60 4 63 17 66.500 31C71 48 81 54 81 69C81 84 67 95.500 50 95.500C33 95.500 19 84 19 69C19 54 29 48 33.500 31C37 17 40 4 50 4Z',
  );
  const heart = parse(
    'M50 88C36 78 29 70 29 60C29 52 34 47 40 47C44 47 48 49 50 53C52 49 56 47 60 47C66 47 71 52 71 60C71 70 64 78 50 88Z',
  );
  return [main(subtract(skin, flesh)), accent(heart)];
});

/** A fish over the slice of a lime. */
const fishLime = mark(
  'fish-and-lime',
  ['gastronomy', 'food', 'fishing'],
  () => {
    const body = parse(
      'M-5.500 62C6 42 28 32 50 36C62 38 72 46 80 54L101 40C104 38 106 41 105 44C102 56 102 68 105 80C106 83 104 86 101 84L80 70C72 80 60 88 46 88C26 88 6 80 -5.500 62Z',
    );
    const eye = circle(17, 57, 5);
    const gill = stroke(parse('M34 42C40 54 40 70 34 82'), 5);
    const lime = subtract(circle(64, 23, 28), circle(64, 23, 21));
    const wedges = [0, 60, 120, 180, 240, 300].map((a) => rotate(corners('64,20 73,6 55,6', 2), a, 64, 23));
    return [main(subtract(body, eye, gill)), accent(apart(union(lime, ...wedges), body))];
  },
  { line: false },
);

/** An oven of clay with a turnover in its mouth. */
const empanadaOven = mark('empanada-oven', ['gastronomy', 'food'], () => {
  const dome = parse('M-1 84C-1 46 18 10 50 10C82 10 101 46 101 84Z');
  const flue = rect(60, -5.5, 19, 30, 3);
  const mouth = parse('M13 90L13 78C13 54 28 38 50 38C72 38 87 54 87 78L87 90Z');
  const shelf = rect(-5.5, 88, 111, 17.5, 4);
  const crimps = Array.from({ length: 7 }, (_, i) => {
    const a = (Math.PI * (i + 0.5)) / 7;
    return circle(50 - 24 * Math.cos(a), 80 - 26 * Math.sin(a), 7);
  });
  const belly = ellipse(50, 82, 19, 17);
  const pie = intersect(union(ellipse(50, 82, 26, 27), ...crimps), rect(0, 0, 100, 83));
  const seam = subtract(ellipse(50, 82, 21, 20), belly);
  return [main(concat(subtract(union(dome, flue), mouth), shelf)), accent(subtract(pie, seam))];
});

/** A jar of round sweets. */
const candyJar = mark('candy-jar', ['food'], () => {
  const lid = union(rect(22, 2, 56, 15, 4), circle(50, 2, 7.5));
  const jar = parse(
    'M24 21L76 21C78 27 82 30 88 34C93 38 95 43 95 49L95 93C95 100 90 105.500 83 105.500L17 105.500C10 105.500 5 100 5 93L5 49C5 43 7 38 12 34C18 30 22 27 24 21Z',
  );
  const room = parse('M15 60L85 60L85 90C85 93.500 82 96 79 96L21 96C18 96 15 93.500 15 90Z');
  const sweets = [
    [28, 84],
    [50, 84],
    [72, 84],
    [39, 66],
    [61, 66],
  ].map(([x = 0, y = 0]) => circle(x, y, 9));
  return [
    main(concat(lid, subtract(jar, union(room, circle(39, 62, 13.5), circle(61, 62, 13.5))))),
    accent(concat(...sweets)),
  ];
});

/** A cup heaped with corn kernels, and a spoon in it. */
const cornCup = mark('corn-cup', ['gastronomy', 'food'], () => {
  const spoon = translate(rotate(union(rect(-5, -8, 10, 60, 4), ellipse(0, -12, 11, 14)), 28, 0, 0), 84, 10);
  const cup = subtract(
    corners('10,52 90,52 77,105.5 23,105.5', 4),
    stroke(parse('M0 68C12 76 18 76 26 68C34 60 42 76 50 70C58 62 66 78 74 70C82 62 90 70 100 66'), 5),
  );
  const heap = ellipse(46, 50, 40, 44);
  const kernels = [
    [30, 9],
    [48, 9],
    [17, 24.5],
    [35, 24.5],
    [53, 24.5],
    [71, 24.5],
    [8, 40],
    [26, 40],
    [44, 40],
    [62, 40],
    [80, 40],
  ].map(([x = 0, y = 0]) => rect(x - 7, y - 6, 14.5, 12, 5));
  return fitted(
    [
      main(union(apart(cup, spoon), spoon)),
      accent(apart(intersect(concat(...kernels), heap), spoon, rect(0, 51.5, 100, 20))),
    ],
    0.93,
    -0.5,
    4.2,
  );
});

/** A stall in the street with its awning, its hatch and sweets on the sill. */
const kiosk = mark('kiosk', ['food', 'marketing'], () => {
  const roof = corners('24,-5.500 76,-5.500 84,7 16,7', 2);
  const stripe = (i: number): Path =>
    union(rect(-5.5 + i * 22.2, 11, 22.2, 18), circle(-5.5 + i * 22.2 + 11.1, 29, 11.1));
  const awning = [0, 1, 2, 3, 4].map(stripe);
  const booth = subtract(rect(6, 33, 88, 72.5, 3), rect(18, 30, 64, 38, 2));
  const sill = rect(-1, 66, 102, 10, 3);
  return [
    main(concat(roof, apart(awning[0] ?? roof), awning[2] ?? roof, awning[4] ?? roof)),
    accent(
      apart(
        concat(awning[1] ?? roof, awning[3] ?? roof),
        awning[0] ?? roof,
        awning[2] ?? roof,
        awning[4] ?? roof,
      ),
    ),
    main(union(apart(booth, ...awning), sill)),
  ];
});

/** A ham on its stand, a slice of it cut. */
const hamStand = mark('ham-stand', ['food', 'gastronomy'], () => {
  const ham = parse(
    'M-3 64C-6 46 8 26 32 24C50 22 62 22 74 14L86 2C88 -4 94 -6 98 -2C100 0 100 3 98 5C103 6 105.500 10 103 14C100 18 95 18 91 17L82 30C72 46 62 66 44 74C24 82 2 80 -3 64Z',
  );
  const cut = parse('M4 60C2 46 14 34 32 33C40 33 44 36 44 42C44 54 30 68 16 68C9 68 5 65 4 60Z');
  const board = rect(-5.5, 93, 111, 12.5, 4);
  const post = rect(65, 52, 12, 44);
  const meat = softened(
    parse('M11 58C10 49 19 41 32 40C36 40 38 41 38 44C37 52 27 61 17 61.500C13 62 11 61 11 58Z'),
    0.5,
  );
  return [main(union(apart(post, ham), board)), main(subtract(ham, cut)), accent(meat)];
});

/** An arepa cut open like a purse, its filling heaped in it. */
const openArepa = mark('open-arepa', ['gastronomy', 'food'], () => {
  const front = intersect(circle(50, 48, 55), rect(-10, 46, 120, 80));
  const back = subtract(intersect(circle(50, 45, 50), rect(-10, -10, 120, 56)), circle(50, 62, 44));
  const spots = concat(
    ellipse(30, 70, 8, 5),
    ellipse(58, 64, 9, 5.5),
    ellipse(72, 82, 7, 4.5),
    ellipse(44, 90, 8, 4.5),
  );
  const filling = softened(
    union(
      circle(18, 38, 12),
      circle(36, 30, 14),
      circle(58, 28, 15),
      circle(78, 36, 13),
      rect(10, 36, 80, 10),
    ),
    1,
  );
  return [
    main(concat(subtract(softened(front, 5), spots), apart(back, filling))),
    accent(intersect(filling, rect(-10, -10, 120, 52))),
  ];
});

export const MARKET_STALLS: readonly Mark[] = [
  pastorSpit,
  softServe,
  avocadoHeart,
  fishLime,
  empanadaOven,
  candyJar,
  cornCup,
  kiosk,
  hamStand,
  openArepa,
];
