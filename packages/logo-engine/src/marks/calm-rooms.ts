import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polar, rect, sector, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filleted,
  fitted,
  inked,
  type Mark,
  main,
  mark,
  placed,
  softened,
  whole,
} from './mark.js';

/** A figure and its copies, turned about a point. */
const around = (path: Path, count: number, cx = 50, cy = 50, from = 0): Path[] =>
  Array.from({ length: count }, (_, i) => rotate(path, from + (360 * i) / count, cx, cy));

/** A mouth that speaks: open lips, teeth and tongue, and its sound to either side. */
const mouthSound = mark('mouth-sound', ['healthcare', 'entertainment', 'art'], () => {
  const lips = parse(
    'M14 50C22 40 30 27 39 24C44 22 47 26 50 28C53 26 56 22 61 24C70 27 78 40 86 50C78 68 66 81 50 81C34 81 22 68 14 50Z',
  );
  const open = parse('M25 50C33 46 40 41 50 41C60 41 67 46 75 50C69 61 61 68 50 68C39 68 31 61 25 50Z');
  const tongue = intersect(shrink(open, 4.2), ellipse(50, 68, 16, 13));
  const waves = both(concat(arc(50, 50, 52, 152, 208)));
  return fitted(
    [main(subtract(lips, open), concat(lips, open)), accent(tongue, null), accent(inked(waves, 8.5), waves)],
    0.98,
    0,
    0,
  );
});

/** A speech bubble with a letter, and another that answers. */
const letterBubble = mark('letter-bubble', ['healthcare', 'marketing', 'art'], () => {
  const bubble = union(rect(-5, -4, 84, 70, 18), corners('12,58 40,58 8,86', 2));
  const letter = union(inked(parse('M20 46L36 9L52 46'), 9), inked(parse('M27 34L45 34'), 8));
  const answer = union(rect(44, 60, 61.5, 36, 15), corners('76,90 97,90 100,105.500 93,105.500', 1.5));
  const dots = concat(circle(60, 78, 5), circle(75, 78, 5), circle(90, 78, 5));
  return [
    main(apart(subtract(bubble, letter), answer), concat(bubble, letter)),
    accent(subtract(answer, dots), concat(answer, dots)),
  ];
});

/** A rose window: petals of glass in a ring of stone. */
const roseWindow = mark('rose-window', ['art', 'desing', 'construction'], () => {
  const ring = subtract(circle(50, 50, 55.5), circle(50, 50, 46));
  const petal = union(circle(50, 18.5, 9.8), corners('40.200,18.500 59.800,18.500 54.500,38 45.500,38', 1));
  const petals = around(filleted(petal, 0.5), 8);
  const lights = around(circle(50, 9.8, 3.8), 8, 50, 50, 22.5);
  return [
    main(ring),
    ...petals.map((path, i) => (i % 2 === 0 ? accent(path) : main(path))),
    main(circle(50, 50, 9)),
    main(softened(subtract(concat(...lights), grow(union(...petals), 3)), 0.3), null),
  ];
});

/** A panel of leaded glass: the sun over hills, and the lead lines that go out from it. */
const leadedPanel = mark(
  'leaded-panel',
  ['art', 'desing', 'construction'],
  () => {
    const frame = subtract(rect(-3, -5.5, 106, 111, 7), rect(6.5, 4, 87, 92, 1));
    const field = rect(10.5, 8, 79, 84, 1);
    const sun = circle(50, 44, 15);
    const hill = parse('M0 78C22 58 40 62 56 72C72 80 84 72 104 62L104 104L0 104Z');
    const near = parse('M0 104L0 92C26 76 44 78 70 104Z');
    const rays = concat(
      ...[196, 234, 270, 306, 344].map((turn) => {
        const [x, y] = polar(50, 44, 80, turn);
        return line(50, 44, x, y);
      }),
    );
    const sky = subtract(field, grow(sun, 4.5), grow(hill, 4.5), stroke(rays, 5));
    const land = subtract(intersect(field, hill), grow(near, 4.5), grow(sun, 4.5));
    return [
      main(frame, rect(2, -1, 96, 102, 4)),
      accent(sun),
      main(sky, rays),
      accent(land, null),
      main(intersect(field, near), null),
    ];
  },
  { line: false },
);

/** A foot in an ankle brace: straps over it, toes and heel free. */
const ankleBrace = mark(
  'ankle-brace',
  ['healthcare'],
  () => {
    const foot = parse(
      'M22 -6L62 -6C62 18 60 36 65 46C71 58 86 62 97 70C104 75 107 84 104 92C102 98 97 100 90 100L24 100C12 100 5 92 7 80C9 68 21 60 22 44Z',
    );
    const sleeve = parse(
      'M17.500 12L66.500 12C66.500 24 65 36 69 43.500C73 51 80 56 87 60L74 104L46 104C45 92 40 82 32 76C25 71 17 70 10 72C13 64 18 55 18 44Z',
    );
    const straps = concat(line(0, 28, 90, 28), line(10, 46, 90, 46), line(30, 88, 96, 56));
    return fitted(
      [
        main(softened(apart(foot, sleeve), 1.5)),
        accent(subtract(softened(sleeve, 2.5), stroke(straps, 5)), concat(sleeve, straps)),
      ],
      0.97,
      -2,
      1,
    );
  },
  { line: false },
);

/** A rocket of the fireworks on its stick. */
const skyrocket = mark('skyrocket', ['entertainment'], () => {
  const turn = (path: Path): Path => placed(path, 1, 34, 4, 6);
  const tip = corners('50,-12 69,18 31,18', 4);
  const tube = rect(36, 22, 28, 42, 3);
  const bands = concat(line(30, 36, 70, 30), line(30, 50, 70, 44));
  const stick = rect(46, 64, 8, 50, 4);
  const tail = union(inked(line(34, 72, 27, 90), 7), inked(line(66, 72, 73, 90), 7));
  const spark = union(star(14, 16, 19, 6.5, 4, 1), star(92, 88, 12, 4.2, 4, 1));
  const rocket = turn(union(tube, stick));
  return fitted(
    [
      main(subtract(rocket, turn(stroke(bands, 5)))),
      accent(turn(tip)),
      accent(apart(turn(tail), rocket)),
      accent(apart(spark, rocket, turn(tip), turn(tail))),
    ],
    0.92,
    -1,
    -2.5,
  );
});

/** A fountain of sparks out of its cone. */
const fireFountain = mark('fire-fountain', ['entertainment'], () => {
  const cone = subtract(corners('42,66 58,66 78,105.500 22,105.500', 4), stroke(line(20, 86, 80, 86), 5));
  const jets = concat(
    parse('M50 58L50 30'),
    both(parse('M40 60C36 44 29 34 18 28')),
    both(parse('M31 66C24 58 14 54 3 56')),
  );
  const sparks = union(
    star(50, 7, 15, 5.4, 4, 1),
    both(star(13, 10, 12, 4.4, 4, 1)),
    both(circle(32, 15, 5)),
    both(circle(-0.5, 36, 5)),
    both(circle(4, 76, 5)),
  );
  return fitted([main(cone), main(inked(jets, 8), jets), accent(sparks)], 0.97, 0, 1.5);
});

/** A roadside sign on its post: a panel with a star, and an arrow below. */
const poleSign = mark('pole-sign', ['marketing', 'art', 'desing'], () => {
  const post = union(rect(4, -5.5, 11, 111, 3), rect(-5.5, 97, 30, 8.5, 4));
  const panel = union(rect(21, 0, 84, 50, 12), rect(8, 9, 24, 8), rect(8, 33, 24, 8));
  const badge = star(43, 26, 15, 6.4, 5, 1);
  const words = concat(rect(64, 14, 32, 8, 4), rect(64, 29, 22, 8, 4));
  const sign = corners('21,59 78,59 104,74 78,89 21,89', 3);
  return [main(subtract(union(post, panel), badge, words), concat(post, panel, badge, words)), accent(sign)];
});

/** A letter of a shop's front, set with bulbs. */
const letterLights = mark('letter-lights', ['marketing', 'art', 'desing', 'entertainment'], () => {
  const letter = corners('35,10 65,10 97,105.500 70,105.500 64.500,88 35.500,88 30,105.500 3,105.500', 3);
  const eye = corners('50,34 58.500,65 41.500,65', 1.5);
  const spots = '38.500,38 33.500,53 28.500,68 23.500,82 18,96'.split(' ').map((spot) => {
    const [x = 0, y = 0] = spot.split(',').map(Number);
    return circle(x, y, 4.2);
  });
  const bulbs = concat(
    both(concat(...spots)),
    circle(50, 22, 4.2),
    circle(43, 76.5, 4.2),
    circle(57, 76.5, 4.2),
  );
  const glow = both(concat(line(76, 12, 88, 2), line(81, 28, 96, 24)));
  return fitted(
    [main(subtract(letter, eye, bulbs), concat(letter, eye)), accent(inked(glow, 8.5), glow)],
    0.99,
    0,
    0,
  );
});

/** A van with a letter and a stripe on its side. */
const letteredVan = mark(
  'lettered-van',
  ['marketing', 'art', 'transportation', 'automotive'],
  () => {
    const wheels = [circle(22, 84, 14), circle(80, 84, 14)];
    const body = parse(
      'M3 12L66 12C70 12 73 13 75 16L97 46C104 48 105.500 53 105.500 59L105.500 78C105.500 81 104 83 101 83L-1 83C-4 83 -5.500 81 -5.500 78L-5.500 21C-5.500 15 -3 12 3 12Z',
    );
    const pane = corners('66,22 72,22 88,46 66,46', 3);
    const letter = subtract(
      corners('26,18 38,18 52,56 41,56 39,50 25,50 23,56 12,56', 1),
      corners('32,29 36,42 28,42', 0.5),
    );
    const stripe = intersect(parse('M-10 64C20 58 60 72 110 60L110 70C70 80 20 66 -10 74Z'), body);
    return [
      main(apart(subtract(body, pane, letter, grow(stripe, 4)), ...wheels), concat(body, pane)),
      accent(apart(stripe, ...wheels), null),
      ...wheels.map((wheel, i) => main(subtract(wheel, circle(i === 0 ? 22 : 80, 84, 5)), wheel)),
    ];
  },
  { line: false },
);

/** A folder of papers with a seal. */
const sealedFolder = mark('sealed-folder', ['marketing', 'technology', 'construction'], () => {
  const sheet = subtract(rect(12, -5, 66, 40, 5), rect(24, 7, 42, 7.5, 3.5));
  const folder = parse(
    'M2 22L30 22C33 22 35 23 37 26L42 33L94 33C98 33 101 36 101 40L101 92C101 97 98 100 93 100L4 100C-1 100 -4 97 -4 92L-4 28C-4 24 -2 22 2 22Z',
  );
  const ribbon = corners('60,76 88,76 91,106 74,98 57,106', 1);
  const seal = union(...around(circle(74, 45.5, 6.5), 10, 74, 62), circle(74, 62, 19));
  const stampOf = subtract(union(seal, ribbon), circle(74, 62, 8));
  const cover = apart(folder, union(seal, ribbon));
  return [main(cover), main(apart(sheet, folder)), accent(stampOf)];
});

/** A buttoned armchair, for those who upholster. */
const buttonedChair = mark('buttoned-chair', ['desing', 'art', 'construction'], () => {
  const back = parse('M13 60L13 22C13 4 27 -5.500 50 -5.500C73 -5.500 87 4 87 22L87 60Z');
  const arm = parse('M-5 58C-5 49 2 44 10 44C18 44 24 49 24 57L24 88L-1 88C-4 88 -5.500 86 -5.500 83Z');
  const seat = rect(28, 65, 44, 23, 6);
  const legs = both(corners('4,92 18,92 14,105.500 7,105.500', 2));
  const buttons = concat(
    ...'33,13 67,13 50,29 33,45 67,45'.split(' ').map((spot) => {
      const [x = 0, y = 0] = spot.split(',').map(Number);
      return circle(x, y, 4.6);
    }),
  );
  const folds = concat(parse('M33 13L67 45'), parse('M67 13L33 45'), both(parse('M33 13L20 27L33 45')));
  const arms = both(arm);
  return [
    main(apart(subtract(back, union(buttons, stroke(folds, 3.2))), arms, seat), concat(back, buttons)),
    main(arms),
    accent(seat),
    main(legs),
  ];
});

/** A chair with a padded back and seat. */
const paddedChair = mark('padded-chair', ['desing', 'art', 'gastronomy'], () => {
  const back = parse('M18 52L18 18C18 2 32 -5.500 50 -5.500C68 -5.500 82 2 82 18L82 52Z');
  const pad = parse('M29 44L29 20C29 10 38 5.500 50 5.500C62 5.500 71 10 71 20L71 44Z');
  const folds = union(stroke(concat(line(24, 2, 76, 48), line(76, 2, 24, 48)), 3.4), circle(50, 25, 5));
  const seat = parse(
    'M18 58L82 58C90 58 94 62 95 68C96 74 93 78 87 78L13 78C7 78 4 74 5 68C6 62 10 58 18 58Z',
  );
  const legs = both(corners('10,83 24,83 20,105.500 10,105.500', 2));
  const rail = rect(30, 83, 40, 8, 3);
  return [
    main(subtract(back, grow(pad, 4)), concat(back)),
    accent(subtract(pad, folds), pad),
    accent(seat),
    main(legs),
    main(rail, null),
  ];
});

/** A flame in a wreath of laurel: in memory. */
const laurelFlame = mark('laurel-flame', ['healthcare', 'nature', 'marketing'], () => {
  const stem = arc(50, 50, 45, 98, 232);
  const leaves = [112, 138, 164, 190, 216].flatMap((turn) => {
    const [x, y] = polar(50, 50, 45, turn);
    const [ox, oy] = polar(50, 50, 60, turn + 20);
    const [ix, iy] = polar(50, 50, 27, turn + 16);
    return [leaf(x, y, ox, oy, 0.3), leaf(x, y, ix, iy, 0.28)];
  });
  const [tx, ty] = polar(50, 50, 45, 226);
  const [ex, ey] = polar(50, 50, 47, 250);
  const branch = union(inked(stem, 5), ...leaves, leaf(tx, ty, ex, ey, 0.28));
  const flame = parse(
    'M50 20C54 32 66 40 66 56C66 67 59 74 50 74C41 74 34 67 34 56C34 49 38 45 41 40C43 45 45 46 47 45C50 40 46 30 50 20Z',
  );
  return fitted([main(softened(both(branch), 0.3)), accent(flame)], 0.91, 0, 0);
});

/** The head of a guitar, with its pegs. */
const headstock = mark(
  'headstock',
  ['art', 'entertainment'],
  () => {
    const head = parse(
      'M28 6C28 0 34 2 38 -1C42 -5 46 -5 50 -1C54 -5 58 -5 62 -1C66 2 72 0 72 6L67 66L33 66Z',
    );
    const slots = both(rect(39, 14, 6, 42, 3));
    const neck = union(rect(35, 74, 30, 31.5, 1));
    const frets = concat(line(30, 90, 70, 90));
    const pegs = [12, 31, 50].map((y) => both(union(rect(5, y - 3, 20, 6, 2), ellipse(1, y, 7, 8))));
    return fitted(
      [
        main(softened(subtract(head, slots), 0.8)),
        main(subtract(neck, stroke(frets, 4.4)), neck),
        ...pegs.map((path) => accent(apart(path, head))),
      ],
      0.97,
      0,
      0,
    );
  },
  { line: false },
);

/** A big wheel of the fair. */
const ferrisWheel = mark(
  'ferris-wheel',
  ['entertainment', 'nature'],
  () => {
    const hub = [50, 44] as const;
    const cars = Array.from({ length: 8 }, (_, i) => {
      const [x, y] = polar(hub[0], hub[1], 42, 22.5 + i * 45);
      return sector(x, y - 3.5, 9.5, 0, 180);
    });
    const rim = stroke(circle(...hub, 42), 6);
    const spokes = concat(
      ...Array.from({ length: 4 }, (_, i) => rotate(line(8, 44, 92, 44), i * 45 + 22.5, ...hub)),
    );
    const legs = inked(parse('M22 102L50 44L78 102'), 8.5);
    const wheel = union(rim, stroke(spokes, 5), legs, circle(...hub, 9), rect(10, 97, 80, 8.5, 4));
    return fitted(
      [
        main(
          subtract(apart(wheel, ...cars), circle(...hub, 3.6)),
          concat(circle(...hub, 42), spokes, parse('M22 102L50 44L78 102')),
        ),
        ...cars.map((car) => accent(car)),
      ],
      0.98,
      0,
      0,
    );
  },
  { line: false },
);

/** A belt in its buckle. */
const belt = mark('belt', ['desing'], () => {
  const strap = parse('M-5.500 29L92 29C98 33 103 40 105.500 50C103 60 98 67 92 71L-5.500 71Z');
  const holes = concat(circle(78, 50, 4), circle(92, 50, 4));
  const buckle = subtract(rect(17, 14, 48, 72, 14), rect(27, 24, 28, 52, 5));
  const prong = rect(20, 45.5, 38, 9, 4);
  const metal = union(buckle, prong);
  return [
    main(subtract(apart(strap, metal), holes), concat(strap, holes)),
    accent(metal, concat(rect(22, 19, 38, 62, 9), line(24, 50, 58, 50))),
  ];
});

/** A gong in its frame. */
const gong = mark('gong', ['healthcare', 'entertainment', 'art'], () => {
  const bars = parse('M2 100L2 14C2 5 7 0 16 0L84 0C93 0 98 5 98 14L98 100');
  const frame = union(inked(bars, 9.5), both(rect(-5.5, 96, 24, 9.5, 4)));
  const disc = circle(50, 54, 36);
  const cords = both(inked(line(36, 0, 38, 24), 5.5));
  const ring = subtract(circle(50, 54, 24), circle(50, 54, 19));
  return [
    main(subtract(union(frame, cords), grow(disc, 4)), bars),
    accent(subtract(disc, ring), concat(disc, circle(50, 54, 21))),
  ];
});

/** A rug half unrolled, with its fringe. */
const unrolledRug = mark('unrolled-rug', ['desing', 'art'], () => {
  const roll = rect(-5.5, -5, 111, 29, 14.5);
  const core = circle(9, 9.5, 7);
  const sheet = rect(3, 24, 94, 62, 1);
  const diamond = corners('50,34 78,57 50,80 22,57', 1);
  const inner = corners('50,45 64,57 50,69 36,57', 1);
  const edges = both(corners('3,34 17,45 3,56', 0.5));
  const fringe = concat(...[10, 26, 42, 58, 74, 90].map((x) => line(x, 86, x, 101)));
  const cloth = union(sheet, inked(fringe, 7.5));
  return [
    main(subtract(roll, stroke(core, 4.4))),
    main(
      subtract(apart(cloth, roll), grow(diamond, 4), edges, both(corners('3,62 17,71 3,82', 0.5))),
      concat(sheet, fringe),
    ),
    accent(subtract(diamond, inner), concat(diamond, inner)),
  ];
});

/** Scales under a hard hat: the law of work. */
const hatScales = mark('worker-scales', ['marketing'], () => {
  const hat = union(sector(50, 22, 27, 180, 360), rect(17, 18, 66, 9, 4));
  const ridge = line(50, -8, 50, 12);
  const beam = union(rect(44.5, 34, 11, 66, 2), rect(2, 40, 96, 9, 4), rect(26, 96, 48, 9.5, 4));
  const pan = (x: number): Path =>
    union(
      subtract(
        corners(`${x},44 ${x + 21},80 ${x - 21},80`, 1),
        corners(`${x},60 ${x + 9},76 ${x - 9},76`, 1),
      ),
      sector(x, 78, 21, 0, 180),
    );
  const hung = both(pan(16));
  return [accent(subtract(hat, stroke(ridge, 4.5))), main(union(beam, hung))];
});

/** A cowboy boot: pulled high, its heel slanted, a star on the shaft. */
const cowboyBoot = mark('cowboy-boot', ['desing', 'livestock', 'entertainment'], () => {
  const boot = parse(
    'M17 -5C22 8 30 12 38 12C46 12 54 8 60 -5C60 14 58 34 60 50C66 62 84 64 96 72C104 78 106 84 104 92L60 92C52 92 48 88 44 84L40 92L36 105L12 105C16 92 16 80 18 66C20 44 16 20 17 -5Z',
  );
  const sole = parse('M61 97L104 97C104 102 101 105.500 96 105.500L70 105.500C66 105.500 63 102 61 97Z');
  const badge = star(38, 39, 13, 5.6, 5, 1);
  const seam = stroke(parse('M14 70C30 62 46 64 60 74'), 4.4);
  return [main(subtract(softened(boot, 1), grow(badge, 4), seam)), accent(badge), accent(sole)];
});

/** A beret, pulled to one side. */
const beret = mark('beret', ['desing', 'art'], () => {
  const cloth = parse(
    'M2 60C-4 44 14 24 42 20C72 15 102 30 105 56C106 72 96 82 84 78C66 70 32 68 12 72C6 72 4 66 2 60Z',
  );
  const stalk = limb('44,26,4.500 42,16,4.500 45,8,4.500');
  const bandOf = parse('M12 78C32 74 60 76 80 84C82 88 80 93 76 94C56 88 36 87 16 90C11 90 9 82 12 78Z');
  const fold = stroke(parse('M24 54C38 40 62 36 82 46'), 5, { cap: 'round' });
  return [main(subtract(union(cloth, stalk), fold), cloth), accent(softened(apart(bandOf, cloth), 1))];
});

/** Folded towels in a pile. */
const towelStack = mark('towel-stack', ['desing', 'healthcare'], () => {
  const towel = (y: number): Path =>
    subtract(
      union(rect(-4, y, 104, 29, 14.5), rect(60, y, 44, 29, 5)),
      stroke(line(22, y + 14.5, 112, y + 14.5), 4.4),
    );
  return [main(towel(8)), accent(towel(41)), main(towel(74))];
});

/** A jukebox. */
const jukebox = mark('jukebox', ['entertainment', 'gastronomy'], () => {
  const body = parse('M6 105.500L6 42C6 12 26 -5.500 50 -5.500C74 -5.500 94 12 94 42L94 105.500Z');
  const arch = parse('M17 56L17 42C17 19 32 5.500 50 5.500C68 5.500 83 19 83 42L83 56Z');
  const record = circle(50, 34, 17);
  const bars = concat(...[24, 38, 52, 66].map((x) => rect(x, 66, 10, 28, 4)));
  return [
    main(subtract(body, arch, bars), concat(body, arch, bars)),
    accent(subtract(record, circle(50, 34, 5.5)), record),
  ];
});

/** A broken bone: the crack across it, and what it feels like. */
const brokenBone = mark(
  'broken-bone',
  ['healthcare'],
  () => {
    const turn = (path: Path): Path => placed(path, 0.89, -45, 0, 0);
    const knobs = concat(circle(-2, 36, 16), circle(-2, 64, 16), circle(102, 36, 16), circle(102, 64, 16));
    const bone = filleted(union(knobs, rect(-2, 34, 104, 32)), 2);
    const crack = stroke(parse('M44 20L56 40L45 52L57 64L48 82'), 6);
    const pains = concat(
      line(50, 22, 50, 6),
      line(33, 25, 26, 11),
      line(67, 25, 74, 11),
      line(50, 78, 50, 94),
      line(33, 75, 26, 89),
      line(67, 75, 74, 89),
    );
    return [main(turn(subtract(bone, crack)), turn(bone)), accent(turn(inked(pains, 8)), turn(pains))];
  },
  { line: false },
);

/** A spray can and its cloud of paint. */
const sprayCan = mark('spray-can', ['art', 'marketing', 'construction', 'automotive'], () => {
  const foot = rect(34, 82, 52, 23.5, 5);
  const label = rect(34, 53, 52, 24.5);
  const top = union(parse('M34 48.500L34 44C34 36 42 30 48 28L72 28C78 30 86 36 86 44L86 48.500Z'));
  const nozzle = union(rect(49, 6, 22, 17.5, 4), rect(42, 10, 12, 8, 2));
  const mist = concat(circle(30, 14, 4.8), circle(13, 5, 4.8), circle(13, 23, 4.8), circle(0.5, 14, 4.8));
  return [main(foot), accent(label), main(top), main(nozzle), accent(mist)];
});

/** A glove. */
const glove = mark(
  'glove',
  ['desing', 'construction', 'healthcare'],
  () => {
    const fingers = union(
      inked(line(35, 50, 31, 10), 15),
      inked(line(52, 48, 52, 2), 15),
      inked(line(69, 50, 72, 9), 15),
      inked(line(83, 58, 91, 28), 13.5),
      inked(parse('M34 66C22 62 14 54 8 44'), 15),
    );
    const palm = parse('M27.500 46L90 46C91 60 86 70 84 80L30 80C28 68 24 60 27.500 46Z');
    const cuff = rect(24, 86, 66, 19.5, 6);
    const seams = concat(line(42, 56, 43, 68), line(57, 56, 57, 70), line(71, 56, 70, 68));
    return [
      main(subtract(filleted(union(fingers, palm), 1), inked(seams, 4.4)), concat(fingers, palm)),
      accent(cuff),
    ];
  },
  { line: false },
);

/** A long coat with its collar and belt. */
const overcoat = mark(
  'overcoat',
  ['desing'],
  () => {
    const sleeve = parse('M30 4C20 8 14 16 11 28L-2 72L11 77L27 36Z');
    const half = parse('M47.800 32L33 1C28 4 24 8 24 16L26 48L16 105.500L47.800 105.500Z');
    const lapel = parse('M36 -3L47.800 22L47.800 27L40 36L29 20C29 10 31 2 36 -3Z');
    const beltOf = rect(20, 54, 60, 10);
    const body = subtract(half, grow(lapel, 4), grow(beltOf, 4));
    return [
      main(both(softened(apart(sleeve, half), 0.8)), null),
      main(both(body), both(half)),
      accent(both(lapel)),
      accent(intersect(beltOf, union(half, mirror(half), rect(40, 50, 20, 20)))),
    ];
  },
  { line: false },
);

/** A framed picture that hangs from its nail. */
const hungPicture = mark('hung-picture', ['art', 'desing'], () => {
  const cord = parse('M16 36L50 6L84 36');
  const frame = subtract(rect(-5.5, 34, 111, 71.5, 6), rect(8, 47.5, 84, 44.5, 2));
  const nail = circle(50, 2, 7.5);
  const scene = intersect(corners('12,88 40,58 54,74 66,63 92,88', 2), rect(12, 51.5, 76, 36.5, 1));
  return [
    main(
      union(frame, subtract(inked(cord, 7), grow(nail, 4), rect(8, 47.5, 84, 44.5))),
      concat(rect(1, 41, 98, 58, 4), cord),
    ),
    accent(nail),
    accent(scene),
  ];
});

/** Two plasters, crossed. */
const bandaids = mark('bandaids', ['healthcare'], () => {
  const strip = rect(-8, 35, 116, 30, 15);
  const over = rotate(strip, 45, 50, 50);
  const under = apart(rotate(strip, -45, 50, 50), over);
  const dots = concat(
    ...[
      [50, 41],
      [41, 50],
      [59, 50],
      [50, 59],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.6)),
  );
  return fitted([main(subtract(over, dots)), accent(under)], 0.97, 0, 0);
});

/** A surgical mask with its loops. */
const faceMask = mark('face-mask', ['healthcare'], () => {
  const cloth = parse(
    'M18 26C36 26 42 18 50 18C58 18 64 26 82 26L82 60C82 78 66 90 50 90C34 90 18 78 18 60Z',
  );
  const loops = both(parse('M18 34C-2 30 -4 46 2 56C6 64 12 68 20 70'));
  const folds = concat(line(30, 44, 70, 44), line(30, 58, 70, 58), line(34, 72, 66, 72));
  return [
    main(subtract(cloth, stroke(folds, 5, { cap: 'round' })), cloth),
    accent(apart(inked(loops, 8), cloth), loops),
  ];
});

/** A mask of the carnival with its plumes. */
const carnivalMask = mark('carnival-mask', ['entertainment', 'art'], () => {
  const half = parse('M50 56C38 50 22 46 2 48C-4 50 -6 56 -3 62C2 80 12 96 28 96C38 96 44 90 50 82Z');
  const eye = parse('M12 66C20 58 34 60 41 72C32 78 18 78 12 66Z');
  const mask = subtract(whole(half), both(eye));
  const plumes = union(
    leaf(50, 54, 50, -5, 0.2, 0.6),
    both(leaf(45, 52, 22, -1, 0.2, 0.62)),
    both(leaf(38, 50, -3, 14, 0.19, 0.62)),
  );
  return [main(mask, concat(whole(half), both(eye))), accent(softened(apart(plumes, whole(half)), 0.8))];
});

/** A roller coaster: the track over its posts, and the train on the way up. */
const rollerCoaster = mark(
  'roller-coaster',
  ['entertainment', 'nature'],
  () => {
    const track = parse('M-1 88C12 88 18 30 36 30C54 30 54 78 68 78C82 78 84 46 101 46');
    const rail = stroke(track, 9, { cap: 'round' });
    const posts = concat(line(36, 30, 36, 101), line(68, 78, 68, 101), line(97, 47, 97, 101));
    const ground = rect(-5.5, 97, 111, 8.5, 4);
    const car = (x: number, y: number, turn: number): Path =>
      rotate(union(rect(x - 9, y - 7, 18, 13, 4), circle(x, y - 13, 5.5)), turn, x, y);
    const train = union(car(17, 30, -62), car(36, 13, 0), car(55, 28, 58));
    const ride = union(rail, stroke(posts, 8), ground);
    return [main(ride, concat(track, posts)), accent(apart(train, ride))];
  },
  { line: false },
);

/** A sticker, its corner peeled off. */
const sticker = mark(
  'sticker',
  ['marketing', 'desing', 'art'],
  () => {
    const sheet = parse(
      'M18 -5L82 -5C95 -5 105 5 105 18L105 58L62 105.500L18 105.500C5 105.500 -5 95 -5 82L-5 18C-5 5 5 -5 18 -5Z',
    );
    const peel = parse('M70.500 104L104.500 66.500C96 66 88 66 82 66C75 66 70.500 70 70.500 77Z');
    const face = union(circle(30, 34, 7), circle(66, 34, 7));
    const smile = inked(parse('M24 56C32 70 52 74 66 60'), 9.5);
    return [main(subtract(apart(sheet, peel), face, smile), concat(sheet)), accent(softened(peel, 1))];
  },
  { line: false },
);

/** A key ring with its tag and a key. */
const keyRing = mark('key-ring', ['marketing', 'desing'], () => {
  const ring = subtract(circle(50, 20, 25.5), circle(50, 20, 16));
  const turnTag = (path: Path): Path => rotate(path, 20, 50, 20);
  const tag = subtract(union(rect(36, 54, 28, 51, 8), rect(46, 44, 8, 14)), circle(50, 64, 4.5));
  const turnKey = (path: Path): Path => rotate(path, -26, 50, 20);
  const key = union(
    subtract(circle(50, 60, 14), circle(50, 60, 5)),
    rect(45.5, 70, 9, 36, 2),
    rect(50, 84, 15, 7, 1.5),
    rect(50, 96, 12, 7, 1.5),
  );
  return fitted(
    [main(ring), accent(apart(turnTag(tag), turnKey(key), ring)), main(apart(turnKey(key), ring))],
    0.95,
    0,
    0,
  );
});

/** A pair of slippers from above. */
const slippers = mark('slippers', ['desing'], () => {
  const sole = parse(
    'M24 -5C38 -5 45 8 45 24C45 40 40 48 40 62C42 84 38 105.500 22 105.500C6 105.500 1 88 3 66C5 50 -1 40 -1 24C-1 8 10 -5 24 -5Z',
  );
  const upper = parse(
    'M24 -5C38 -5 45 8 45 24C45 40 40 46 40 52C32 46 14 46 4 54C4 46 -1 38 -1 24C-1 8 10 -5 24 -5Z',
  );
  const bed = subtract(sole, grow(upper, 4));
  const pom = circle(23, 24, 9);
  return [main(both(subtract(upper, grow(pom, 4)))), accent(both(pom)), main(both(softened(bed, 1)))];
});

/** A hand of metal: its fingers jointed, a bolt in the wrist. */
const bionicHand = mark(
  'bionic-hand',
  ['healthcare', 'technology'],
  () => {
    const fingers = union(
      inked(line(33, 56, 29, 12), 14),
      inked(line(51, 54, 51, 2), 14),
      inked(line(69, 56, 72, 10), 14),
      inked(line(85, 62, 92, 30), 12.5),
      inked(parse('M32 72C20 68 10 58 4 46'), 14),
    );
    const palm = parse('M25 54L92 54C93 66 88 74 86 80L30 80C28 72 23 66 25 54Z');
    const joints = concat(
      parse('M16 32C40 24 66 23 102 42'),
      parse('M25 48.500C42 44 70 43 98 57'),
      line(8, 69, 20, 55),
    );
    const wrist = subtract(rect(27, 86, 62, 19.5, 6), circle(58, 95.75, 4.6));
    return [
      main(subtract(filleted(union(fingers, palm), 1), stroke(joints, 4.4)), concat(fingers, palm)),
      accent(wrist),
    ];
  },
  { line: false },
);

export const CALM_ROOMS: readonly Mark[] = [
  mouthSound,
  letterBubble,
  roseWindow,
  leadedPanel,
  ankleBrace,
  skyrocket,
  fireFountain,
  poleSign,
  letterLights,
  letteredVan,
  sealedFolder,
  buttonedChair,
  paddedChair,
  laurelFlame,
  headstock,
  ferrisWheel,
  belt,
  gong,
  unrolledRug,
  hatScales,
  cowboyBoot,
  beret,
  towelStack,
  jukebox,
  brokenBone,
  sprayCan,
  glove,
  overcoat,
  hungPicture,
  bandaids,
  faceMask,
  carnivalMask,
  rollerCoaster,
  sticker,
  keyRing,
  slippers,
  bionicHand,
];
