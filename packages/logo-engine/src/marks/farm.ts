import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, rotate } from '../geometry/path.js';
import {
  arc,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  polygon,
  rect,
  sector,
} from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened, value } from './mark.js';

const bull = mark('bull', ['livestock', 'gastronomy'], () => {
  const horn = parse('M41 30C24 30 10 25 2 3C-4 28 8 46 34 46L41 46Z');
  const head = parse(
    'M36 30L64 30C70 35 71 44 69 54C67 66 64 74 63 84C62 93 57 98 50 98C43 98 38 93 37 84C36 74 33 66 31 54C29 44 30 35 36 30Z',
  );
  const ear = leaf(27, 53, 4, 52, 0.26, 0.45);
  const eye = parse('M37 56C41 54 44 57 45 61C41 62 37 60 37 56Z');
  const nostril = circle(44.5, 88, 2.7);
  const skull = union(horn, mirror(horn), head);
  return [main(subtract(skull, both(eye), both(nostril)), concat(skull)), accent(both(ear))];
});

const taurus = mark(
  'taurus',
  ['livestock'],
  (p) => {
    const head = circle(50, 68, 26);
    const horns = parse('M6 2C8 28 26 40 50 40C74 40 92 28 94 2C102 34 80 54 50 54C20 54 -2 34 6 2Z');
    const nose = value(p, 'hole') === 0 ? [] : [circle(50, 68, value(p, 'hole'))];
    const face = subtract(head, stroke(horns, 8), horns, ...nose);
    return [main(horns), main(face)];
  },
  { params: { hole: [10, 0] }, styles: ['modern', 'minimal', 'corporate', 'creative'] },
);

const horseshoe = mark('horseshoe', ['livestock'], () => {
  const shoe = parse(
    'M20 97C2 70 2 3 50 3C98 3 98 70 80 97C79 99 77 100 75 99L66 95C64 94 63 92 64 90C76 66 76 23 50 23C24 23 24 66 36 90C37 92 36 94 34 95L25 99C23 100 21 99 20 97Z',
  );
  const nails = [
    [18.5, 62],
    [17.5, 43],
    [25, 25],
  ] as const;
  const holes = nails.map(([x, y]) => circle(x, y, 3.4));
  return [main(subtract(shoe, ...holes.map(both)), shoe)];
});

const barn = mark('barn', ['livestock', 'agriculture'], () => {
  const body = polygon(
    [
      [8, 98],
      [8, 50],
      [22, 22],
      [50, 4],
      [78, 22],
      [92, 50],
      [92, 98],
    ],
    2,
  );
  const door = rect(31, 58, 38, 46);
  const frame = subtract(
    rect(36, 63, 28, 35),
    stroke(line(34, 61, 66, 100), 4.5),
    stroke(line(66, 61, 34, 100), 4.5),
  );
  const loft = circle(50, 34, 7.5);
  return [
    main(subtract(body, door, loft), concat(body, loft)),
    accent(frame, concat(rect(34, 62, 32, 36), line(34, 62, 66, 98), line(66, 62, 34, 98))),
  ];
});

const fields = mark(
  'fields',
  ['agriculture', 'nature'],
  (p) => {
    const n = value(p, 'rays');
    const ground = intersect(
      parse('M2 56C32 44 68 44 98 56L98 60C98 82 78 98 50 98C22 98 2 82 2 60Z'),
      circle(50, 50, 50),
    );
    const furrows = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
      const x = 50 + i * 5.6;
      const far = 50 + i * 27;
      return polygon([
        [x - 0.9, 44],
        [x + 0.9, 44],
        [far + 3.4, 104],
        [far - 3.4, 104],
      ]);
    });
    const rays = Array.from({ length: n }, (_, i) => {
      const a = 180 + ((i + 0.5) * 180) / n;
      return line(...polar(50, 42, 30, a), ...polar(50, 42, 40, a));
    });
    const sun = sector(50, 41, 21, 180, 360);
    return [
      main(subtract(ground, ...furrows)),
      accent(sun),
      accent(union(...rays.map((r) => stroke(r, 4.6))), concat(...rays)),
    ];
  },
  { params: { rays: [7, 9] } },
);

const wheat = mark(
  'wheat',
  ['agriculture', 'food'],
  (p) => {
    const n = value(p, 'pairs');
    const step = 62 / n;
    const grains = Array.from({ length: n }, (_, i) =>
      leaf(53, 31 + step * (i + 1), 78, 16 + step * (i + 1), n === 3 ? 0.26 : 0.2, 0.5),
    );
    const top = leaf(50, 28, 50, 0, 0.24, 0.5);
    const stem = line(50, 32 + step, 50, 99);
    return [
      main(concat(...grains)),
      accent(concat(...grains.map((g) => mirror(g)))),
      main(top),
      main(stroke(stem, 4), stem),
    ];
  },
  { params: { pairs: [4, 3] } },
);

const furrowDisc = mark(
  'furrow-disc',
  ['agriculture'],
  () => {
    const disc = circle(50, 50, 49);
    const curve = (d: number) => parse(`M${-10 + d} 112C${20 + d} 96 ${44 + d} 78 ${62 + d * 0.4} 48`);
    const cuts = [-22, 6, 34, 62].map((d) => stroke(curve(d), 4.6));
    const ground = intersect(disc, parse('M-4 60C28 42 66 42 104 58L104 104L-4 104Z'));
    const sun = circle(50, 25, 13);
    const sky = subtract(intersect(disc, parse('M-4 53C28 35 66 35 104 51L104 -4L-4 -4Z')), sun);
    return [main(subtract(ground, ...cuts)), accent(sky)];
  },
  { line: false, contained: false },
);

const carrot = mark('carrot', ['agriculture', 'food'], () => {
  const root = parse('M50 99C40 90 27 62 28 46C28 36 36 31 50 31C64 31 72 36 72 46C73 62 60 90 50 99Z');
  const nicks = union(
    stroke(line(24, 52, 41, 54), 3.6),
    stroke(line(76, 62, 60, 64), 3.6),
    stroke(line(30, 72, 45, 73.5), 3.6),
  );
  const leaves = [
    leaf(50, 28, 50, 0, 0.27, 0.55),
    leaf(45, 28, 22, 6, 0.25, 0.6),
    leaf(55, 28, 78, 6, 0.25, 0.6),
  ];
  return [accent(subtract(root, nicks), root), main(concat(...leaves))];
});

/** An Angus from the front: a broad head without horns, ears out to the sides, and a ring through its nose. */
const polledBull = mark('polled-bull', ['livestock', 'food', 'gastronomy'], () => {
  const skull = parse(
    'M50 -5C58 -5 64 -2 70 3C80 9 85 18 84 30C83 42 78 52 77 68L23 68C22 52 17 42 16 30C15 18 20 9 30 3C36 -2 42 -5 50 -5Z',
  );
  const ear = parse('M24 20C14 12 1 14 -5.500 25C-4 41 10 52 26 46Z');
  const hollow = parse('M17 28C12 24 6 25 2 29C6 36 12 39 17.500 37Z');
  const muzzle = parse('M50 60C66 60 80 65 80 77C80 89 67 96 50 96C33 96 20 89 20 77C20 65 34 60 50 60Z');
  const eye = subtract(circle(34, 40, 6), corners('20,26 50,26 50,42 20,33'));
  const nostrils = both(rotate(ellipse(31, 73, 4.6, 5.8), 16, 31, 73));
  const ring = inked(arc(50, 90, 11.5, -16, 196), 6.5);
  return [
    main(apart(subtract(union(skull, both(ear)), both(eye), both(hollow)), muzzle)),
    accent(apart(subtract(muzzle, nostrils), ring)),
    main(ring),
  ];
});

/** The foot of a cow from the side: two claws, and the dewclaw above the heel. */
const clovenHoof = mark('cloven-hoof', ['livestock', 'healthcare'], () => {
  const dewclaw = rotate(ellipse(15, 46, 8, 11), -30, 15, 46);
  const leg = filleted(union(limb('36,-5,13.500 36,20,12 35,38,16 46,54,20 58,66,23'), dewclaw), 3);
  const hoof = corners('22,76 78,52 105,97 101,105 20,105', 4);
  const cleft = corners('48,56 53,56 76,112 58,112', 2);
  return [main(apart(leg, hoof)), accent(softened(subtract(hoof, cleft), 2))];
});

export const FARM: readonly Mark[] = [
  bull,
  taurus,
  horseshoe,
  barn,
  fields,
  wheat,
  furrowDisc,
  carrot,
  polledBull,
  clovenHoof,
];
