import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polyline, rect, sector } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** Two printed sheets, one over the other. */
const flyer = mark('flyer', ['marketing', 'desing', 'art'], () => {
  const sheet = rect(32, 14, 60, 84, 4);
  const picture = rect(42, 26, 40, 30, 2);
  const lines = [line(44, 68, 80, 68), line(44, 81, 66, 81)];
  const back = rotate(rect(14, 4, 60, 84, 4), -12, 44, 46);
  return [
    accent(apart(back, sheet)),
    main(subtract(sheet, picture, ...lines.map((l) => stroke(l, 6))), concat(sheet, picture, ...lines)),
  ];
});

const printer = mark('printer', ['marketing', 'technology', 'art'], () => {
  const body = rect(2, 33, 96, 44, 8);
  const feed = rect(22, 3, 56, 26, 3);
  const sheet = rect(24, 58, 52, 40, 3);
  const lines = [line(36, 72, 64, 72), line(36, 84, 54, 84)];
  return [
    accent(feed),
    main(subtract(apart(body, sheet), circle(82, 46, 4)), concat(apart(body, sheet))),
    accent(subtract(sheet, ...lines.map((l) => stroke(l, 5.4))), concat(sheet, ...lines)),
  ];
});

/** A rubber stamp. */
const stamp = mark('stamp', ['marketing', 'art', 'desing'], () => {
  const grip = parse(
    'M50 1C63 1 71 10 71 21C71 33 61 38 61 52L88 52C93 52 97 56 97 61L97 70L3 70L3 61C3 56 7 52 12 52L39 52C39 38 29 33 29 21C29 10 37 1 50 1Z',
  );
  const base = rect(3, 75, 94, 9, 2);
  const ink = rect(12, 90, 76, 8, 4);
  return [main(grip), main(base), accent(ink, line(14, 94, 86, 94))];
});

const envelope = mark('envelope', ['marketing', 'transportation', 'desing'], () => {
  const body = rect(2, 15, 96, 70, 7);
  const flap = polyline([
    [2, 20],
    [50, 56],
    [98, 20],
  ]);
  const above = corners('-10,6 -10,20 2,20 50,56 98,20 110,20 110,6');
  const cut = stroke(flap, 4.6, { join: 'round' });
  return [
    main(subtract(body, above, cut), concat(body, flap)),
    accent(subtract(intersect(body, above), cut), null),
  ];
});

const newspaper = mark('newspaper', ['marketing', 'art'], () => {
  const page = rect(2, 8, 76, 84, 5);
  const side = parse('M82 32L92 32C96 32 98 34 98 38L98 82C98 88 94 92 88 92L82 92Z');
  const photo = rect(13, 36, 24, 24, 2);
  const lines = [line(16, 24, 64, 24), line(47, 39, 64, 39), line(47, 56, 64, 56), line(16, 75, 64, 75)];
  return [
    main(subtract(page, photo, ...lines.map((l) => stroke(l, 6.4))), concat(page, photo, ...lines)),
    accent(side),
  ];
});

const record = mark('vinyl-record', ['entertainment', 'art'], () => {
  const disc = circle(50, 50, 49);
  const label = circle(50, 50, 17);
  const grooves = concat(
    arc(50, 50, 37, 195, 255),
    arc(50, 50, 28, 195, 255),
    arc(50, 50, 37, 15, 75),
    arc(50, 50, 28, 15, 75),
  );
  return [
    main(subtract(disc, circle(50, 50, 21), stroke(grooves, 4)), concat(disc, grooves)),
    accent(subtract(label, circle(50, 50, 5)), concat(circle(50, 50, 15), circle(50, 50, 2))),
  ];
});

const drum = mark('drum', ['entertainment'], () => {
  const body = parse('M8 46L92 46L92 80C92 91 73 98 50 98C27 98 8 91 8 80Z');
  const zigzag = polyline([
    [8, 84],
    [22, 56],
    [36, 86],
    [50, 56],
    [64, 86],
    [78, 56],
    [92, 84],
  ]);
  const head = ellipse(50, 43, 43, 13);
  const sticks = concat(line(8, 6, 46, 34), line(92, 6, 54, 34));
  const skin = apart(head, stroke(sticks, 6));
  return [
    main(subtract(apart(body, head), stroke(zigzag, 4, { join: 'round' })), concat(body, zigzag)),
    main(skin, head),
    accent(union(stroke(sticks, 6), circle(8, 6, 5.5), circle(92, 6, 5.5)), sticks),
  ];
});

const videoCamera = mark('video-camera', ['entertainment', 'art', 'marketing'], () => {
  const body = rect(1, 30, 66, 56, 8);
  const lens = corners('72,50 99,34 99,82 72,66', 3);
  const reels = [circle(20, 15, 13), circle(49, 15, 13)];
  return [
    main(body),
    accent(lens),
    main(
      concat(...reels.map((reel, i) => subtract(reel, circle(i === 0 ? 20 : 49, 15, 4.6)))),
      concat(...reels),
    ),
  ];
});

const controller = mark('game-controller', ['entertainment', 'technology'], () => {
  const body = parse(
    'M28 22L72 22C84 22 90 30 93 44L98 68C101 82 86 88 78 78L66 64L34 64L22 78C14 88 -1 82 2 68L7 44C10 30 16 22 28 22Z',
  );
  const pad = union(rect(20, 39, 22, 7, 1), rect(27.5, 31.5, 7, 22, 1));
  const buttons = concat(circle(63, 47, 4.8), circle(76, 38, 4.8));
  return [
    main(subtract(body, pad, buttons), concat(body, line(24, 42, 38, 42), line(31, 35, 31, 49), buttons)),
  ];
});

const robot = mark('robot', ['technology', 'entertainment'], () => {
  const head = rect(10, 28, 80, 62, 14);
  const eyes = both(circle(33, 52, 8));
  const mouth = rect(34, 70, 32, 7, 3.5);
  const ears = both(rect(-2, 48, 8, 24, 3));
  const aerial = union(rect(46.5, 12, 7, 16), circle(50, 8, 8));
  return [
    main(subtract(head, eyes, mouth), concat(head, eyes, line(38, 73, 62, 73))),
    accent(ears, both(line(2, 52, 2, 68))),
    accent(apart(aerial, head), concat(line(50, 14, 50, 26), circle(50, 8, 6))),
  ];
});

const flag = mark('flag', ['marketing', 'entertainment', 'transportation'], () => {
  const cloth = parse('M20 8C36 0 48 2 58 8C70 14 82 14 96 8L96 56C82 62 70 62 58 56C48 50 36 50 20 56Z');
  const pole = rect(4, 2, 11, 96, 5);
  return [main(cloth), accent(pole, line(9, 5, 9, 95))];
});

const creditCard = mark('credit-card', ['technology', 'marketing'], () => {
  const card = rect(1, 18, 98, 64, 8);
  const stripe = rect(-5, 32, 110, 12);
  const chip = rect(14, 58, 22, 12, 2);
  return [
    main(
      subtract(card, rect(-5, 30, 110, 16), chip),
      concat(card, line(1, 38, 99, 38), line(18, 64, 34, 64)),
    ),
    accent(intersect(card, subtract(stripe, rect(-5, 30, 110, 4), rect(-5, 42, 110, 4))), null),
  ];
});

const signpost = mark('signpost', ['marketing', 'transportation', 'construction'], () => {
  const post = rect(45, 0, 10, 99, 4);
  const first = corners('10,10 74,10 92,24 74,38 10,38', 3);
  const second = corners('90,46 26,46 8,60 26,74 90,74', 3);
  return [
    main(first),
    accent(second),
    main(apart(post, first, second), concat(line(50, 2, 50, 8), line(50, 40, 50, 44), line(50, 76, 50, 96))),
  ];
});

/** A poster on a wall of bricks, one corner of it come loose. */
const pastedPoster = mark('pasted-poster', ['marketing', 'art', 'desing', 'entertainment'], () => {
  const turn = (path: Path): Path => rotate(path, -6);
  const sheet = turn(corners('20,6 80,6 80,64 52,96 20,96', 2));
  const flap = turn(parse('M80 64C72 64 63 67 55 71C57 79 56 88 52 96Z'));
  const courses = [0, 1, 2, 3].map((row) => {
    const y = -5 + row * 28.8;
    const brick = (x: number, width: number): Path => rect(x, y, width, 23.8, 2);
    return row % 2 ? union(brick(-5, 30), brick(30, 75)) : union(brick(-5, 62), brick(62, 43));
  });
  const shapes = turn(union(circle(54, 34, 17), sector(27, 87, 25, -90, 0)));
  return [main(union(apart(union(...courses), sheet), flap)), accent(subtract(sheet, grow(flap, 4), shapes))];
});

export const PRINT: readonly Mark[] = [
  flyer,
  printer,
  stamp,
  envelope,
  newspaper,
  signpost,
  flag,
  pastedPoster,
];
export const SCREEN: readonly Mark[] = [record, drum, videoCamera, controller, robot, creditCard];
