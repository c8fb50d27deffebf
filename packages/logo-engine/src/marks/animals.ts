import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, regular } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark, value } from './mark.js';

const hen = mark('hen', ['livestock', 'food', 'gastronomy'], () => {
  const body = parse(
    'M9 28C16 44 26 50 38 48C50 46 54 38 55 30C56 18 63 12 72 12C82 12 88 19 88 29L88 50C88 74 72 88 50 88C24 88 4 66 9 28Z',
  );
  const wing = parse('M28 58C40 62 54 60 66 52C66 66 58 74 48 74C38 74 31 68 28 58Z');
  const comb = union(circle(63, 11, 6), circle(72, 7, 6.5), circle(81, 11, 6));
  const beak = corners('92,22 102,29 92,36', 1.5);
  const feet = concat(line(42, 90, 42, 98), line(58, 90, 58, 98));
  return [
    main(subtract(body, circle(73, 28, 3.4), stroke(wing, 4.4)), concat(body, wing)),
    accent(apart(comb, body), null),
    accent(beak),
    main(stroke(feet, 5), feet),
  ];
});

const pig = mark('pig', ['livestock', 'food', 'gastronomy'], () => {
  const head = parse('M50 14C78 14 94 34 94 57C94 80 76 95 50 95C24 95 6 80 6 57C6 34 22 14 50 14Z');
  const ear = parse('M8 6C20 4 32 8 39 17C27 21 18 29 13 40C7 31 5 17 8 6Z');
  const snout = ellipse(50, 64, 20, 15);
  const nostrils = both(ellipse(42, 64, 3.4, 5));
  const eyes = both(circle(29, 45, 4.2));
  const ears = both(ear);
  return [
    main(subtract(apart(head, snout, ears), eyes), concat(apart(head, ears), eyes)),
    main(ears),
    accent(subtract(snout, nostrils)),
  ];
});

const sheep = mark('sheep', ['livestock'], () => {
  const wool = union(
    ellipse(58, 46, 30, 20),
    ...Array.from({ length: 10 }, (_, i) => {
      const [x, y] = polar(0, 0, 1, 36 * i);
      return circle(58 + x * 28, 46 + y * 19, 13);
    }),
  );
  const head = rotate(ellipse(17, 47, 12.5, 19), 24, 17, 47);
  const ear = leaf(27, 33, 47, 41, 0.32, 0.5);
  const eye = circle(15, 42, 3);
  const legs = concat(...[36, 48, 66, 78].map((x) => rect(x - 4, 62, 8, 34, 3.5)));
  return [
    main(apart(wool, head, ear)),
    accent(subtract(union(head, ear), eye), concat(head, eye)),
    accent(apart(legs, wool)),
  ];
});

const goat = mark('goat', ['livestock', 'food'], () => {
  const head = parse(
    'M35 38C43 33 57 33 65 38C69 52 62 66 60 76C58 85 54 88 50 88C46 88 42 85 40 76C38 66 31 52 35 38Z',
  );
  const horn = parse('M47 31C44 14 30 2 8 4C22 8 30 20 33 37C37 33 42 31 47 31Z');
  const ear = leaf(31, 46, 2, 54, 0.24, 0.45);
  const eyes = both(parse('M38 53C42 50 45 52 46 57C42 58 39 57 38 53Z'));
  const beard = parse('M38 84L62 84C61 92 57 99 50 104C43 99 39 92 38 84Z');
  return [
    main(both(horn)),
    accent(both(ear)),
    main(subtract(apart(head, both(horn)), eyes)),
    accent(apart(beard, head)),
  ];
});

/** A head with its blaze, the muzzle before it. */
const cow = mark('cow', ['livestock', 'food', 'gastronomy'], () => {
  const horn = parse('M50 25C28 26 13 19 13 1C20 10 32 13 50 14Z');
  const ear = leaf(36, 36, 1, 40, 0.3, 0.62);
  const face = parse('M29 24C38 15 62 15 71 24C77 38 73 56 70 70L66 82L34 82L30 70C27 56 23 38 29 24Z');
  const muzzle = parse('M50 63C66 63 77 70 77 81C77 92 66 99 50 99C34 99 23 92 23 81C23 70 34 63 50 63Z');
  const blaze = parse('M50 30C53 40 55 50 58 60L58 72L42 72L42 60C45 50 47 40 50 30Z');
  const skull = apart(union(face, both(horn), both(ear)), muzzle);
  const eyes = both(ellipse(36, 45, 3.4, 4.4));
  const nostrils = both(ellipse(40, 80, 3.8, 4.8));
  return [
    main(subtract(skull, blaze, eyes), concat(skull, eyes)),
    accent(subtract(muzzle, nostrils), concat(muzzle, nostrils)),
  ];
});

const horse = mark('horse', ['livestock', 'entertainment'], () => {
  const head = parse(
    'M34 99C35 86 43 77 50 67C43 70 36 71 31 75C27 79 20 81 15 78C8 75 5 68 9 61C14 50 24 43 30 34C36 24 44 17 54 13L55 0L68 12C87 18 98 40 96 66C95 79 93 90 91 99Z',
  );
  const edge = parse('M58 8C66 18 71 26 72 36C78 42 80 50 78 58C82 66 82 74 78 82C80 88 80 94 78 104');
  const edgeWithin = parse('M61 12C67 20 71 27 72 36C78 42 80 50 78 58C82 66 82 74 78 82C80 88 80 92 79 97');
  const behind = parse(
    'M58 8C66 18 71 26 72 36C78 42 80 50 78 58C82 66 82 74 78 82C80 88 80 94 78 104L130 104L130 8Z',
  );
  const jaw = stroke(parse('M51 66C57 59 59 52 58 45'), 4.6);
  const eye = ellipse(43, 36, 3.6, 3.2);
  const nostril = circle(16.5, 65, 2.6);
  const gap = stroke(edge, 4.4);
  const face = subtract(head, behind, gap, jaw, eye, nostril);
  const lines = concat(head, parse('M52 65C57 59 59 53 58 46'), eye, edgeWithin);
  return [main(face, lines), accent(subtract(intersect(head, behind), gap), null)];
});

const paw = mark('paw-print', ['livestock', 'healthcare'], () => {
  const pad = parse(
    'M50 48C64 48 82 68 82 82C82 92 74 97 66 95C60 93 56 91 50 91C44 91 40 93 34 95C26 97 18 92 18 82C18 68 36 48 50 48Z',
  );
  const toe = (x: number, y: number, turn: number) => rotate(ellipse(x, y, 10.5, 14.5), turn, x, y);
  return [main(pad), accent(concat(toe(14, 45, -28), toe(36, 20, -8), toe(64, 20, 8), toe(86, 45, 28)))];
});

const dog = mark('dog', ['livestock', 'healthcare'], () => {
  const head = parse(
    'M32 12C42 8 58 8 68 12C76 22 76 44 74 58C72 80 64 96 50 96C36 96 28 80 26 58C24 44 24 22 32 12Z',
  );
  const ear = parse('M27 9C14 8 4 18 3 38C2 52 6 64 13 64C21 64 23 50 22 38C22 26 23 17 27 9Z');
  const nose = parse('M41 66C44 63 56 63 59 66C61 71 55 77 50 78C45 77 39 71 41 66Z');
  const lip = line(50, 77, 50, 87);
  const eyes = both(circle(39, 44, 4.2));
  return [main(subtract(head, nose, eyes, stroke(lip, 3.4)), concat(head, nose, eyes)), accent(both(ear))];
});

const cat = mark('cat', ['livestock', 'healthcare'], () => {
  const head = parse(
    'M10 10C11 4 16 3 20 6L38 22C46 20 54 20 62 22L80 6C84 3 89 4 90 10L94 52C94 78 74 94 50 94C26 94 6 78 6 52Z',
  );
  const eye = leaf(22, 50, 42, 56, 0.32, 0.5);
  const nose = corners('43,67 57,67 50,75', 1.5);
  const whiskers = concat(line(-4, 66, 22, 70), line(-4, 82, 23, 79));
  return [main(subtract(head, both(eye), nose, stroke(both(whiskers), 3.6)), concat(head, both(eye), nose))];
});

/** Cracked, as an egg alone is any oval. */
const egg = mark('egg', ['livestock', 'food', 'agriculture'], () => {
  const shell = parse('M50 1C70 1 87 34 87 60C87 83 70 99 50 99C30 99 13 83 13 60C13 34 30 1 50 1Z');
  const crack = corners('-5,52 16,46 30,58 44,44 58,58 72,44 86,56 110,48 110,-10 -5,-10');
  const gap = stroke(parse('M-5 52L16 46L30 58L44 44L58 58L72 44L86 56L110 48'), 4.6, { join: 'miter' });
  return [accent(subtract(intersect(shell, crack), gap)), main(subtract(shell, crack, gap))];
});

const bird = mark('bird', ['nature', 'livestock', 'art'], () => {
  const body = parse(
    'M4 40C22 44 36 40 46 26C52 16 60 10 70 10C80 10 86 17 88 24L99 29L88 35C88 62 70 82 44 82L24 98L26 80C12 72 4 58 4 40Z',
  );
  const wing = parse('M22 44C40 48 56 42 66 36C66 54 52 68 32 66C26 60 23 53 22 44Z');
  return [main(subtract(apart(body, wing), circle(71, 25, 3.6)), body), accent(wing)];
});

const bee = mark('bee', ['agriculture', 'food', 'nature'], () => {
  const body = parse('M50 36C66 36 73 50 73 62C73 78 62 90 50 99C38 90 27 78 27 62C27 50 34 36 50 36Z');
  const stripes = [52, 65, 78].map((y) => rect(0, y, 100, 5));
  const banded = subtract(body, ...stripes);
  const bands = union(rect(0, 57, 100, 8), rect(0, 83, 100, 30));
  const head = circle(50, 22, 11);
  const feelers = both(parse('M45 10C43 5 39 2 34 2'));
  const wing = rotate(ellipse(19, 40, 20, 11.5), 32, 19, 40);
  return [
    main(subtract(banded, bands), body),
    accent(intersect(banded, bands), concat(line(30, 58, 70, 58), line(31, 74, 69, 74))),
    main(union(head, stroke(feelers, 4)), concat(head, feelers)),
    accent(apart(both(wing), body)),
  ];
});

const honeycomb = mark(
  'honeycomb',
  ['agriculture', 'food', 'livestock'],
  (p) => {
    const many = value(p, 'cells') === 7;
    const [cy, r, step] = many ? [50, 17, 33.5] : [71.5, 25.5, 48.2];
    const around = many ? [0, 60, 120, 180, 240, 300] : [-120, -60];
    const cells = around.map((a) => regular(...polar(50, cy, step, a), r, 6, 2));
    return [main(concat(...cells)), accent(regular(50, cy, r, 6, 2))];
  },
  { params: { cells: [3, 7] } },
);

/** A scallop in one piece, its ribs open at the edge. */
const shell = mark('shell', ['fishing', 'nature', 'gastronomy'], () => {
  const petals = [50, 60, 64, 60, 50].map((reach, i): Path => {
    const at = -142 + i * 26;
    const side = (turn: number): string => polar(50, 92, reach, at + turn).join();
    return union(
      circle(...polar(50, 92, reach, at), reach * 0.235),
      corners(`50,96 ${side(-13.5)} ${side(13.5)}`),
    );
  });
  const ear = corners('32,82 68,82 76,98 24,98', 3);
  const rays = [-129, -103, -77, -51].map((a) => line(...polar(50, 92, 24, a), ...polar(50, 92, 90, a)));
  const inner = [-129, -103, -77, -51].map((a) => line(...polar(50, 92, 24, a), ...polar(50, 92, 56, a)));
  const hull = union(...petals, ear);
  const ribs = rays.map((ray) => stroke(ray, 4, { cap: 'round' }));
  return [main(subtract(hull, ...ribs), concat(hull, ...inner))];
});

const crab = mark('crab', ['fishing', 'gastronomy'], () => {
  const back = parse('M50 42C72 42 84 51 84 63C84 79 69 90 50 90C31 90 16 79 16 63C16 51 28 42 50 42Z');
  const legs = concat(
    parse('M20 62C12 58 6 58 1 62'),
    parse('M20 72C12 70 7 73 3 79'),
    parse('M26 82C19 82 15 87 13 95'),
  );
  const arm = parse('M26 50C18 46 14 40 14 32');
  const claw = parse('M16 34C2 28 -2 12 8 1C9 9 13 13 18 14C20 9 24 5 31 4C39 16 32 32 16 34Z');
  const eyes = both(circle(40, 60, 4.2));
  const limbs = union(stroke(both(legs), 6), stroke(both(arm), 7));
  const body = apart(union(back, limbs), both(claw));
  return [main(subtract(body, eyes)), accent(both(claw))];
});

const bone = mark('bone', ['livestock', 'healthcare'], () => {
  const half = (x: number) => union(circle(x, 39, 13.5), circle(x, 61, 13.5));
  const whole = union(half(14.5), half(85.5), rect(14, 40, 72, 20));
  return [main(rotate(whole, -35))];
});

export const ANIMALS: readonly Mark[] = [
  hen,
  pig,
  sheep,
  goat,
  cow,
  horse,
  paw,
  dog,
  cat,
  egg,
  bird,
  bee,
  honeycomb,
  bone,
];
export const SHELLFISH: readonly Mark[] = [shell, crab];
