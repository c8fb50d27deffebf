import { intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A knife held to a grindstone: sparks fly. */
const grindstone = mark('grindstone', ['gastronomy', 'food', 'construction'], () => {
  const stone = circle(40, 58, 31);
  const stand = parse(
    'M29 58C29 51 34 47 40 47C46 47 51 51 51 58L66 98L76 98L76 105.500L4 105.500L4 98L14 98Z',
  );
  const blade = parse('M66 1L66 22C52 23 30 22 14 17C6 14.500 -1 10 -5 4C-6 2 -5 1 -3 1Z');
  const handle = parse('M70.500 -2L98 -5C102 -5.500 105 -3 105 1L105 16C105 20 102 22 98 21L70.500 19Z');
  const sparks = concat(line(70, 33, 84, 28), line(78, 46, 100, 38), line(80, 60, 96, 58));
  const hub = circle(40, 58, 5);
  return [
    main(apart(stone, blade, stand)),
    main(subtract(stand, hub, corners('40,74 52,97 28,97', 2))),
    main(concat(blade, subtract(handle, circle(94, 8, 4)))),
    accent(stroke(sparks, 7), sparks),
  ];
});

/** A cot with bars, and the moon over it. */
const crib = mark('crib', ['marketing', 'desing', 'healthcare'], () => {
  const posts = both(union(rect(-4, 36, 12, 69, 3), circle(2, 33, 7.8)));
  const rails = concat(rect(4, 45, 92, 9), rect(4, 87, 92, 10));
  const bars = concat(...[23, 36.5, 50, 63.5, 77].map((x) => rect(x - 3.5, 50, 7, 42)));
  const moon = subtract(circle(42, 12, 17), circle(51, 6, 15));
  const twinkle = star(68, 10, 9.5, 4, 4, 1);
  return [
    main(union(posts, rails, bars), concat(posts, rails, ...[27, 50, 73].map((x) => line(x, 54, x, 87)))),
    accent(concat(moon, twinkle)),
  ];
});

/** A slide of a playground. */
const slide = mark('slide', ['entertainment', 'construction', 'marketing'], () => {
  const posts = concat(rect(-3, 22, 9, 83, 2), rect(34, 22, 9, 83, 2));
  const rungs = concat(...[64, 78, 92].map((y) => rect(2, y - 3.5, 36, 7)));
  const floor = rect(-3, 44, 46, 9);
  const roof = parse(
    'M22 -4.500L44 15C46 17 45 20 42 20L-2 20C-5 20 -6 17 -4 15L18 -4.500C19 -5.500 21 -5.500 22 -4.500Z',
  );
  const chute = parse('M47.500 47C72 44 66 97 89 97L103 97');
  return [main(union(posts, rungs, floor, roof)), accent(stroke(chute, 14, { cap: 'butt' }), chute)];
});

/** A machine that sells drinks and snacks. */
const vendingMachine = mark('vending-machine', ['food', 'technology', 'marketing'], () => {
  const cabinet = union(rect(8, -5, 84, 104, 7), rect(15, 90, 14, 15, 2), rect(71, 90, 14, 15, 2));
  const pane = rect(17, 4, 46, 64, 3);
  const flap = rect(17, 76, 46, 13, 3);
  const panel = concat(rect(71, 14, 13, 16, 2), rect(74.5, 38, 6, 14, 3));
  const boards = concat(rect(17, 32, 46, 5));
  const bottle = (x: number, y: number) =>
    parse(
      `M${x + 2.5} ${y}L${x + 6.5} ${y}L${x + 6.5} ${y + 4}C${x + 6.5} ${y + 7} ${x + 9} ${y + 7} ${x + 9} ${y + 10}L${x + 9} ${y + 18}L${x} ${y + 18}L${x} ${y + 10}C${x} ${y + 7} ${x + 2.5} ${y + 7} ${x + 2.5} ${y + 4}Z`,
    );
  const goods = concat(
    bottle(21.5, 9),
    bottle(35.5, 9),
    bottle(49.5, 9),
    rect(22, 43, 15, 20, 2),
    rect(43, 43, 15, 20, 2),
  );
  return [
    main(subtract(cabinet, subtract(pane, boards), flap, panel), concat(cabinet, pane, flap)),
    accent(goods),
  ];
});

/** A blender full of fruit. */
const blender = mark('blender', ['food', 'gastronomy'], () => {
  const lid = union(rect(20, 4, 60, 9, 3), rect(38, -5, 24, 12, 3));
  const jar = corners('21,17 81,17 75,70 27,70', 4);
  const inside = corners('27.500,10 74.500,10 69.500,64 32.500,64', 2);
  const shake = parse('M30 34C37 29 44 29 51 34C58 39 65 39 74 34L80 80L20 80Z');
  const handle = parse('M24 24L8 24C4 24 2 27 3 31L6 50C7 54 9 56 13 56L26 56');
  const base = parse(
    'M28 74.500L74 74.500C82 82 86 92 86 102C86 104 85 105.500 83 105.500L19 105.500C17 105.500 16 104 16 102C16 92 20 82 28 74.500Z',
  );
  return [
    main(lid),
    main(union(subtract(jar, inside), subtract(stroke(handle, 8), inside)), concat(jar, handle)),
    accent(intersect(shake, shrink(inside, 4.2))),
    main(subtract(base, circle(51, 91, 7))),
  ];
});

/** A meter on its pipe: it counts, and a hand turns. */
const meter = mark('meter', ['construction', 'technology'], () => {
  const pipe = union(rect(-2, 55, 104, 22), both(rect(-5, 49, 11, 34, 3)));
  const body = rect(14, -4, 72, 109, 16);
  const counter = rect(23, 10, 54, 27, 4);
  const digits = concat(rect(27.5, 15, 12.5, 17, 2), rect(44, 15, 12.5, 17, 2));
  const last = rect(60.5, 15, 12.5, 17, 2);
  const dial = circle(50, 69, 24);
  const hand = union(corners('46,72 66,52 54,76', 1.5), circle(50, 70, 7));
  return [
    main(union(subtract(union(pipe, body), counter, dial), digits), concat(union(pipe, body), counter, dial)),
    accent(concat(last, hand)),
  ];
});

/** A show-case of glass, with what is for sale. */
const showcase = mark('showcase', ['marketing', 'gastronomy', 'desing'], () => {
  const glass = parse('M34 -4L98 -4C102 -4 105 -1 105 3L105 62L-5 62L-5 46C-5 18 8 -4 34 -4Z');
  const inside = parse('M36 4L97 4L97 54L3 54L3 46C3 24 14 4 36 4Z');
  const board = rect(20, 29, 80, 6);
  const base = union(rect(-5, 66, 110, 10, 3), rect(-1, 70, 102, 29, 3), both(rect(8, 90, 14, 15, 3)));
  const goods = concat(
    circle(48, 18, 7),
    rect(63, 11, 24, 13.5, 4),
    rect(16, 39.5, 26, 10.5, 4),
    ellipse(60, 45, 9, 5.5),
    ellipse(83, 45, 9, 5.5),
  );
  return [
    main(union(subtract(glass, inside), intersect(board, glass)), concat(glass, board)),
    accent(goods),
    main(base),
  ];
});

/** A car's window that film is laid on. */
const tintedWindow = mark('tinted-window', ['automotive'], () => {
  const door = parse(
    'M44 -5L96 -5C102 -5 105 -2 105 4L105 97C105 102 102 105 97 105L8 105C0 105 -5 100 -5 92L-5 64C-5 58 -4 54 0 49L30 4C33 -2 38 -5 44 -5Z',
  );
  const pane = parse('M46 5L92 5C94 5 95 6 95 8L95 52L10 52L38 9C40 6 42 5 46 5Z');
  const film = parse(
    'M48 9.500L90.500 9.500L90.500 24C76 24 66 34 66 47.500L18.500 47.500L42 12C43.500 10 45 9.500 48 9.500Z',
  );
  const curl = parse(
    'M90.500 28.500L90.500 47.500L70.500 47.500C76 44 80 40 80 36C84 35 88 32 90.500 28.500Z',
  );
  const handle = rect(66, 64, 26, 8, 4);
  return [main(subtract(door, pane, handle), concat(door, pane, handle)), accent(concat(film)), main(curl)];
});

export const FIXTURES: readonly Mark[] = [
  grindstone,
  crib,
  slide,
  vendingMachine,
  blender,
  meter,
  showcase,
  tintedWindow,
];
