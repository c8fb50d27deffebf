import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** A phoenix that rises: its feathers are flames. */
const phoenix = mark(
  'phoenix',
  ['marketing', 'art', 'entertainment'],
  () => {
    const wing = parse(
      'M50 70C66 71 82 67 95 54C90 55 86 55 82 54C93 49 102 40 105.500 27C100 33 95 36 90 36C99 27 104 14 103 -2C99 8 94 15 87 19C90 10 89 3 84 -5C83 5 81 12 77 17C77 12 76 7 73 2C73 14 68 28 58 40C56 43 53 45 50 47Z',
    );
    const head = parse(
      'M39 20C39 11 45 7 52 7C57 7 60 9 61.500 13L68 21L60.500 23C58 29 59 34 62 42C65 54 60 64 50 72C40 64 35 54 38 42C41 33 40 27 39 20Z',
    );
    const crest = parse('M52 3C44 3 38 7 36 15C30 8 31 0 38 -5C39 0 45 -1 52 3Z');
    const middle = parse(
      'M50 64C58 72 60 80 57 88C54 94 51 99 50 105.500C49 99 46 94 43 88C40 80 42 72 50 64Z',
    );
    const flame = limb('53,66,5 63,78,7.5 72,92,7 86,95,5 97,83,0');
    const wings = union(wing, mirror(wing));
    const tail = union(middle, apart(union(flame, mirror(flame)), middle));
    return [
      main(apart(wings, head)),
      main(subtract(head, circle(51, 16, 3))),
      accent(apart(crest, head)),
      accent(apart(tail, head, wings)),
    ];
  },
  { line: false },
);

/** The head of a unicorn: a horn with a twist, and a mane in waves. */
const unicorn = mark('unicorn', ['art', 'entertainment', 'marketing'], () => {
  const head = parse(
    'M46 22C52 27 56 33 57 40C68 52 70 74 66 105L24 105C24 91 35 84 40 72C35 75 30 76 25 77L16 86C12 90 6 89 3 85L-2 78C-5 74 -4 70 -1 66L20 43C25 38 33 36 40 34C41 29 43 25 46 22Z',
  );
  const horn = corners('4,-5 43,32 27,42', 1.5);
  const twist = concat(line(9, 21, 31, 3), line(17, 33, 41, 14));
  const mane = union(
    parse(
      'M54 16C66 6 84 8 90 20C94 27 100 27 105 24C105 36 98 42 90 42C98 48 102 47 105 45C105 57 98 63 90 63C96 70 100 71 105 69C104 82 95 88 86 87C90 95 94 97 99 98C94 105 84 105.500 72 105L60 50C60 40 58 28 54 16Z',
    ),
  );
  const eye = circle(31, 53, 4.2);
  const waves = concat(parse('M60 38C72 32 80 40 90 42'), parse('M66 62C74 54 82 62 90 63'));
  return [
    main(subtract(head, eye), head),
    accent(subtract(apart(horn, head), stroke(twist, 4.5)), apart(horn, head)),
    accent(subtract(apart(mane, head), stroke(waves, 4.8))),
  ];
});

/** The head of a pegasus, and its wing. */
const pegasus = mark('pegasus', ['transportation', 'marketing', 'livestock'], () => {
  const at = (path: Path) => translate(scale(path, 0.8), -2, 24);
  const head = at(
    parse(
      'M50 -3C57 3 61 11 62 19C79 31 86 60 84 101L24 101C22 84 42 78 48 60C42 63 37 64 32 66L21 76C16 80 9 80 5 75L1 68C-2 64 -2 60 1 56L25 25C31 18 38 16 46 14C46 8 47 2 50 -3Z',
    ),
  );
  const eye = circle(26, 52, 4);
  const wing = parse(
    'M65 105C48 92 50 64 60 46C70 30 88 22 104 -4C105.500 10 105 22 99 32C103 31 104 30 105 28C105.500 40 102 48 94 54C98 54 101 53 104 51C103 61 98 68 89 72C92 73 95 73 98 72C96 81 90 87 82 89C79 96 73 101 65 105Z',
  );
  const quills = concat(
    parse('M99 32C90 42 80 46 70 58'),
    parse('M94 54C86 60 78 63 70 73'),
    parse('M89 72C83 76 78 78 72 86'),
  );
  return [main(subtract(apart(head, wing), eye)), accent(subtract(wing, stroke(quills, 4.5)))];
});

/** A mermaid who sits on her tail, in her long hair. */
const mermaid = mark('mermaid', ['art', 'entertainment', 'nature'], () => {
  const skin = union(
    parse(
      'M47 7C50 -3 68 -4 76 6L78 26L67 27.500L59 27C55 28.500 52 28.500 50 27.500C48 26.500 48 25 48.500 22.500L45 20.500C44 19.500 44.500 18.500 45 17C46.500 14 46 10 47 7Z',
    ),
    parse('M60 22L78 22L82 58L53 58C54 53 52 51 49.500 48C47.500 45 50 41 54 39C58 37 60.500 36 60.500 32Z'),
  );
  const hair = parse(
    'M46 3C50 -5 66 -8 78 -3C91 4 88 20 93 32C97 42 104 46 105.500 58C101 59 97 61 94 66C86 67 77 61 75 50C71 40 78 28 73 18C70 10 56 11 46 3Z',
  );
  const tail = limb('65,61,16 64,74,18.5 52,88,16 34,93,11.5 19,86,8 13,70,6 14,58,5');
  const fluke = parse('M14 58C2 56 -5 44 -5 28C4 32 11 36 15 44C20 35 28 31 38 30C37 46 28 57 14 58Z');
  const scales = concat(parse('M52 70C58 78 66 78 74 72'), parse('M42 80C46 88 54 90 62 86'));
  return [
    main(apart(skin, hair, tail)),
    main(subtract(tail, stroke(scales, 4.6))),
    accent(apart(hair, tail)),
    accent(apart(fluke, tail)),
  ];
});

/** A seahorse with its crown, its rings and its curled tail. */
const seahorse = mark('seahorse', ['nature', 'fishing', 'art'], () => {
  const trunk = limb(
    '52,12,14 65,28,13 67,46,16 64,62,14.5 66,76,9.5 62,90,7.5 49,99,6.5 35,94,6 31,82,5.5 38,74,5 46,78,4.5',
  );
  const head = union(circle(46, 18, 14.5), limb('44,20,11 28,25,6 12,29,5.5 5,31,7.5'));
  const crown = parse('M36 8L34 -4L43 1L51 -5.500L56 2L66 0L64 14Z');
  const fin = parse('M80 34C88 32 96 34 102 40L97 47L103 54L95 58L97 66C90 69 82 68 76 64Z');
  const rings = concat(
    line(40, 44, 62, 40),
    line(42, 56, 63, 52),
    line(44, 68, 64, 64),
    line(54, 80, 67, 77),
  );
  const body = union(trunk, head, crown);
  return [
    main(subtract(body, circle(44, 17, 4), stroke(rings, 4.8)), concat(body, circle(44, 17, 3))),
    accent(apart(fin, body)),
  ];
});

/** A starfish whose arms bend a little. */
const starfish = mark('starfish', ['nature', 'fishing', 'entertainment'], () => {
  const around = (part: Path) => [0, 72, 144, 216, 288].map((turn) => rotate(part, turn, 49, 55));
  const arm = union(limb('49,58,19 48,36,13 51,20,10 58,5,8'), circle(58, 4, 8));
  const rough = grow(union(...around(arm)), 12);
  const body = subtract(rough, stroke(rough, 24));
  const fit = (path: Path) => translate(scale(path, 0.94), 3, 0);
  const dots = concat(...around(concat(circle(50.5, 22, 4.4), circle(56, 8, 3.6))));
  const ridges = union(circle(49, 55, 8), ...around(leaf(49, 60, 49, 32, 0.13, 0.4)));
  return [main(fit(subtract(apart(body, ridges), dots)), fit(concat(body, ridges))), accent(fit(ridges))];
});

/** A flamingo on one leg. */
const flamingo = mark('flamingo', ['nature', 'entertainment', 'marketing'], () => {
  const neck = limb('54,50,11 39,55,8 28,46,6.5 30,33,5.8 40,22,5.8 43,9,6 34,2,7 25,6,6.5');
  const body = parse(
    'M42 56C44 40 58 32 74 35C88 38 96 48 105 62C94 61 88 62 82 66C74 72 62 74 52 70C46 67 42 62 42 56Z',
  );
  const beak = parse('M30 11L22 0C13 2 8 10 9 22C9 26 13 27 15 24C18 19 23 14 30 11Z');
  const wing = stroke(parse('M56 50C62 62 74 58 84 50'), 4.6);
  const legs = stroke(concat(parse('M62 66L62 102L50 102'), parse('M72 66L84 78L62 88')), 6.5);
  const trunk = union(neck, body);
  return [main(subtract(apart(union(trunk, legs), beak), wing, circle(34, 3, 2.6))), accent(beak)];
});

/** A peacock before the fan of its feathers, an eye on each. */
const peacock = mark('peacock', ['art', 'desing', 'marketing'], () => {
  const turns = Array.from({ length: 9 }, (_, i) => -202 + i * 28);
  const eyes = concat(...turns.map((at) => circle(...polar(50, 52, 48, at), 8)));
  const quills = turns.map((at) => leaf(50, 52, ...polar(50, 52, 47, at), 0.13, 0.76));
  const body = union(
    circle(50, 34, 8.5),
    corners('50,34 43.5,16.5 50,19 56.5,16.5', 1),
    corners('46,28 34,36.500 46,40', 1.5),
    parse(
      'M43.500 36L56.500 36C56 52 68 60 68 78C68 93 60 101 50 105.500C40 101 32 93 32 78C32 60 44 52 43.500 36Z',
    ),
  );
  return [main(apart(union(...quills), eyes, body)), accent(eyes), main(subtract(body, circle(49, 33, 3)))];
});

/** The head of a giraffe on its long neck. */
const giraffe = mark('giraffe', ['nature', 'entertainment', 'livestock'], () => {
  const head = parse(
    'M46 12C52 12 58 15 62 20C76 32 80 62 84 105L46 105C48 82 48 66 42 52C36 54 30 54 24 54L14 58C6 60 -3 57 -4 49C-4 43 0 39 5 36L28 20C33 15 39 12 46 12Z',
  );
  const horns = union(
    stroke(line(42, 12, 38, -1), 6.5),
    circle(38, 0, 5.4),
    stroke(line(53, 12, 54, -1), 6.5),
    circle(54, 0, 5.4),
  );
  const ear = parse('M58 16C66 6 78 2 93 5C91 18 80 27 66 27Z');
  const mane = parse('M74 26C94 38 102 74 103 105L84 105L66 34Z');
  const spots = [
    corners('58,36 68,40 68,52 58,54 51,46', 3),
    corners('54,60 62,60 62,74 54,78 52,70', 3),
    corners('68,58 74,62 76,76 68,74', 3),
    corners('54,84 64,80 68,92 62,98 53,96', 3),
  ];
  const skull = union(head, horns, ear);
  return [
    main(subtract(skull, circle(36, 27, 4), stroke(line(4, 48, 14, 46), 4.5), ...spots)),
    accent(apart(mane, skull)),
  ];
});

/** A kangaroo with its young in the pouch. */
const kangaroo = mark('kangaroo', ['nature', 'entertainment', 'transportation'], () => {
  const head = parse(
    'M44 24C39 26 33 27 27 27C22 31 14 31 11 26C9 22 11 18 15 16L30 7C27 1 27 -3 29 -5.500C34 -3 37 0 38 4C40 -1 44 -4 49 -5C50 2 48 8 45 12Z',
  );
  const trunk = limb('37,14,8 46,26,9 55,40,14 62,56,20 68,72,21 77,88,13 87,97,8 97,97,5 105,90,0');
  const arm = stroke(parse('M47 38L30 46L20 40'), 7.5);
  const leg = union(ellipse(66, 76, 19, 19), stroke(parse('M62 86L54 100.500L24 100.500'), 9));
  const fold = stroke(parse('M82 64C72 56 58 62 58 78'), 4.8);
  const young = union(
    circle(37, 68, 9),
    limb('36,70,7 24,73,4'),
    circle(24, 73, 4),
    leaf(36, 64, 33, 50, 0.22),
    leaf(40, 64, 46, 51, 0.22),
  );
  return [
    main(subtract(apart(union(head, trunk, arm, leg), young), fold, circle(30, 16, 2.8))),
    accent(young),
  ];
});

/** A pelican with its great pouch. */
const pelican = mark('pelican', ['fishing', 'nature', 'transportation'], () => {
  const neck = limb('58,12,10 64,24,9.5 62,38,8.5 58,50,12 64,64,16');
  const body = parse('M46 62C48 46 64 42 78 50C90 56 98 70 105 84C96 84 90 86 84 88C70 94 50 90 46 72Z');
  const head = circle(56, 11, 12);
  const bill = parse('M47 4C30 12 10 24 -4 42C-5 45 -3 46 0 45L50 22Z');
  const pouch = parse('M-4 44L48 24C54 36 46 56 32 58C18 60 8 52 -4 44Z');
  const legs = stroke(concat(parse('M58 84L58 102L47 102'), parse('M79 84L79 102L70 102')), 6.5);
  const wing = stroke(parse('M66 58C66 74 84 78 104 80'), 4.6);
  const bird = union(neck, body, head, legs);
  return [
    main(subtract(apart(bird, bill, pouch), wing, circle(58, 9, 3))),
    main(apart(bill, pouch)),
    accent(pouch),
  ];
});

/** A quetzal with its crest, its red breast and the long plumes of its tail. */
const quetzal = mark('quetzal', ['nature', 'art', 'transportation'], () => {
  const trunk = limb('27,12,13 32,26,18 40,42,18.5 52,58,9');
  const crest = parse('M17 14L13 -1L22 2L27 -5.5L33 0L41 -3L41 6L49 10L43 22Z');
  const beak = parse('M18 5C11 7 5 11 1 18L18 23Z');
  const wing = parse('M49 17C64 21 77 36 81 60C65 57 50 48 45 31C44 25 45 20 49 17Z');
  const breast = apart(intersect(trunk, parse('M0 35L26 30C31 44 40 54 56 61L46 90L0 70Z')), wing);
  const plumes = union(
    limb('52,52,8 60,68,7.5 72,80,7 88,82,5.5 105,70,0'),
    limb('48,56,6 48,74,7 56,90,7 73,99.5,6 101,96,0'),
  );
  const bird = union(trunk, circle(27, 12, 13.5), crest, beak, plumes);
  const eye = circle(25, 13, 3.4);
  const fold = parse('M44 26C44 42 54 54 66 57');
  return [
    main(subtract(apart(bird, breast, wing), eye), concat(union(bird, wing), eye, fold)),
    accent(breast, null),
    main(wing, null),
  ];
});

export const BESTIARY: readonly Mark[] = [
  phoenix,
  unicorn,
  pegasus,
  mermaid,
  seahorse,
  starfish,
  flamingo,
  peacock,
  giraffe,
  kangaroo,
  pelican,
  quetzal,
];
