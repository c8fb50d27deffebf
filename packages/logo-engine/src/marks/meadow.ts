import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, regular } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A moth orchid from the front: its lip, three sepals, two broad petals, and the leaves at the foot. */
const orchid = mark('orchid', ['nature', 'agriculture', 'art'], () => {
  const lip = union(
    circle(50, 37, 7),
    both(leaf(50, 42, 31, 33, 0.34, 0.6)),
    parse('M50 40C57 44 62 52 60 59C58 65 54 66 50 72C46 66 42 65 40 59C38 52 43 44 50 40Z'),
  );
  const petal = parse('M50 40C56 20 72 7 88 10C103 13 109 28 104 42C99 56 84 60 70 54C62 51 55 46 50 40Z');
  const sepals = union(leaf(50, 42, 50, -5, 0.24, 0.62), both(leaf(50, 40, 85, 82, 0.2, 0.54)));
  const petals = union(petal, mirror(petal));
  const wings = apart(petals, lip);
  const back = apart(sepals, petals, lip);
  const stem = stroke(line(50, 76, 50, 102), 6.5);
  const strap = parse(
    'M50 102C54 89 66 83 80 85C92 87 100 94 105 102C94 100 84 105 70 105C60 105 54 104 50 102Z',
  );
  return [
    main(wings, grow(wings, 2)),
    main(back, grow(back, 2)),
    accent(subtract(lip, circle(50, 43, 3.4)), grow(lip, 2)),
    main(union(stem, both(strap))),
  ];
});

/** The head of a dragon in profile: horn, jaws with fangs, and spines down its neck. */
const dragon = mark('dragon', ['entertainment', 'art', 'marketing'], () => {
  const head = parse(
    'M36 30C44 22 52 16 60 16C67 16 71 23 77 25C82 26 86 25 90 20C95 15 104 20 105 30C105.500 39 104 45 100 50L97 61L90 50L84 50L80 58L74 51C68 52 63 56 61 61C67 66 76 67 83 65L86 56L93 66C94 75 88 83 80 84C71 85 63 83 56 79C52 88 55 98 66 105L14 105C12 84 20 52 36 30Z',
  );
  const eye = corners('55,30 72,35 60,39', 1.5);
  const nostril = circle(95, 30, 3);
  const horn = parse('M56 14C46 4 26 5 -4 -5C4 10 18 20 35 28C41 22 48 17 56 14Z');
  const frill = parse('M31 29C19 28 8 29 -5 26C0 38 8 46 19 52.500Z');
  const spines = concat(corners('20,52 -4,56 14,72', 1.5), corners('14,74 -5,84 13,95', 1.5));
  return [
    main(subtract(apart(head, horn, frill), eye, nostril)),
    accent(union(horn, apart(union(frill, apart(spines, frill)), horn, subtract(head, frill)))),
  ];
});

/** The head of a ram from the front, between its coiled horns. */
const ram = mark('ram', ['livestock', 'nature', 'agriculture'], () => {
  const horn = parse(
    'M60 11C64 -3 79 -8 90 3C103 15 109 38 103 56C98 71 86 79 75 76C65 73 61 63 64 54C67 46 74 44 80 48C75 50 73 56 76 60C80 64 87 60 89 51C92 38 87 26 78 22C71 19 66 23 64 31C60 26 58 19 60 11Z',
  );
  const horns = both(horn);
  const face = parse(
    'M50 14C53 14 55 17 57 22C60 28 68 32 71 40C70 52 66 70 64 84C63 97 58 105 50 105C42 105 37 97 36 84C34 70 30 52 29 40C32 32 40 28 43 22C45 17 47 14 50 14Z',
  );
  const eyes = both(corners('54.500,42 64.500,38.500 62,45.500', 1));
  const nose = stroke(concat(line(44, 88, 50, 93), line(56, 88, 50, 93)), 4.6);
  return [accent(horns), main(subtract(apart(face, horns), eyes, nose))];
});

/** A cacao pod that is cut open on its beans, before a whole one. */
const cacao = mark('cacao', ['food', 'agriculture', 'gastronomy'], () => {
  const pod = parse(
    'M50 -2C56 -2 58 4 63 10C74 22 78 36 78 52C78 74 64 92 50 105C36 92 22 74 22 52C22 36 26 22 37 10C42 4 44 -2 50 -2Z',
  );
  const turn = (degrees: number, path: Path) => rotate(translate(path, 9, -1), degrees, 67, 100);
  const hollow = parse('M50 10C60 16 71 34 71 52C71 70 61 84 50 95C39 84 29 70 29 52C29 34 40 16 50 10Z');
  const beans = concat(
    ellipse(50, 23, 6.4, 7.4),
    ellipse(50, 85, 4.8, 5.6),
    both(concat(ellipse(41, 38, 6.8, 7.8), ellipse(39.5, 55, 7, 7.8), ellipse(42, 71, 5.9, 6.8))),
  );
  const front = turn(12, subtract(pod, hollow));
  const ribs = concat(parse('M50 -10C38 20 38 74 50 110'), parse('M50 -10C62 20 62 74 50 110'));
  const back = turn(-30, subtract(pod, stroke(ribs, 4.5)));
  return [main(front), accent(turn(12, beans)), main(apart(back, turn(12, pod)))];
});

/** A kettle barbecue with its flames. */
const grill = mark('grill', ['gastronomy', 'food', 'entertainment'], () => {
  const fire = parse(
    'M52 -5C53 8 67 14 69 28C72 25 74 20 74 14C83 22 87 34 82 44L18 44C13 34 17 22 27 13C27 20 29 25 33 28C33 15 47 8 52 -5Z',
  );
  const core = parse('M51 24C53 31 60 34 59 44L41 44C40 34 49 31 51 24Z');
  const rim = rect(-5, 48, 110, 9, 4.5);
  const bowl = parse('M6 53L94 53C94 74 78 86 60 87L40 87C22 86 6 74 6 53Z');
  const legs = both(stroke(line(64, 82, 76, 101), 7.5));
  const wheel = circle(76, 95, 10.5);
  const vent = stroke(line(36, 71, 64, 71), 5);
  return [
    accent(subtract(fire, core), fire),
    main(subtract(union(rim, bowl, legs, wheel), vent, circle(76, 95, 4))),
  ];
});

/** A chick that looks out of its egg, half of the shell on its head. */
const chick = mark('chick', ['livestock', 'food', 'entertainment'], () => {
  const shell = parse(
    'M7 64C7 60 9 59 12 61L22 69L34 59C35 58 37 58 38 59L50 70L62 59C63 58 65 58 66 59L78 69L88 61C91 59 93 60 93 64C93 88 75 105 50 105C25 105 7 88 7 64Z',
  );
  const cap = parse(
    'M50 -5C66 -5 78 6 80 20C80 23 78 24 76 22L68 15L60 24C59 25 57 25 56 24L50 17L44 24C43 25 41 25 40 24L32 15L24 22C22 24 20 23 20 20C22 6 34 -5 50 -5Z',
  );
  const body = union(ellipse(50, 46, 34, 36), both(rotate(ellipse(11, 44, 7.5, 15), -32, 11, 44)));
  const eyes = both(circle(33, 38, 4.6));
  const beak = corners('50,38.500 59,46 50,53.500 41,46', 2);
  return [accent(apart(subtract(body, eyes), shell, cap, beak)), main(beak), main(shell), main(cap)];
});

/** A round bale of hay, rolled up, on a mown field. */
const hayBale = mark('hay-bale', ['agriculture', 'livestock'], () => {
  const face = ellipse(33, 44, 38, 47.5);
  const side = parse('M33 -3.500L70 -3.500C91 -3.500 105 18 105 44C105 70 91 91.500 70 91.500L33 91.500Z');
  const coils = concat(
    parse('M34 46C30 46 29 38 35 37C43 36 47 45 43 53C38 62 26 60 22 49'),
    parse('M20 38C23 24 34 17 44 23C56 30 60 47 55 60'),
    parse('M48 70C38 80 22 76 13 62'),
  );
  const stalks = concat(
    parse('M72 8C78 15 82 22 83.500 32'),
    parse('M93.500 28C95.500 38 95.500 50 93.500 60'),
    parse('M83.500 56C82 66 78 73 72 80'),
  );
  const straw = concat(
    leaf(1, 104, -3, 74, 0.14),
    leaf(9, 104, 11.5, 88, 0.2),
    leaf(99, 104, 103, 74, 0.14),
    leaf(91, 104, 88.5, 88, 0.2),
  );
  const ground = union(rect(-5, 97, 110, 8.5, 4), straw);
  return [
    accent(subtract(face, stroke(coils, 5)), concat(face, coils)),
    main(subtract(apart(side, face), stroke(stalks, 4.8))),
    main(apart(ground, face, side)),
  ];
});

/** A combine harvester: its reel is in front, the pipe that unloads the grain behind. */
const harvester = mark('harvester', ['agriculture', 'transportation'], () => {
  const wheels = concat(circle(59, 84, 20.5), circle(94, 93.5, 11.5));
  const hubs = concat(circle(59, 84, 8), circle(94, 93.5, 4.5));
  const body = corners('41,6 68,6 70,21 105,21 105,62 98,82 46,82 44,66 47,48', 5);
  const glass = corners('48,13.5 60.5,13.5 61.5,43 52.5,43', 2);
  const reel = regular(16, 62.5, 23, 6, 2);
  const spokes = concat(
    ...[30, 90, 150].map((at) => line(...polar(16, 62.5, 26, at), ...polar(16, 62.5, -26, at))),
  );
  const holes = subtract(regular(16, 62.5, 16, 6), stroke(spokes, 4.6));
  const pan = stroke(parse('M-1 100L27 100L44 80'), 7.5);
  const vents = stroke(concat(line(80, 37, 95, 37), line(80, 49, 95, 49)), 5);
  const pipe = stroke(parse('M79 24L79 9.5L101 -.5'), 8);
  return [
    main(apart(subtract(union(body, apart(pan, reel)), glass, vents), wheels)),
    main(subtract(wheels, hubs), wheels),
    accent(subtract(reel, holes)),
    accent(apart(pipe, body)),
  ];
});

/** A goldfish with a veil of a tail, in its bowl. */
const goldfish = mark('goldfish', ['livestock', 'nature', 'entertainment'], () => {
  const bowl = union(subtract(circle(50, 56, 49.5), rect(0, -10, 100, 22)), rect(18, 4, 64, 9, 4));
  const inside = subtract(circle(50, 56, 42.5), rect(0, -10, 100, 26));
  const water = parse('M-5 36C4 44 18 46 30 41C43 35 57 35 70 41C82 46 96 44 105 36L105 110L-5 110Z');
  const body = parse('M16 66C22 52 34 46 46 50C54 53 60 60 64 64C60 74 50 82 38 82C28 82 20 76 16 66Z');
  const tail = parse('M58 64C64 54 74 48 86 50C82 56 80 62 82 68C84 76 82 84 74 88C72 80 66 72 58 70Z');
  const fin = parse('M32 51C37 44 49 43 57 48C53 51 53 55 56 60Z');
  const fish = translate(union(body, tail, fin), -3, 2);
  const eye = circle(24, 64, 3.6);
  const glass = apart(subtract(bowl, subtract(inside, water)), fish);
  return [main(glass, grow(glass, 2)), accent(subtract(fish, eye), concat(grow(fish, 2), circle(24, 64, 2)))];
});

/** A trout that leaps out of the water, with its spots. */
const trout = mark('trout', ['fishing', 'nature', 'food'], () => {
  const body = union(
    parse('M104 16C88 0 60 -2 40 12C22 25 13 46 14 70L25 72C28 58 40 48 58 46C78 44 94 38 102 29L89 24Z'),
    parse('M14 64L25 66C29 78 37 84 48 86C38 92 28 92 20 88C14 94 6 99 -4 100C2 90 10 80 14 64Z'),
  );
  const fins = union(
    parse('M56 6C48 -2 36 -5 22 -4C25 4 24 14 18 28L36 20Z'),
    parse('M38 46C38 60 46 68 56 72C58 62 58 54 54 42Z'),
    parse('M70 40C74 52 82 58 94 60C92 50 88 42 82 36Z'),
  );
  const eye = circle(82, 17, 3.8);
  const gill = stroke(parse('M75 9C70.500 16 70.500 25 74 32'), 4.6);
  const spots = [
    [60, 13, 3.4],
    [48, 19, 3.4],
    [56, 28, 3.2],
    [37, 31, 3.4],
    [28, 46, 3],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r));
  const water = stroke(
    concat(
      parse('M42 101C51 101 54 95 62 95C70 95 73 101 82 101C91 101 94 95 101 95'),
      parse('M70 80C77 80 80 86 88 86C94 86 97 82 101 80'),
    ),
    7.5,
  );
  return [main(subtract(body, eye, gill, ...spots)), accent(apart(fins, body)), main(water)];
});

/** A condor from the front, its wings spread, with the ruff round its neck. */
const condor = mark('condor', ['nature', 'transportation', 'marketing'], () => {
  const feathers = [
    [87, -1],
    [98, 6],
    [105, 19],
    [105.5, 35],
    [103, 51],
    [96, 66],
    [84, 77],
  ].map(([x = 0, y = 0]) => leaf(61, 47, x, y, 0.108, 0.64));
  const wing = union(parse('M50 36C60 40 67 34 72 24L80 30L84 44L79 60C74 70 62 78 50 80Z'), ...feathers);
  const ruff = union(
    both(concat(circle(36.5, 24.5, 5.5), circle(42.5, 30, 5.5))),
    circle(50, 32, 6),
    parse('M36 22C42 27 58 27 64 22L58 32L42 32Z'),
  );
  const head = parse(
    'M42 22L42 8C42 -1 48 -5 54 -4C57 -6 62 -5 62 -1C68 1 70 7 67 14C64 11 61 10 58.500 12C57.500 16 57.500 19 58 22C54 24 46 24 42 22Z',
  );
  const trunk = parse('M38 38L62 38C65 52 63 66 59 78L67 101C56 106 44 106 33 101L41 78C37 66 35 52 38 38Z');
  return [
    main(apart(union(wing, mirror(wing)), trunk, ruff, head)),
    main(apart(trunk, ruff, head)),
    accent(apart(ruff, head)),
    main(subtract(head, circle(52, 4.5, 2.6))),
  ];
});

/** Two larches, tall and narrow: their boughs hang and turn up at the ends, and one of them is golden. */
const larch = mark('larch', ['nature', 'agriculture', 'construction'], () => {
  const tree = (x: number, top: number, boughs: number) => {
    const right = concat(
      ...Array.from({ length: boughs }, (_, i) => {
        const y = top + 16 + i * 14;
        const half = 9 + i * 3.2;
        const drop = 5 + half * 0.25;
        return parse(
          `M${x} ${y}C${x + half * 0.25} ${y + drop} ${x + half * 0.6} ${y + drop * 1.3} ${x + half} ${y + drop * 0.85}`,
        );
      }),
    );
    const trunk = union(
      leaf(x, top + 28, x, top, 0.2, 0.45),
      corners(`${x - 3},${top + 14} ${x + 3},${top + 14} ${x + 4.5},105 ${x - 4.5},105`, 1.5),
    );
    const side = stroke(right, 7.5);
    return [
      union(trunk, side, mirror(side, x)),
      concat(line(x, top + 2, x, 103), right, mirror(right, x)),
    ] as const;
  };
  return [main(...tree(30, -5, 6)), accent(...tree(83, 37, 3))];
});

export const MEADOW: readonly Mark[] = [
  orchid,
  dragon,
  ram,
  cacao,
  grill,
  chick,
  hayBale,
  harvester,
  goldfish,
  trout,
  condor,
  larch,
];
