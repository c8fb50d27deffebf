import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, polyline, rect, sector } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const scales = mark('scales', ['marketing'], () => {
  const post = union(rect(46.5, 14, 7, 78, 1), rect(28, 90, 44, 8, 4), circle(50, 9, 7));
  const beam = parse('M16 26C30 26 38 22 50 22C62 22 70 26 84 26');
  const cords = both(
    polyline([
      [6, 58],
      [18, 28],
      [30, 58],
    ]),
  );
  const pans = both(parse('M1 60L35 60C34 72 27 78 18 78C9 78 2 72 1 60Z'));
  return [
    main(union(post, stroke(beam, 6)), concat(line(50, 12, 50, 92), line(32, 94, 68, 94), beam)),
    main(stroke(cords, 3.8), cords),
    accent(pans),
  ];
});

const bank = mark('bank', ['marketing', 'construction', 'art'], () => {
  const roof = corners('50,3 97,30 97,38 3,38 3,30', 2);
  const columns = [10, 33, 55, 78].map((x) => rect(x, 44, 12, 34, 1));
  return [
    main(subtract(roof, circle(50, 25, 5.5)), concat(roof)),
    accent(concat(...columns)),
    main(
      concat(rect(5, 83, 90, 6, 1), rect(0, 92, 100, 7, 1)),
      concat(line(7, 86, 93, 86), line(3, 96, 97, 96)),
    ),
  ];
});

const book = mark('book-open', ['art', 'marketing', 'entertainment'], () => {
  const left = parse('M47 24C38 14 22 11 3 13L3 80C22 78 38 81 47 91Z');
  const right = parse('M53 24C62 14 78 11 97 13L97 80C78 78 62 81 53 91Z');
  return [main(left), accent(right)];
});

const cap = mark('graduation-cap', ['art', 'marketing'], () => {
  const board = corners('50,10 99,36 50,62 1,36', 2);
  const base = parse('M22 53L50 68L78 53L78 74C70 84 60 88 50 88C40 88 30 84 22 74Z');
  const cord = line(92, 44, 92, 70);
  return [main(board), accent(apart(base, board)), main(concat(stroke(cord, 5), circle(92, 76, 6)), cord)];
});

const pencil = mark('pencil', ['art', 'desing', 'marketing'], () => {
  const shaft = rect(37, -9, 26, 14, 3);
  const body = rect(37, 9, 26, 62);
  const tip = corners('37,75 63,75 50,109', 1);
  const turn = (path: typeof tip) => rotate(path, 45);
  return [
    accent(turn(shaft)),
    main(turn(subtract(body, rect(48.2, 0, 3.6, 80))), turn(body)),
    accent(turn(tip)),
  ];
});

const shield = mark('shield-check', ['technology', 'construction', 'marketing', 'healthcare'], () => {
  const whole = parse(
    'M50 1C62 10 76 14 93 14L93 48C93 74 76 91 50 100C24 91 7 74 7 48L7 14C24 14 38 10 50 1Z',
  );
  const tick = polyline([
    [29, 49],
    [45, 65],
    [74, 34],
  ]);
  return [main(subtract(whole, stroke(tick, 9)), concat(whole, tick))];
});

const globe = mark('globe', ['technology', 'marketing', 'transportation'], () => {
  const disc = circle(50, 50, 49);
  const cuts = [ellipse(50, 50, 21, 47), line(50, -5, 50, 105), line(-5, 34, 105, 34), line(-5, 66, 105, 66)];
  return [
    main(
      subtract(disc, ...cuts.map((cut) => stroke(cut, 4.2))),
      concat(circle(50, 50, 47), ellipse(50, 50, 21, 47), line(7, 34, 93, 34), line(7, 66, 93, 66)),
    ),
  ];
});

const puzzle = mark('puzzle-piece', ['art', 'marketing', 'healthcare', 'entertainment'], () => {
  const piece = subtract(
    union(
      rect(4, 28, 68, 68, 5),
      circle(38, 20, 13),
      circle(80, 62, 13),
      rect(33, 24, 10, 10),
      rect(68, 57, 10, 10),
    ),
    circle(38, 90, 12.5),
    rect(32, 94, 12, 10),
    circle(10, 62, 12.5),
  );
  return [main(piece)];
});

const speech = mark('chats', ['marketing', 'technology'], () => {
  const front = parse(
    'M38 34L88 34C94 34 98 38 98 44L98 98L84 84L38 84C32 84 28 80 28 74L28 44C28 38 32 34 38 34Z',
  );
  const back = parse('M12 4L62 4C68 4 72 8 72 14L72 54C72 60 68 64 62 64L16 64L2 78L2 14C2 8 6 4 12 4Z');
  const dots = [44, 63, 82].map((x) => circle(x, 59, 5));
  return [accent(apart(back, front)), main(subtract(front, ...dots))];
});

const pie = mark('chart-pie', ['marketing', 'technology'], () => {
  const whole = sector(47, 53, 46, 0, 270);
  const slice = sector(54, 46, 45, 270, 360);
  const cut = stroke(line(47, 53, 10, 95), 4.4, { cap: 'butt' });
  return [main(subtract(whole, cut)), accent(slice)];
});

const coins = mark('coins', ['marketing'], () => {
  const coin = (x: number, y: number) => rect(x, y, 50, 13, 6.5);
  const left = [80, 63, 46].map((y) => coin(2, y));
  const right = [80, 63, 46, 29, 12].map((y) => coin(48, y));
  return [main(concat(...left.map((one) => intersect(one, rect(-5, 0, 49, 110))))), accent(concat(...right))];
});

const code = mark('code', ['technology'], () => {
  const left = polyline([
    [29, 22],
    [4, 50],
    [29, 78],
  ]);
  const right = polyline([
    [71, 22],
    [96, 50],
    [71, 78],
  ]);
  const slash = line(58, 12, 42, 88);
  return [
    main(stroke(concat(left, right), 11, { join: 'round' }), concat(left, right)),
    accent(stroke(slash, 11), slash),
  ];
});

const cpu = mark('cpu', ['technology', 'automotive'], () => {
  const chip = rect(17, 17, 66, 66, 9);
  const pins = [32, 50, 68].flatMap((at) => [
    line(at, 3, at, 10),
    line(at, 90, at, 97),
    line(3, at, 10, at),
    line(90, at, 97, at),
  ]);
  return [
    main(union(subtract(chip, rect(31, 31, 38, 38, 3)), stroke(concat(...pins), 7)), concat(chip, ...pins)),
    accent(rect(38, 38, 24, 24, 2)),
  ];
});

const cloud = mark('cloud', ['technology', 'nature'], () => {
  const whole = union(circle(28, 60, 26), circle(56, 42, 33), circle(78, 64, 22), rect(28, 54, 50, 32, 2));
  const lift = concat(
    line(50, 72, 50, 48),
    polyline([
      [39, 57],
      [50, 46],
      [61, 57],
    ]),
  );
  return [main(subtract(whole, stroke(lift, 6.4, { join: 'round' })), concat(whole, lift))];
});

/** One node that leads to three. */
const network = mark('network', ['technology', 'marketing'], () => {
  const root = circle(50, 17, 16);
  const ends = [circle(13, 85, 13), circle(50, 85, 13), circle(87, 85, 13)];
  const links = concat(
    line(50, 17, 50, 85),
    parse('M13 85L13 58C13 53 16 50 21 50L79 50C84 50 87 53 87 58L87 85'),
  );
  return [
    main(
      apart(stroke(links, 8, { join: 'round' }), root, ...ends),
      concat(line(50, 35, 50, 70), parse('M13 70L13 58C13 53 16 50 21 50L79 50C84 50 87 53 87 58L87 70')),
    ),
    main(root),
    accent(concat(...ends)),
  ];
});

const device = mark('device-mobile', ['technology'], () => {
  const body = rect(22, 1, 56, 98, 11);
  const screen = rect(30, 14, 40, 62, 2);
  const tick = polyline([
    [39, 45],
    [47, 53],
    [61, 37],
  ]);
  return [
    main(subtract(body, screen, circle(50, 88, 4.6)), concat(body, line(46, 88, 54, 88))),
    accent(stroke(tick, 7, { join: 'round' }), tick),
  ];
});

const clock = mark('clock', ['marketing', 'art'], () => {
  const face = circle(50, 50, 49);
  const rim = subtract(face, circle(50, 50, 41));
  const dial = circle(50, 50, 36);
  const time = polyline([
    [50, 30],
    [50, 50],
    [64, 60],
  ]);
  return [main(rim, circle(50, 50, 46)), accent(subtract(dial, stroke(time, 7, { join: 'round' })), time)];
});

const laptop = mark('laptop', ['technology', 'marketing'], () => {
  const lid = subtract(rect(12, 14, 76, 56, 6), rect(20, 22, 60, 41, 2));
  const base = parse('M1 76L99 76C99 84 95 87 89 87L11 87C5 87 1 84 1 76Z');
  const mark = polyline([
    [42, 34],
    [33, 42.5],
    [42, 51],
  ]);
  const signs = concat(mark, mirror(mark));
  return [
    main(lid, rect(12, 14, 76, 56, 6)),
    main(base),
    accent(stroke(signs, 5.5, { join: 'round' }), signs),
  ];
});

const calculator = mark('calculator', ['marketing'], () => {
  const body = rect(16, 2, 68, 96, 9);
  const screen = rect(27, 14, 46, 18, 2);
  const keys = [46, 63, 80].flatMap((y) => [34, 50, 66].map((x) => circle(x, y, 5.4)));
  const last = rect(60.6, 57.6, 10.8, 27.8, 5.4);
  const cut = [...keys.filter((_, i) => i !== 5 && i !== 8), last];
  return [main(subtract(body, screen, ...cut), concat(body, screen, ...cut))];
});

export const OFFICE: readonly Mark[] = [
  scales,
  bank,
  book,
  cap,
  pencil,
  shield,
  puzzle,
  speech,
  pie,
  coins,
  clock,
  calculator,
];
export const DIGITAL: readonly Mark[] = [globe, code, cpu, cloud, network, device, laptop];
