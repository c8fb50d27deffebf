import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const owl = mark('owl', ['art', 'nature', 'livestock'], () => {
  const body = parse(
    'M12 3C24 13 37 16 50 16C63 16 76 13 88 3C93 18 92 34 91 50C89 79 72 99 50 99C28 99 11 79 9 50C8 34 7 18 12 3Z',
  );
  const eye = circle(31, 43, 16.5);
  const beak = corners('41,55 59,55 50,70', 2);
  const chest = concat(
    ...[78, 88].map((y) => parse(`M34 ${y}C40 ${y + 6} 45 ${y + 6} 50 ${y}C55 ${y + 6} 60 ${y + 6} 66 ${y}`)),
  );
  return [
    main(subtract(apart(body, beak), both(eye), stroke(chest, 4))),
    main(both(circle(31, 43, 8.4))),
    accent(beak),
  ];
});

const eagle = mark('eagle', ['nature', 'transportation', 'construction'], () => {
  const wing = parse(
    'M50 34C40 38 22 30 -2 4C-3 18 0 24 6 29C3 30 2 30 0 30C3 40 8 44 15 47C13 48 11 49 9 49C14 58 20 60 27 61C26 63 25 64 23 65C30 71 40 70 50 64Z',
  );
  const tail = corners('50,58 41,60 32,94 43,90 50,100', 1.5);
  const head = parse('M41 34C38 20 46 10 57 12C66 13 70 18 71 27C66 24 62 25 60 29C59 33 58 35 58 38Z');
  const body = union(both(wing), both(tail), rect(44, 40, 12, 40));
  return [main(apart(body, head)), accent(subtract(head, circle(55, 21, 2.6)))];
});

const hummingbird = mark('hummingbird', ['nature', 'food', 'desing'], () => {
  const body = parse(
    'M73 33C77 48 71 62 58 71C48 78 36 84 20 100C19 84 25 68 37 58C46 50 51 44 53 34C56 23 70 22 73 33Z',
  );
  const beak = corners('71,28 105,14 74,36', 1);
  const wing = leaf(48, 50, 30, -3, 0.24, 0.55);
  const under = leaf(44, 54, -4, 26, 0.24, 0.55);
  const bird = union(body, beak);
  return [main(subtract(bird, circle(65, 33, 3))), accent(apart(union(wing, under), bird))];
});

const butterfly = mark(
  'butterfly',
  ['nature', 'desing', 'healthcare'],
  () => {
    const upper = parse('M46 50C42 26 26 6 4 8C-4 26 2 54 40 56Z');
    const lower = parse('M44 60C26 58 10 64 12 80C15 97 38 96 46 70Z');
    const body = union(
      rect(47, 30, 6, 56, 3),
      stroke(both(parse('M49 33C47 22 44 14 36 9')), 4, { cap: 'round' }),
    );
    return [
      main(subtract(apart(both(upper), body), both(circle(22, 30, 7)))),
      accent(apart(both(lower), body, both(upper))),
      main(body),
    ];
  },
  { line: false },
);

const swallow = mark('swallow', ['nature', 'transportation', 'desing'], () => {
  const bird = parse(
    'M100 27L87 21C78 14 65 17 57 27C44 16 22 9 0 14C18 22 30 33 37 48C29 62 16 80 2 98C18 90 30 82 41 74C42 84 39 92 34 103C52 92 63 77 67 61C78 55 87 45 88 32Z',
  );
  const throat = parse('M88 34C84 45 76 54 66 60C66 48 70 36 80 28Z');
  return [main(subtract(apart(bird, throat), circle(75, 25, 2.6))), accent(throat)];
});

const rooster = mark('rooster', ['livestock', 'food', 'gastronomy'], () => {
  const body = parse(
    'M36 52C48 56 57 48 58 34C58 20 64 12 74 12C84 12 89 19 88 29L88 48C88 72 74 86 54 86C36 86 26 70 36 52Z',
  );
  const tail = union(
    parse('M40 84C14 84 -2 62 4 38C8 24 20 16 34 18C22 24 18 36 22 48C26 62 32 72 42 80Z'),
    parse('M42 76C30 66 26 52 30 40C32 34 38 28 46 28C40 34 40 42 42 50Z'),
  );
  const comb = union(circle(64, 9, 6), circle(73, 5, 6.5), circle(82, 9, 6));
  const wattle = ellipse(89, 42, 5, 8);
  const beak = corners('91,22 102,28 91,33', 1.5);
  const legs = stroke(parse('M48 84L48 98L57 98M62 84L62 98L71 98'), 5);
  return [
    main(union(subtract(apart(body, wattle), circle(75, 27, 3.2)), legs)),
    accent(apart(union(comb), body)),
    accent(apart(tail, body)),
    accent(union(wattle, beak)),
  ];
});

const penguin = mark('penguin', ['entertainment', 'food', 'nature'], () => {
  const body = parse('M50 2C70 2 78 18 79 38C81 62 80 92 50 96C20 92 19 62 21 38C22 18 30 2 50 2Z');
  const flipper = parse('M19 42C10 52 2 66 6 78C14 74 18 68 20 62Z');
  const front = parse(
    'M50 30C55 20 69 22 68 36C67 44 71 52 71 64C71 80 62 88 50 88C38 88 29 80 29 64C29 52 33 44 32 36C31 22 45 20 50 30Z',
  );
  const beak = corners('42,40 58,40 50,51', 2);
  const eyes = both(circle(40, 32, 3.2));
  const feet = both(ellipse(37, 97, 11, 4.5));
  return [
    main(union(subtract(body, front), eyes)),
    main(apart(both(flipper), body)),
    accent(beak),
    accent(apart(feet, body)),
  ];
});

const toucan = mark('toucan', ['nature', 'food', 'entertainment'], () => {
  const head = parse('M50 8C30 4 14 18 14 42C14 66 8 82 0 99C28 98 56 86 58 58C58 50 57 44 56 38Z');
  const beak = parse('M50 8C82 4 102 22 101 56C96 44 82 39 56 38C60 28 58 16 50 8Z');
  const tip = intersect(beak, circle(108, 46, 24));
  const ring = circle(36, 27, 8.5);
  return [
    main(union(subtract(apart(head, beak), ring), circle(36, 27, 4))),
    accent(apart(beak, tip)),
    main(tip),
  ];
});

const parrot = mark('parrot', ['nature', 'livestock', 'entertainment'], () => {
  const body = parse(
    'M44 4C64 0 82 12 84 32C86 52 78 66 66 74C58 80 46 88 38 103C30 88 20 70 22 44C23 24 30 8 44 4Z',
  );
  const beak = parse('M78 16C92 14 101 26 97 42C94 50 88 52 84 50C86 42 84 36 76 34C72 28 72 20 78 16Z');
  const wing = parse('M26 42C40 40 58 46 62 60C56 72 44 80 36 92C28 80 24 62 26 42Z');
  return [main(subtract(apart(body, beak, wing), circle(60, 24, 4))), accent(wing), accent(beak)];
});

const heron = mark('heron', ['nature', 'fishing', 'gastronomy'], () => {
  const neck = parse('M60 14C44 6 34 20 46 34C58 46 62 52 54 62');
  const body = parse('M60 50C66 62 60 78 44 80C30 82 14 76 0 82C10 62 34 62 46 54C52 50 56 46 60 50Z');
  const head = union(circle(58, 14, 7.5), corners('60,7 98,15 61,20', 1));
  const legs = stroke(parse('M44 76L44 101M34 76L34 101'), 4.4);
  return [
    main(subtract(union(stroke(neck, 8.4, { cap: 'round' }), body, head), circle(59, 13, 2))),
    accent(apart(legs, body)),
  ];
});

const dragonfly = mark('dragonfly', ['nature', 'desing', 'fishing'], () => {
  const body = union(circle(50, 14, 9), ellipse(50, 34, 7, 13), rect(46.6, 40, 6.8, 60, 3.4));
  const wings = both(union(leaf(44, 32, -4, 16, 0.2, 0.6), leaf(44, 40, 2, 58, 0.2, 0.6)));
  return [main(body), accent(apart(wings, body))];
});

/** What flies. */
export const WINGS: readonly Mark[] = [
  owl,
  eagle,
  hummingbird,
  butterfly,
  swallow,
  rooster,
  penguin,
  toucan,
  parrot,
  heron,
  dragonfly,
];
