import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A mask of two halves: dark forehead, pale cheeks, the muzzle between them. */
const fox = mark('fox', ['nature', 'livestock', 'entertainment'], () => {
  const head = corners('5,4 35,27 65,27 95,4 97,46 50,99 3,46', 4);
  const cheek = corners('-4,47 31,55 44,80 44,110 -10,110', 2);
  const eye = leaf(20, 43, 38, 53, 0.3, 0.5);
  const nose = circle(50, 91, 6.4);
  const cheeks = intersect(head, both(cheek));
  const inner = corners('14,18 28,29 17,37', 1.5);
  return [
    main(subtract(apart(head, cheeks, nose), both(eye), both(inner))),
    accent(apart(cheeks, nose)),
    main(nose),
  ];
});

const wolf = mark('wolf', ['nature', 'livestock', 'entertainment'], () => {
  const head = corners(
    '17,0 36,22 64,22 83,0 89,38 99,55 86,61 85,76 70,77 60,98 40,98 30,77 15,76 14,61 1,55 11,38',
    2,
  );
  const muzzle = intersect(head, corners('50,36 57,56 68,66 60,108 40,108 32,66 43,56', 2));
  const eye = corners('20,46 41,56 34,61 23,56', 1.5);
  const nose = corners('41,76 59,76 54,86 46,86', 2);
  return [
    main(subtract(apart(head, muzzle), both(eye), both(corners('21,13 31,25 22,31', 1)))),
    accent(subtract(muzzle, nose)),
  ];
});

const bear = mark('bear', ['nature', 'entertainment', 'food'], () => {
  const head = ellipse(50, 57, 43, 39);
  const ear = circle(17, 24, 16);
  const muzzle = ellipse(50, 73, 21, 17);
  const nose = parse('M41 65C45 62 55 62 59 65C60 71 54 75 50 77C46 75 40 71 41 65Z');
  const eyes = both(circle(31, 49, 4.8));
  return [
    main(subtract(apart(union(head, both(ear)), muzzle), eyes, both(circle(17, 24, 7)))),
    accent(subtract(muzzle, nose)),
  ];
});

const lion = mark('lion', ['nature', 'entertainment', 'livestock'], () => {
  const mane = union(
    circle(50, 50, 38),
    ...Array.from({ length: 14 }, (_, i) => rotate(corners('38,16 50,-3 62,16', 2), (360 / 14) * i)),
  );
  const face = parse(
    'M50 25C58 25 64 27 68 30C76 26 82 32 79 41C77 50 76 58 71 66C66 75 58 80 50 80C42 80 34 75 29 66C24 58 23 50 21 41C18 32 24 26 32 30C36 27 42 25 50 25Z',
  );
  const eye = leaf(31, 43, 44, 49, 0.34, 0.5);
  const nose = corners('42,55 58,55 53,63 53,71 47,71 47,63', 1.5);
  return [accent(apart(mane, face)), main(subtract(face, both(eye), nose))];
});

/** The head that all great cats share. */
function feline(marking: Path): ReturnType<Mark['draw']> {
  const head = parse(
    'M50 15C58 15 65 17 71 21C75 11 87 7 95 13C99 25 95 37 89 43C95 58 91 71 80 79C75 91 64 97 50 97C36 97 25 91 20 79C9 71 5 58 11 43C5 37 1 25 5 13C13 7 25 11 29 21C35 17 42 15 50 15Z',
  );
  const eye = corners('21,48 42,56 37,61 26,58', 2);
  const nose = parse('M39 66C44 63 56 63 61 66C60 73 54 76 50 79C46 76 40 73 39 66Z');
  const mouth = parse('M50 77L50 84C46 89 39 89 34 85M50 84C54 89 61 89 66 85');
  return [main(subtract(head, both(eye), nose, stroke(mouth, 4, { cap: 'round' }), marking))];
}
const puma = mark('puma', ['nature', 'entertainment', 'automotive'], () => feline(both(circle(16, 23, 5))));
const tiger = mark('tiger', ['nature', 'entertainment', 'automotive'], () =>
  feline(
    union(
      corners('45,10 55,10 52,38 48,38', 1),
      both(corners('31,12 39,14 44,36 40,37', 1)),
      both(corners('0,62 24,68 0,72', 1)),
      both(corners('4,79 27,77 14,88', 1)),
    ),
  ),
);

const deer = mark('deer', ['nature', 'livestock', 'entertainment'], () => {
  const head = parse(
    'M50 45C59 45 66 50 66 58C66 70 61 82 58 93C56 99 44 99 42 93C39 82 34 70 34 58C34 50 41 45 50 45Z',
  );
  const ear = leaf(36, 55, 4, 48, 0.3, 0.5);
  const antler = parse('M43 46C42 34 22 34 20 2M26 27C20 27 10 22 8 10M34 34C36 26 36 20 34 12');
  const horns = stroke(both(antler), 6.4, { cap: 'round' });
  const eyes = both(ellipse(41, 62, 2.9, 4));
  const nose = parse('M43 88C46 86 54 86 57 88C57 93 53 95 50 95C47 95 43 93 43 88Z');
  return [accent(apart(horns, head)), main(subtract(head, eyes, nose)), main(apart(both(ear), head, horns))];
});

/** Pale pointed face, dark round ears. */
const opossum = mark('opossum', ['nature', 'transportation', 'entertainment'], () => {
  const face = parse(
    'M50 99C43 99 40 92 35 84C26 71 9 62 9 45C9 30 28 20 50 20C72 20 91 30 91 45C91 62 74 71 65 84C60 92 57 99 50 99Z',
  );
  const ear = circle(17, 19, 17);
  const patch = parse('M17 48C22 38 36 38 43 48C46 56 45 64 42 70C36 60 22 62 17 48Z');
  const eye = circle(33, 50, 4.6);
  const blaze = corners('46,14 54,14 50,44', 1.2);
  const nose = ellipse(50, 93, 7.6, 6.4);
  return [
    main(union(subtract(apart(face, nose), both(patch), blaze), both(eye))),
    accent(apart(both(ear), face)),
    accent(nose),
  ];
});

const squirrel = mark('squirrel', ['nature', 'food', 'agriculture'], () => {
  const tail = parse(
    'M44 98C16 98 0 80 4 58C7 42 20 38 24 28C27 20 22 14 14 15C24 0 48 2 52 22C55 38 43 46 41 60C39 76 46 88 58 98Z',
  );
  const body = parse(
    'M58 98C44 86 43 66 57 57C54 48 56 40 62 35L63 22L73 31C85 31 94 40 97 52C95 59 87 62 80 61C90 72 92 87 86 98Z',
  );
  const eye = circle(77, 44, 3.2);
  const arm = stroke(parse('M68 74C74 70 82 70 88 74'), 4.4, { cap: 'round' });
  return [accent(apart(tail, body)), main(subtract(body, eye, arm))];
});

const elephant = mark(
  'elephant',
  ['nature', 'entertainment', 'transportation'],
  () => {
    const ear = parse('M34 24C22 8 4 10 0 28C-3 48 8 70 26 70C33 70 36 62 35 54C30 46 30 34 34 24Z');
    const head = parse(
      'M50 12C66 12 73 24 71 40C70 52 62 58 61 70L61 92C61 97 57 100 50 100C43 100 39 97 39 92L39 70C38 58 30 52 29 40C27 24 34 12 50 12Z',
    );
    const tusk = parse('M34 62C28 66 26 74 29 82C31 77 33 75 35 74Z');
    const folds = concat(line(44, 72, 56, 72), line(44, 82, 56, 82), line(44, 92, 56, 92));
    const eyes = both(circle(40, 38, 3.2));
    return [
      main(subtract(head, stroke(folds, 3.6, { cap: 'round' }), eyes)),
      accent(apart(both(ear), head, both(tusk))),
      main(both(tusk)),
    ];
  },
  { line: false },
);

const monkey = mark('monkey', ['nature', 'entertainment', 'gastronomy'], () => {
  const head = ellipse(50, 51, 38, 43);
  const ear = circle(10, 48, 14.5);
  const face = parse(
    'M50 34C57 25 76 26 76 44C76 52 73 56 73 62C73 78 64 87 50 87C36 87 27 78 27 62C27 56 24 52 24 44C24 26 43 25 50 34Z',
  );
  const eyes = both(circle(39, 47, 4.6));
  const smile = stroke(parse('M37 69C43 77 57 77 63 69'), 4.2, { cap: 'round' });
  return [
    main(apart(head, face)),
    main(apart(both(subtract(ear, circle(10, 48, 5.5))), head)),
    accent(subtract(face, eyes, smile)),
  ];
});

const donkey = mark('donkey', ['livestock', 'transportation', 'gastronomy'], () => {
  const face = parse('M33 36C40 31 60 31 67 36C72 50 68 64 68 78L32 78C32 64 28 50 33 36Z');
  const ear = leaf(40, 40, 14, -1, 0.26, 0.55);
  const muzzle = ellipse(50, 82, 24, 17);
  const fringe = leaf(50, 52, 50, 18, 0.2, 0.6);
  const skull = apart(union(face, both(ear)), muzzle, fringe);
  return [
    main(subtract(skull, both(ellipse(41, 58, 3, 4)), both(leaf(35, 33, 21, 11, 0.17, 0.5)))),
    accent(subtract(muzzle, both(ellipse(41, 80, 3.2, 4.2)))),
    accent(fringe),
  ];
});

const frog = mark('frog', ['nature', 'entertainment', 'art'], () => {
  const head = union(ellipse(50, 64, 49, 33), both(circle(24, 31, 20)));
  const mouth = stroke(parse('M16 66C30 84 70 84 84 66'), 5, { cap: 'round' });
  const eye = both(circle(24, 30, 12.5));
  const pupils = both(circle(24, 30, 6.6));
  return [main(subtract(head, eye, mouth)), accent(pupils)];
});

const turtle = mark('turtle', ['nature', 'fishing', 'entertainment'], () => {
  const shell = ellipse(50, 55, 33, 37);
  const plate = corners('50,36 65,45 65,64 50,73 35,64 35,45', 3);
  const seams = concat(
    line(50, 38, 50, 10),
    line(50, 71, 50, 100),
    both(line(36, 46, 14, 33)),
    both(line(36, 63, 14, 77)),
  );
  const limbs = union(
    ellipse(50, 12, 11, 14),
    both(rotate(ellipse(17, 27, 18, 9), 40, 17, 27)),
    both(rotate(ellipse(20, 85, 13, 8), -42, 20, 85)),
  );
  return [
    main(subtract(shell, subtract(grow(plate, 4.2), plate), subtract(stroke(seams, 4.4), plate))),
    accent(apart(limbs, shell)),
  ];
});

const snail = mark('snail', ['nature', 'food', 'art'], () => {
  const turn = (from: number, to: number, steps: number): string =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const [x, y] = polar(58, 42, 33 - 27 * t, 95 - 360 * 1.75 * t);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
      .slice(from, to)
      .join('');
  const shell = circle(58, 42, 38);
  const coil = stroke(parse(turn(0, 99, 72)), 5.2, { cap: 'round', join: 'round' });
  const foot = parse(
    'M1 56C1 47 8 41 16 42C24 43 27 50 26 58C25 68 30 76 42 78L92 82C97 84 100 90 101 97L26 97C10 97 1 84 1 56Z',
  );
  const feelers = stroke(parse('M9 44L4 27M19 43L20 26'), 4.6, { cap: 'round' });
  const body = union(foot, feelers);
  return [main(subtract(apart(shell, body), coil)), accent(body)];
});

const snake = mark('snake', ['nature', 'healthcare', 'entertainment'], () => {
  const spine = parse('M14 92C50 102 92 94 86 74C80 56 22 66 20 44C18 26 40 19 62 20');
  const head = parse('M60 12.5C70 4 92 8 98 20C94 32 72 36 60 27.5Z');
  const body = union(stroke(spine, 15, { cap: 'round', join: 'round' }), head);
  return [main(subtract(body, circle(76, 17, 3.4)), concat(spine, head))];
});

const axolotl = mark('axolotl', ['nature', 'entertainment', 'fishing'], () => {
  const head = parse('M50 34C70 34 86 46 86 62C86 79 70 88 50 88C30 88 14 79 14 62C14 46 30 34 50 34Z');
  const gills = union(
    leaf(28, 46, 14, 10, 0.24, 0.6),
    leaf(22, 54, -3, 29, 0.24, 0.6),
    leaf(18, 62, -5, 56, 0.28, 0.6),
  );
  const eyes = both(circle(31, 59, 4.8));
  const smile = stroke(parse('M40 69C45 75 55 75 60 69'), 4.2, { cap: 'round' });
  return [main(subtract(head, eyes, smile)), accent(apart(both(gills), head))];
});

const hedgehog = mark('hedgehog', ['nature', 'art', 'healthcare'], () => {
  const spines = intersect(
    union(
      circle(55, 62, 36),
      ...Array.from({ length: 9 }, (_, i) => rotate(corners('44,33 55,13 66,33', 1), -78 + 22 * i, 55, 62)),
    ),
    rect(-10, -10, 130, 102),
  );
  const face = parse('M46 92C50 74 44 58 32 52C22 56 8 70 1 79C-2 87 6 92 14 92Z');
  return [main(apart(spines, face)), accent(subtract(face, circle(24, 71, 3.6)))];
});

const bat = mark('bat', ['entertainment', 'nature'], () => {
  const wing = parse(
    'M50 40L42 40C36 38 33 32 34 24C16 26 -2 42 -3 70C6 64 14 66 20 74C26 67 34 69 38 78C44 73 48 77 50 86Z',
  );
  const head = parse('M50 52C42 52 38 46 39 38L37 20L46 29L54 29L63 20L61 38C62 46 58 52 50 52Z');
  const eyes = both(ellipse(45.6, 39, 2, 2.8));
  return [
    main(subtract(union(apart(both(wing), head), rect(44, 60, 12, 14)), head)),
    main(subtract(head, eyes)),
  ];
});

const ladybug = mark('ladybug', ['nature', 'art', 'desing'], () => {
  const shell = ellipse(50, 60, 38, 39);
  const head = intersect(circle(50, 26, 22), rect(0, -10, 100, 44));
  const spots = union(both(circle(32, 48, 7)), both(circle(29, 69, 7.5)));
  const seam = rect(47.7, 10, 4.6, 100);
  const feelers = both(stroke(parse('M42 8C40 3 36 0 30 1'), 4.4, { cap: 'round' }));
  const hat = union(head, feelers);
  return [main(subtract(apart(shell, head), spots, seam)), accent(hat)];
});

const ant = mark('ant', ['nature', 'construction', 'transportation'], () => {
  const legs = parse('M44 44L22 36L8 44M44 50L16 54L6 70M48 54L26 68L20 88M45 12C42 4 36 0 28 1');
  const body = union(ellipse(50, 20, 13, 12), ellipse(50, 45, 9.5, 14), ellipse(50, 79, 17, 21));
  return [main(union(body, stroke(both(legs), 5, { join: 'round', cap: 'round' })))];
});

const spider = mark('spider', ['nature', 'entertainment'], () => {
  const legs = parse('M44 42L22 30L14 6M42 48L12 44L-2 26M42 56L12 62L0 82M44 62L26 74L24 98');
  const body = union(circle(50, 38, 12), ellipse(50, 66, 18, 21));
  return [main(union(body, stroke(both(legs), 5, { join: 'round', cap: 'round' })))];
});

const fieldMouse = mark('field-mouse', ['nature', 'food', 'entertainment'], () => {
  const head = parse(
    'M50 30C66 30 78 42 78 58C78 74 64 84 58 92C54 98 46 98 42 92C36 84 22 74 22 58C22 42 34 30 50 30Z',
  );
  const ear = circle(20, 28, 22);
  const eyes = both(circle(38, 60, 4.4));
  const nose = circle(50, 91, 6);
  return [
    main(subtract(apart(head, nose), eyes)),
    main(apart(both(subtract(ear, circle(20, 28, 11))), head)),
    accent(both(circle(20, 28, 7))),
    accent(nose),
  ];
});

/** A cavy from the side: a loaf on short legs without a tail, a patch over its back. */
const guineaPig = mark('guinea-pig', ['livestock', 'nature', 'food'], () => {
  const body = parse(
    'M4 66C2 42 22 26 48 28C58 20 72 20 81 29C92 38 100 49 99 60C98 70 90 75 82 77L79 88H65L63 80H36L34 88H20L18 81C9 79 5 74 4 66Z',
  );
  const patch = intersect(body, parse('M34 10H57C52 34 52 62 57 96H39C33 66 33 36 34 10Z'));
  const ear = rotate(ellipse(67, 33, 7.5, 11), -24, 67, 33);
  return [
    main(subtract(apart(body, patch, ear), circle(84, 48, 4.6)), concat(body, circle(84, 48, 2.3))),
    accent(apart(patch, ear), parse('M36 31C33 48 34 66 39 80M57 44C54 56 54 68 57 80')),
    accent(ear, ear),
  ];
});

const lizard = mark(
  'lizard',
  ['nature', 'entertainment'],
  () => {
    const spine = parse('M50 22C58 36 58 44 50 54C42 64 40 74 50 82C58 88 70 86 76 78');
    const head = parse('M50 -2C58 4 62 12 60 20C58 28 42 28 40 20C38 12 42 4 50 -2Z');
    const legs = parse('M52 34L72 28L78 14M48 36L28 30L22 16M48 60L70 64L76 54M46 62L24 68L16 58');
    const tail = stroke(spine, 9, { cap: 'round' });
    const belly = stroke(parse('M50 22C56 36 56 44 50 56'), 17, { cap: 'round' });
    const toes = union(circle(78, 14, 5), circle(22, 16, 5), circle(76, 54, 5), circle(16, 58, 5));
    return [
      main(
        subtract(
          union(tail, belly, head, toes, stroke(legs, 6.4, { join: 'round' })),
          both(circle(45.5, 14, 2.4)),
        ),
      ),
    ];
  },
  { line: false },
);

/** Wild animals, by their heads where these tell them, and what creeps. */
export const WILD: readonly Mark[] = [
  fox,
  wolf,
  bear,
  lion,
  puma,
  tiger,
  deer,
  opossum,
  squirrel,
  elephant,
  monkey,
  donkey,
  frog,
  turtle,
  snail,
  snake,
  axolotl,
  hedgehog,
  bat,
  ladybug,
  ant,
  spider,
  fieldMouse,
  guineaPig,
  lizard,
];
