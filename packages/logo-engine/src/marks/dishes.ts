import { grow, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** Two ridged sticks in a cup of chocolate. */
const churro = mark('churro', ['food', 'gastronomy'], () => {
  const cup = parse('M8 50L74 50L74 76C74 89 65 98 52 98L30 98C17 98 8 89 8 76Z');
  const handle = parse('M74 58L80 58C88 58 93 63 93 70C93 77 88 82 80 82L72 82');
  const round = { cap: 'round' } as const;
  const front = line(38, 60, 24, 13);
  const back = line(50, 60, 80, 13);
  const stick = (path: Path): Path => stroke(path, 21, round);
  const ridged = (path: Path): Path =>
    subtract(stick(path), subtract(stroke(path, 11.6, round), stroke(path, 3.6, round)));
  const clear = union(grow(cup, 4), rect(-10, 46, 120, 60));
  const sticks = concat(subtract(ridged(front), clear), subtract(ridged(back), clear, grow(stick(front), 4)));
  const plain = concat(subtract(stick(front), clear), subtract(stick(back), clear, grow(stick(front), 4)));
  return [
    main(union(cup, stroke(handle, 8)), concat(cup, handle)),
    accent(sticks, concat(plain, line(32, 40, 24, 13), line(62, 40, 80, 13))),
  ];
});

/** A tumbler with a block of ice and an olive on its stick. */
const vermouth = mark('vermouth', ['gastronomy', 'food'], () => {
  const glass = corners('10,36 90,36 81,98 19,98', 6);
  const ice = rotate(rect(34, 56, 27, 27, 4), 16, 47, 69);
  const stick = line(34, 30, 78, 2);
  const fruit = rotate(ellipse(54, 17, 14, 10.5), -32, 54, 17);
  return [
    main(subtract(glass, stroke(ice, 4.6)), concat(glass, ice)),
    accent(subtract(union(stroke(stick, 5.4), fruit), circle(54, 17, 3.6)), concat(stick, fruit)),
  ];
});

/** A gourd with its silver rim and its straw, a leaf cut out of it. */
const mate = mark('mate', ['gastronomy', 'food', 'agriculture'], () => {
  const gourd = parse('M20 42L80 42C90 50 95 58 95 67C95 86 75 99 50 99C25 99 5 86 5 67C5 58 10 50 20 42Z');
  const blade = leaf(30, 86, 70, 56, 0.3, 0.5);
  const vein = stroke(line(22, 92, 60, 63.5), 4.2);
  const straw = parse('M52 27L66 6L86 6');
  return [
    main(subtract(gourd, subtract(blade, vein)), concat(gourd, blade)),
    accent(rect(14, 26, 72, 12, 4)),
    main(apart(stroke(straw, 7, { join: 'round', cap: 'round' }), rect(14, 26, 72, 12, 4)), straw),
  ];
});

/** Opened and filled, with the marks of the griddle. */
const arepa = mark('arepa', ['gastronomy', 'food'], () => {
  const front = ellipse(50, 64, 46, 34);
  const filling = union(
    ...Array.from({ length: 8 }, (_, i) => {
      const [x, y] = polar(0, 0, 1, 196 + i * 21.1);
      return circle(50 + x * 45, 62 + y * 36, 8.4);
    }),
  );
  const back = ellipse(50, 40, 40, 38);
  const grill = [-17, 0, 17].map((d) => stroke(line(54 + d, 52, 45 + d, 78), 5.4, { cap: 'round' }));
  const above = apart(filling, front);
  return [
    main(subtract(front, ...grill), front),
    accent(above),
    main(subtract(back, grow(above, 4), grow(front, 4), rect(-10, 40, 120, 70))),
  ];
});

const milk = mark('milk-bottle', ['livestock', 'food', 'gastronomy'], () => {
  const bottle = parse(
    'M38 17L62 17L62 36C62 44 80 50 80 64L80 90C80 95 77 99 72 99L28 99C23 99 20 95 20 90L20 64C20 50 38 44 38 36Z',
  );
  const drop = parse('M50 56C57 66 62 71 62 77C62 84 57 89 50 89C43 89 38 84 38 77C38 71 43 66 50 56Z');
  return [main(subtract(bottle, drop), concat(bottle, drop)), accent(rect(33, 2, 34, 11, 4))];
});

/** A leg of cured ham, cut open. */
const ham = mark('ham', ['food', 'livestock', 'gastronomy'], () => {
  const leg = parse(
    'M78 14C72 24 66 27 56 29C28 33 3 46 3 70C3 87 17 98 36 98C62 98 72 76 75 54C76 43 80 35 89 26Z',
  );
  const hoof = parse('M82 10L90 2C93 0 96 2 98 5C101 9 101 12 98 15L92 21Z');
  const cut = rotate(ellipse(35, 70, 21, 16), -32, 35, 70);
  const bone = circle(35, 70, 6);
  return [main(subtract(leg, stroke(cut, 4.6), bone), concat(leg, cut)), accent(apart(hoof, leg))];
});

/** A cut with its rim of fat and its bone. */
const steak = mark('steak', ['gastronomy', 'food', 'livestock'], () => {
  const slab = parse(
    'M34 6C62 -2 98 16 98 46C98 64 86 70 72 76C58 82 52 97 32 96C12 95 2 76 3 52C4 30 14 12 34 6Z',
  );
  const flesh = shrink(slab, 11);
  const bone = union(
    stroke(parse('M38 30C44 42 54 48 72 48'), 9, { cap: 'round' }),
    stroke(parse('M51 45C46 56 42 62 34 68'), 9, { cap: 'round' }),
  );
  return [main(subtract(slab, shrink(slab, 6.6)), slab), accent(subtract(flesh, bone), concat(flesh, bone))];
});

/** A roll of rice in its sheet of seaweed. */
const sushi = mark('sushi', ['gastronomy', 'food'], () => {
  const side = parse('M3 40C8 58 28 66 50 66C72 66 92 58 97 40L97 68C97 85 76 97 50 97C24 97 3 85 3 68Z');
  const top = ellipse(50, 31, 47, 27);
  const core = ellipse(50, 31, 22, 11);
  return [
    main(apart(side, top)),
    accent(subtract(top, ellipse(50, 31, 27, 15.4)), concat(top, core)),
    main(core, null),
  ];
});

/** Three pieces on a stick. */
const skewer = mark('skewer', ['gastronomy', 'food'], () => {
  const turn = (path: Path): Path => rotate(path, 45);
  const stick = line(50, -16, 50, 116);
  const pieces = [rect(34, 0, 32, 26, 8), rect(34, 60, 32, 26, 8)];
  const middle = rect(32, 31, 36, 24, 12);
  const meat = concat(...pieces);
  return [
    main(turn(meat)),
    accent(turn(middle)),
    main(
      turn(apart(stroke(stick, 6, { cap: 'round' }), meat, middle)),
      turn(concat(line(50, -16, 50, -4), line(50, 90, 50, 116))),
    ),
  ];
});

export const DISHES: readonly Mark[] = [churro, vermouth, mate, arepa, milk, ham, steak, sushi, skewer];
