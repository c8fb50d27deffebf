import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A stock saddle with its horn and a stirrup. */
const saddle = mark('saddle', ['livestock', 'art', 'marketing'], () => {
  const seat = parse(
    'M14 3C14 -2 18 -5 24 -5L31 -5C37 -5 39 3 34 6C33 20 42 29 55 29C70 29 77 17 83 7C87 1 97 3 98 12C99 24 94 32 97 42C100 50 105 56 105 64C105 73 99 78 91 78L76 78C68 78 64 74 62 69L42 69C40 74 35 76 29 76L7 76C-1 76 -5 71 -4 64C-3 52 9 44 14 34C18 25 20 18 20 11C16 10 14 7 14 3Z',
  );
  const leather = parse(
    'M41 46L63 46C63 56 66 63 65 72C64 76 60 79 58 82L46 82C44 79 40 76 39 72C38 63 41 56 41 46Z',
  );
  const iron = subtract(
    parse(
      'M43 76L61 76C69 82 74 91 75 101C75 104 74 105.500 72 105.500L32 105.500C30 105.500 29 104 29 101C30 91 35 82 43 76Z',
    ),
    parse('M47 84L57 84C61 87 63 91 64 95.500L40 95.500C41 91 43 87 47 84Z'),
  );
  const fender = union(leather, iron);
  const swell = parse('M27 22C31 36 42 42 55 42C72 42 82 34 88 20');
  return [
    main(subtract(apart(seat, fender), stroke(swell, 5, { cap: 'round' })), concat(seat, swell)),
    accent(apart(fender, stroke(swell, 5)), fender),
  ];
});

/** A quilted mattress. */
const mattress = mark('mattress', ['desing', 'marketing', 'construction'], () => {
  const top = corners('28,12 106,12 77,56 -5,56', 9);
  const at = (u: number, v: number) => [-5 + u * 80 + v * 31, 56 - v * 44] as const;
  const seam = (from: number, to: number) => line(...at(from, 0), ...at(to, 1));
  const quilting = concat(...[0.08, 0.5].flatMap((u) => [seam(u, u + 0.42), seam(u + 0.42, u)]));
  const side = union(
    corners('-5,60 77,60 77,88 -5,88', 9),
    corners('60,60 79,60 105,20 105,49 79,88 60,88', 6),
  );
  const piping = parse('M-10 74L78 74L110 26');
  return [
    main(subtract(top, stroke(quilting, 4.4, { cap: 'square' }))),
    accent(apart(subtract(side, stroke(piping, 4.5)), top)),
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
    'M1 26C-1 22 3 18 7 20C15 25 24 30 34 21L40 16C43 13 46 14 48 17C56 32 64 43 78 48C94 53 105 56 105 68L105 71L-1 71C-3 71 -4 70 -4 68C-4 52 6 43 1 26Z',
  );
  const sole = parse(
    'M-4 75L105 75C105 81 101 84 94 84L52 84C45 84 41 82 36 82L36 95L1 95C-2 95 -4 93 -4 90Z',
  );
  const cap = parse('M84 44C76 52 74 62 77 76');
  const heel = parse('M22 20C24 36 24 52 18 76');
  const laces = concat(line(42, 35, 53, 23), line(48, 45, 60, 33), line(56, 53, 68, 41));
  return [
    main(
      subtract(upper, stroke(concat(cap, heel), 4.5), stroke(laces, 5, { cap: 'round' })),
      concat(upper, laces),
    ),
    accent(sole),
  ];
});

/** A tamal in the husk that opens around it. */
const tamale = mark(
  'tamale',
  ['food', 'gastronomy'],
  () => {
    const tilt = (path: Path) => translate(scale(rotate(path, 42, 50, 50), 0.92), 6.5, 2);
    const dough = rect(29, -13, 42, 62, 11);
    const husk = parse(
      'M14 17C24 21 32 26 37 35C42 33 46 29 50 23C54 29 58 33 63 35C68 26 76 21 86 17C81 29 79 40 78 50C77 62 72 70 62 76L38 76C28 70 23 62 22 50C21 40 19 29 14 17Z',
    );
    const tie = rect(34, 80, 32, 9, 3);
    const tail = parse('M38 93L62 93C64 100 69 106 75 110L63 114L50 109L37 114L25 110C31 106 36 100 38 93Z');
    const pleats = concat(line(50, 45, 50, 82), line(35, 50, 38, 66), line(65, 50, 62, 66));
    return [
      accent(tilt(apart(dough, husk))),
      main(tilt(subtract(husk, stroke(pleats, 5, { cap: 'round' })))),
      accent(tilt(tie)),
      main(tilt(subtract(tail, stroke(line(50, 97, 50, 120), 5)))),
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
    corners('-2,52 102,52 92,80 8,80'),
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
