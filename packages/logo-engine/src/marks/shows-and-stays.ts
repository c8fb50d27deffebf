/** Shows, games, feasts and where guests stay: chess, magic, balloons, a goal, a hotel with a court. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { mirror, type Path, rotate } from '../geometry/path.js';
import { circle, ellipse, line, polar, rect, regular } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filled, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** A bishop of chess, its mitre slit. */
const chessBishop = mark('chess-bishop', ['entertainment'], () => {
  const mitre = parse('M50 7C69 18 84 31 82 47C81 55 74 61 65 63L35 63C26 61 19 55 18 47C16 31 31 18 50 7Z');
  const slit = inked(line(58, 44, 94, 8), 9.5);
  const stem = parse('M34 68L66 68C66 78 72 84 84 89L16 89C28 84 34 78 34 68Z');
  const collar = rect(17, 59, 66, 12, 6);
  const bishop = union(filleted(union(circle(50, 3, 10), mitre), 2), stem, collar);
  const base = parse('M12 93L88 93C95 93 99 99 99 108L1 108C1 99 5 93 12 93Z');
  return filled([main(subtract(bishop, slit)), accent(base)]);
});

/** A rabbit that looks out of a magician's hat. */
const rabbitInHat = mark('rabbit-in-hat', ['entertainment', 'art'], () => {
  const straight = rotate(ellipse(36, 12, 12.5, 33), -8, 36, 40);
  const bent = limb('63,48,11 67,28,12 74,8,12.5 88,-2,12 99,8,10 104,21,4');
  const face = ellipse(50, 54, 30, 27);
  const rabbit = softened(intersect(filleted(union(straight, bent, face), 3), rect(-10, -40, 130, 95)), 1.5);
  const inner = rotate(ellipse(36, 13, 5, 18), -8, 36, 40);
  const eyes = both(circle(39, 45, 5));
  const brim = rect(-8, 59, 116, 15, 7.5);
  const crown = softened(parse('M9 66L91 66C88 82 86 96 86 108C62 114 38 114 14 108C14 96 12 82 9 66Z'), 2);
  const band = parse('M0 80C30 85 70 85 100 80L100 88C70 93 30 93 0 88Z');
  return filled([accent(subtract(rabbit, inner, eyes)), main(subtract(union(brim, crown), band))]);
});

/** Balloons of many sizes in an arch. */
const balloonArch = mark('balloon-arch', ['entertainment', 'art'], () => {
  const balloons = [
    [52, 8, 22],
    [22, 19, 18],
    [81, 21, 17],
    [3, 44, 20],
    [100, 46, 20],
    [8, 74, 17],
    [95, 76, 18],
    [1, 99, 18],
    [102, 100, 16],
  ].map(([x = 0, y = 0, r = 0]) => ({
    ball: circle(x, y, r),
    shine: inked(parse(`M${x - r * 0.5} ${y + 1}A${r * 0.5} ${r * 0.5} 0 0 1 ${x + 1} ${y - r * 0.5}`), 4.6),
  }));
  const parts = balloons.map(({ ball, shine }, i) =>
    subtract(softened(apart(ball, ...balloons.slice(0, i).map((one) => one.ball)), 1), shine),
  );
  const of = (...places: number[]): Path => union(...places.flatMap((i) => parts[i] ?? []));
  return filled([main(of(0, 3, 4, 7, 8)), accent(of(1, 2, 5, 6))]);
});

/** A football with its panels cut out. */
const football = (x: number, y: number, r: number, turn: number): Path => {
  const at = (i: number): number => -90 + turn + 72 * i;
  const five = [0, 1, 2, 3, 4];
  const patches = five.map((i) => rotate(regular(x, y - r * 0.98, r * 0.4, 5, 1, 180), at(i) + 90, x, y));
  const rim = intersect(union(...patches), circle(x, y, r - 5));
  const seams = five.map((i) =>
    stroke(line(...polar(x, y, r * 0.3, at(i)), ...polar(x, y, r * 0.8, at(i))), 4.4),
  );
  const panels = union(rotate(regular(x, y, r * 0.38, 5, 1), turn, x, y), rim, ...seams);
  return subtract(circle(x, y, r), panels);
};

/** A shot in the top corner: the net gives way. */
const topCorner = mark('top-corner', ['entertainment', 'healthcare'], () => {
  const ball = circle(77, 25, 33);
  const frame = inked(parse('M-4 104L-4 6L94 6L94 104'), 12);
  const threads = [-78, -52, -26, 0, 26, 52, 78].flatMap((n) => [
    stroke(line(n - 10, -4, n + 100, 106), 6),
    stroke(line(n - 10, 106, n + 100, -4), 6),
  ]);
  const net = intersect(union(...threads), rect(-4, 6, 98, 92));
  return filled([main(apart(union(frame, net), ball)), accent(football(77, 25, 33, 14))]);
});

/** A cup that is a football. */
const ballCup = mark('ball-cup', ['entertainment', 'healthcare', 'desing'], () => {
  const ball = circle(50, 30, 38);
  const bowl = intersect(subtract(circle(50, 30, 52), circle(50, 30, 42)), rect(-10, 42, 120, 60));
  const handle = inked(parse('M4 50C-16 40 -14 6 -2 5L4 5'), 10);
  const stem = parse('M37 74L63 74C62 84 65 90 74 94L26 94C35 90 38 84 37 74Z');
  const base = rect(15, 91, 70, 18, 6);
  const cup = filleted(union(bowl, stem, base, handle, mirror(handle)), 2);
  return filled([main(apart(cup, ball)), accent(football(50, 30, 38, 0))]);
});

/** A dog at home under a roof, its tail up. */
const dogUnderRoof = mark('dog-under-roof', ['livestock', 'entertainment', 'healthcare'], () => {
  const roof = inked(parse('M-8 32L50 -8L108 32'), 12);
  const body = parse('M50 50C34 62 18 76 18 108L84 108C90 108 91 98 83 97L80 97L80 58Z');
  const head = union(circle(65, 42, 19), rect(62, 38, 38, 21, 9));
  const tail = inked(parse('M26 102C8 100 -6 88 -2 66'), 12);
  const ear = inked(parse('M55 28C64 34 64 48 56 58C50 62 45 60 43 54'), 5.5);
  const leg = inked(parse('M60 112L60 96C58 84 48 80 38 84'), 5.5);
  const dog = filleted(softened(union(body, head, tail), 2), 3);
  return filled([accent(roof), main(subtract(apart(dog, roof), ear, leg, circle(75, 39, 4.4)))]);
});

/** A long table in its cloth, a cloche in the middle. */
const banquetTable = mark('banquet-table', ['gastronomy', 'entertainment'], () => {
  const dome = union(parse('M14 40C14 12 30 2 50 2C70 2 86 12 86 40Z'), circle(50, -4, 9));
  const shine = inked(parse('M29 28C31 20 36 16 43 14'), 6);
  const plate = rect(4, 45.5, 92, 10, 5);
  const cloth = union(
    rect(-27, 61, 154, 22, 5),
    ...[-8, 30.5, 69, 107.5].map((x) => ellipse(x, 80, 19.5, 14)),
  );
  const legs = [-16, 100].map((x) => rect(x, 70, 16, 52, 4));
  return filled([
    accent(subtract(dome, shine)),
    accent(plate),
    main(softened(cloth, 1)),
    main(apart(union(...legs), cloth)),
  ]);
});

export const SHOWS_AND_STAYS: readonly Mark[] = [
  chessBishop,
  rabbitInHat,
  balloonArch,
  topCorner,
  ballCup,
  dogUnderRoof,
  banquetTable,
];
