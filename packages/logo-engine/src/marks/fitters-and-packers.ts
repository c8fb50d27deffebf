/** What is fitted in buildings and kitchens, and what goods are packed in. */
import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, line, polar, rect } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  filled,
  filleted,
  fitted,
  inked,
  type Mark,
  main,
  mark,
  softened,
} from './mark.js';

/** An intercom with a screen: its handset, the house at whose door one rings, two buttons. */
const intercom = mark('intercom', ['technology', 'construction'], () => {
  const panel = rect(33, -4, 75, 108, 11);
  const screen = rect(42, 6, 57, 55, 5);
  const house = subtract(
    union(corners('70.5,11 93.5,33 47.5,33', 2.5), rect(53, 28, 35, 28, 2)),
    rect(65.5, 39, 10, 20, 2),
  );
  const buttons = union(circle(56, 82, 9), circle(85, 82, 9));
  const handset = union(rect(-8, -4, 20, 108, 10), rect(-8, -4, 35, 33, 10), rect(-8, 71, 35, 33, 10));
  return filled([
    main(union(subtract(panel, screen, buttons), softened(filleted(handset, 6), 1))),
    accent(house),
  ]);
});

/** An open box of corrugated board. */
const cartonBox = mark('carton-box', ['marketing', 'transportation'], () => {
  const side = corners('4,40 48,57 48,118 4,100', 3);
  const front = corners('0,34 47,52 34,70 -13,52', 3);
  const behind = corners('0,26 47,9 35,-9 -12,8', 3);
  const inside = corners('50,13 96,30 50,47 4,30', 2);
  return fitted(
    [main(both(softened(apart(side, front), 1))), accent(both(front)), accent(both(behind)), main(inside)],
    0.862,
    0,
    -3.8,
  );
});

/** An open box, three arrows that follow each other on it. */
const cartonLoop = mark('carton-loop', ['nature'], () => {
  const front = rect(-2, 24, 104, 88, 6);
  const flaps = both(corners('-2,19.5 47.7,19.5 41,-6 -13,-6', 3.5));
  const [tx, ty] = polar(50, 70, 25.5, 13);
  const [ax, ay] = polar(50, 70, 39, -24);
  const [bx, by] = polar(50, 70, 15.5, -24);
  const arrow = union(
    stroke(arc(50, 70, 27.5, -92, -22), 12, { cap: 'butt' }),
    corners(`${ax},${ay} ${tx},${ty} ${bx},${by}`, 1.5),
  );
  const loop = union(arrow, rotate(arrow, 120, 50, 70), rotate(arrow, 240, 50, 70));
  return filled([main(subtract(front, loop)), accent(flaps)]);
});

/** A crate in its frame of planks, this side up, on the blocks of its pallet. */
const woodenCrate = mark('wooden-crate', ['agriculture', 'construction', 'transportation'], () => {
  const rails = union(rect(-8, -16, 116, 18, 4), rect(-8, 74, 116, 18, 4));
  const posts = both(rect(-8, 6.5, 18, 63, 3));
  const nails = both(union(circle(1, -7, 4.5), circle(1, 83, 4.5)));
  const pallet = union(rect(-8, 96.5, 116, 8, 2.5), ...[-8, 38, 84].map((x) => rect(x, 98, 24, 18, 3)));
  const arrow = union(rect(27, 34, 10, 25, 1.5), corners('32,12.5 48.5,38 15.5,38', 2.5));
  const panel = union(both(rect(14.5, 6.5, 33.25, 63, 2)));
  return filled([
    main(union(subtract(union(rails, posts), nails), pallet)),
    accent(subtract(panel, both(translate(arrow, -0.8, 1)))),
  ]);
});

/** The carabiner of those who work on ropes, the towers that they climb down in it. */
const ropeClimber = mark('rope-climber', ['construction'], () => {
  const ring = subtract(rect(-4, -14, 108, 128, 48), rect(12.5, 2.5, 75, 95, 33));
  const nose = rotate(rect(80, 24, 30, 5.5), 24, 96, 26);
  const towers = union(rect(28, 18, 28, 90, 3), rect(50, 46, 25, 62, 3));
  const panes = concat(
    ...[27, 45, 63].map((y) => rect(37, y, 10, 9.5, 1.5)),
    ...[58, 76].map((y) => rect(60.5, y, 8, 9.5, 1.5)),
  );
  return filled([
    main(subtract(softened(subtract(ring, nose), 1), circle(95.7, 74, 4.2))),
    accent(subtract(apart(towers, ring), panes)),
  ]);
});

/** A fryer, its basket half out of the oil. */
const fryerBasket = mark('fryer-basket', ['gastronomy'], () => {
  const basket = subtract(corners('0,-10 88,-10 74,62 14,62', 7), rect(-20, 37, 140, 60));
  const holes = concat(
    ...[2, 19.5].flatMap((y) =>
      [18, 38, 58].map((x) => rect(x + (x - 38) * (y < 9 ? 0.05 : -0.02), y, 12, 10, 3)),
    ),
  );
  const handle = inked(parse('M82 -3L94 -3L112 -24'), 12.5);
  const body = union(
    rect(-12, 41.5, 112, 17, 6),
    rect(-4, 52, 96, 56, 7),
    rect(4, 100, 18, 15, 3),
    rect(66, 100, 18, 15, 3),
  );
  const front = subtract(circle(44, 83, 16.5), inked(line(44, 83, 44, 70), 6.5));
  return filled([main(subtract(body, front)), accent(subtract(filleted(union(basket, handle), 2), holes))]);
});

/** A glass-fronted fridge of a shop: its sign above, bottles on two shelves. */
const displayFridge = mark('display-fridge', ['technology', 'gastronomy'], () => {
  const sign = rect(2, -18, 96, 22, 6);
  const cabinet = rect(2, 9, 96, 107, 6);
  const glass = union(rect(10, 17, 73, 37, 3), rect(10, 60, 73, 37, 3));
  const grip = inked(line(90.5, 42, 90.5, 68), 6);
  const grille = inked(line(18, 106.5, 82, 106.5), 6);
  const bottle = (x: number, y: number): Path =>
    parse(
      `M${x - 4} ${y - 32}L${x + 4} ${y - 32}L${x + 4} ${y - 24}C${x + 8} ${y - 21} ${x + 9} ${y - 18} ${x + 9} ${y - 15}L${x + 9} ${y}L${x - 9} ${y}L${x - 9} ${y - 15}C${x - 9} ${y - 18} ${x - 8} ${y - 21} ${x - 4} ${y - 24}Z`,
    );
  const goods = union(
    ...[54, 97].flatMap((y) => [23.5, 46.5, 69.5].map((x) => softened(bottle(x, y - 4.2), 1.2))),
  );
  return filled([main(subtract(cabinet, glass, grip, grille)), accent(union(sign, goods))]);
});

/** A toothed wheel of plastic between the halves of its mould, the funnel that fills it above. */
const mould = mark('plastic-mould', ['technology', 'construction'], () => {
  const teeth = union(...[0, 45, 90, 135].map((turn) => rotate(rect(43, 14, 14, 80, 3), turn, 50, 54)));
  const wheel = union(circle(50, 54, 31), teeth);
  const half = subtract(rect(-8, -4, 55.5, 116, 7), grow(wheel, 5));
  const sprue = corners('29,-25 71,-25 71,-18 55,6 55,20 45,20 45,6 29,-18', 2.5);
  const bolts = union(circle(7, 13, 5.5), circle(7, 95, 5.5));
  return filled([
    main(both(softened(subtract(half, bolts, grow(sprue, 5)), 1.5))),
    accent(subtract(union(wheel, sprue), circle(50, 54, 12.5))),
  ]);
});

export const FITTERS_AND_PACKERS: readonly Mark[] = [
  intercom,
  cartonBox,
  cartonLoop,
  woodenCrate,
  ropeClimber,
  fryerBasket,
  displayFridge,
  mould,
];
