import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A saddle with its horn and a stirrup. */
const saddle = mark('saddle', ['livestock', 'art', 'marketing'], () => {
  const seat = parse(
    'M14 3C14 -2 18 -5 24 -5L31 -5C37 -5 39 3 34 6C33 20 42 29 55 29C70 29 77 17 83 7C87 1 97 3 98 12C99 24 94 32 97 42C100 50 105 56 105 64C105 73 99 78 91 78L76 78C68 78 64 74 62 69L42 69C40 74 35 76 29 76L7 76C-1 76 -5 71 -4 64C-3 52 9 44 14 34C18 25 20 18 20 11C16 10 14 7 14 3Z',
  );
  const leather = union(corners('42,46 62,46 67,73 37,73', 4), rect(45, 66, 14, 18));
  const iron = subtract(
    parse(
      'M46 77L58 77C69 80 75 90 76 101C76 104 75 105.500 73 105.500L31 105.500C29 105.500 28 104 28 101C29 90 35 80 46 77Z',
    ),
    parse('M52 85.500C59 86 64 90 65.500 96.500L38.500 96.500C40 90 45 86 52 85.500Z'),
  );
  const fender = union(leather, iron);
  const swell = parse('M27 22C31 36 42 42 55 42C72 42 82 34 88 20');
  return [
    main(subtract(apart(seat, fender), stroke(swell, 5, { cap: 'round' })), concat(seat, swell)),
    accent(apart(fender, stroke(swell, 5)), fender),
  ];
});

/** A tufted mattress with its pillow. */
const mattress = mark('mattress', ['desing', 'marketing', 'construction'], () => {
  const top = corners('28,20 106,20 77,60 -5,60', 9);
  const side = union(
    corners('-5,64 77,64 77,91 -5,91', 9),
    corners('60,64 79,64 105,27 105,54 79,91 60,91', 6),
  );
  const piping = parse('M-10 77.500L78 77.500L110 32');
  const pillow = parse(
    'M29 12C36 10 43 10 49 11C53 12 54 16 52 19C46 28 39 37 33 46C31 50 28 51 24 50C19 49 13 49 8 49C4 49 2 45 5 41C11 32 17 24 23 16C25 13 26 12 29 12Z',
  );
  const tufts = [
    [67, 31],
    [89, 31],
    [49, 48],
    [72, 48],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 5.2, 3.4));
  return [
    accent(pillow),
    main(subtract(apart(top, pillow), ...tufts)),
    main(apart(subtract(side, stroke(piping, 4.5)), top)),
  ];
});

/** A teddy bear that sits, with a bow. */
const teddyBear = mark('teddy-bear', ['entertainment', 'marketing', 'art'], () => {
  const head = union(ellipse(50, 24, 30, 26), both(circle(27, 8, 12)));
  const muzzle = ellipse(50, 32, 13, 10);
  const nose = ellipse(50, 28.5, 6, 4.5);
  const eyes = both(circle(36, 20, 3.8));
  const bow = union(both(corners('50,58 28,46 28,70', 4)), circle(50, 58, 6.5));
  const feet = both(circle(22, 90, 15));
  const trunk = union(ellipse(50, 78, 28, 26), both(rotate(ellipse(16, 66, 11, 20), 28, 16, 66)));
  const body = apart(trunk, feet, head, bow);
  const soles = both(circle(22, 90, 6.5));
  return [
    main(subtract(head, subtract(muzzle, nose), eyes), concat(head, eyes, nose)),
    main(union(body, subtract(feet, soles)), concat(body, feet)),
    accent(apart(bow, head)),
  ];
});

/** A shoe with laces, for a man's suit. */
const laceUpShoe = mark('lace-up-shoe', ['marketing', 'desing', 'art'], () => {
  const upper = parse(
    'M0 34C-2 30 2 26 6 28C14 33 24 37 33 29L39 24C42 21 45 22 47 25C55 38 64 46 79 51C95 56 105 59 105 70L105 73L-1 73C-3 73 -4 72 -4 70C-4 56 5 48 0 34Z',
  );
  const sole = parse(
    'M-4 77L105 77C105 82 101 85 94 85L52 85C45 85 41 83 36 83L36 95L1 95C-2 95 -4 93 -4 90Z',
  );
  const cap = parse('M86 46C77 54 75 64 78 78');
  const heel = parse('M20 26C23 42 23 56 17 78');
  const laces = concat(line(41, 40, 51, 29), line(47, 49, 58, 38), line(55, 57, 66, 46));
  return [
    main(
      subtract(upper, stroke(concat(cap, heel), 4.5), stroke(laces, 5, { cap: 'round' })),
      concat(upper, laces),
    ),
    accent(sole),
  ];
});

/** A tamal in its husk, bitten into. */
const tamale = mark(
  'tamale',
  ['food', 'gastronomy'],
  () => {
    const tilt = (path: Path) => translate(scale(rotate(path, 42, 50, 50), 0.92), 6.5, 2);
    const loaf = rect(27, -14, 46, 80, 15);
    const bite = concat(circle(70, -10, 10), circle(73, 6, 9), circle(56, -16, 9));
    const dough = subtract(loaf, bite);
    const husk = parse(
      'M9 22C19 27 28 36 33 50C40 47 46 42 50 34C54 42 60 47 67 50C72 36 81 27 91 22C86 34 83 44 81 54C79 66 73 73 62 79L38 79C27 73 21 66 19 54C17 44 14 34 9 22Z',
    );
    const tie = rect(33, 83, 34, 9, 3);
    const tail = parse('M38 96L62 96C64 101 69 106 75 109L63 114L50 109L37 114L25 109C31 106 36 101 38 96Z');
    const pleats = concat(line(50, 56, 50, 84), line(36, 60, 40, 72), line(64, 60, 60, 72));
    return [
      accent(tilt(apart(dough, husk))),
      main(tilt(subtract(husk, stroke(pleats, 5, { cap: 'round' })))),
      accent(tilt(tie)),
      main(tilt(subtract(tail, stroke(line(50, 100, 50, 120), 5)))),
    ];
  },
  { line: false },
);

/** An oyster, open on its pearl. */
const oyster = mark('oyster', ['fishing', 'food', 'gastronomy'], () => {
  const round = (turn: number, path: Path) => rotate(path, turn, 50, 58);
  const fan = union(
    ...[-66, -33, 0, 33, 66].map((turn) => round(turn, circle(50, 15, 16.5))),
    circle(50, 58, 44),
    parse('M-5.800 40.500C-5.800 58 -1 66 8 80L92 80C101 66 105.800 58 105.800 40.500Z'),
  );
  const ribs = concat(...[-49.5, -16.5, 16.5, 49.5].map((turn) => round(turn, line(50, 30, 50, 4))));
  const pearl = circle(50, 60, 16);
  const bowl = parse(
    'M0 68C14 78 30 81 50 81C70 81 86 78 100 68C102 67 104 69 104 71C102 92 78 105 50 105C22 105 -2 92 -4 71C-4 69 -2 67 0 68Z',
  );
  const upper = subtract(fan, bowl, rect(-20, 78, 140, 40));
  return [
    main(subtract(apart(upper, pearl, bowl), stroke(ribs, 4.5)), concat(upper, ribs)),
    accent(pearl),
    main(apart(bowl, pearl)),
  ];
});

export const WARES: readonly Mark[] = [saddle, mattress, teddyBear, laceUpShoe, tamale, oyster];
