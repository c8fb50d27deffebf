import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat, translate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A butcher's cleaver. */
export const cleaver: Strip = {
  about: ['cleaver', 'beef-cuts', 'steak', 'joint-knife', 'knife', 'grindstone'],
  high: 2.4,
  aspect: [2.6, 8],
  ends: 1.1,
  draw(long) {
    const heel = long - 104;
    const blade = parse(`M8,0H${heel}V100H16Q0,100 0,84V8Q0,0 8,0Z`);
    const grip = parse(
      `M${heel + 9},8H${long - 20}Q${long},8 ${long},30Q${long},60 ${long - 14},60Q${long - 24},52 ${long - 44},50H${heel + 9}Z`,
    );
    const rivets = [30, 56, 82].map((at) => circle(heel + at, 29, 6));
    return {
      strip: subtract(concat(blade, grip), circle(17, 17, 7.5), ...rivets),
      room: { x: 8, y: 0, width: heel - 8, height: 100 },
    };
  },
};

const FLAME = parse(
  'M23,0C28,12 44,18 44,34C44,45 36,50 24,50C12,50 4,44 4,33C4,24 10,19 11,9C16,12 19,15 20,19C23,14 24,7 23,0Z',
);

/** A griddle over a row of flames. */
export const griddle: Strip = {
  about: [
    'grill',
    'grill-tools',
    'skewer',
    'sardine-skewer',
    'roast-chicken',
    'spit-chicken',
    'paella-fire',
    'comal',
    'tortillas',
    'pupusa',
    'arepa',
    'open-arepa',
    'baleada',
  ],
  high: 3.9,
  aspect: [2.2, 9],
  ends: 0.2,
  draw(long) {
    const { step, places } = row(0, long - 28, 48, 3);
    const plate = parse(
      `M10,0H${long - 10}Q${long},0 ${long},9Q${long},17 ${long - 10},17L${long - 14},32Q${long - 18},43 ${long - 30},43H30Q18,43 14,32L10,17Q0,17 0,9Q0,0 10,0Z`,
    );
    const flames = places.map((at) => translate(FLAME, 14 + at + step / 2 - 24, 50));
    return { strip: concat(plate, ...flames), room: { x: 12, y: 2, width: long - 24, height: 39 } };
  },
};

/** A covered casserole. */
export const casserole: Strip = {
  about: [
    'cooking-pot',
    'clay-pot',
    'bowl',
    'skillet',
    'wooden-spoon',
    'tamale-steamer',
    'works-canteen',
    'cutlery',
    'place-setting',
    'cloche',
    'laid-table',
    'banquet-table',
    'chef-hat',
  ],
  high: 3.4,
  aspect: [2.2, 6],
  ends: 0.5,
  draw(long) {
    const lid = union(
      parse(
        `M22,39Q22,36 25,35C34,20 60,16 100,16H${long - 100}C${long - 60},16 ${long - 34},20 ${long - 25},35Q${long - 22},36 ${long - 22},39Z`,
      ),
      rect(long / 2 - 20, 0, 40, 12, 6),
      rect(long / 2 - 7, 6, 14, 20),
    );
    const pot = union(
      parse(`M22,47H${long - 22}V76Q${long - 22},100 ${long - 46},100H46Q22,100 22,76Z`),
      rect(0, 51, long, 15, 7.5),
    );
    return { strip: concat(lid, pot), room: { x: 22, y: 49, width: long - 44, height: 48 } };
  },
};

/** The awning of a shop, its edge in scallops. */
export const awning: Strip = {
  about: [
    'awning',
    'awning-window',
    'storefront',
    'kiosk',
    'stall-coin',
    'produce-crate',
    'fruit-crate',
    'fruit-bowl',
    'basket',
    'grocery-bag',
    'shopping-basket',
    'shopping-cart',
    'display-fridge',
    'food-cart',
    'food-truck',
    'cup',
    'coffee-to-go',
    'cup-croissant',
  ],
  high: 3,
  aspect: [2.2, 9],
  ends: 0.3,
  draw(long) {
    // An odd number of them: both ends are alike.
    const { step, places } = row(0, long, long / (Math.round(long / 100) * 2 + 1), 3);
    const drop = (at: number, inset: number, from: number) => {
      const [l, r, round] = [at + inset, at + step - inset, step / 2 - inset];
      return parse(`M${l},${from}H${r}V${100 - step / 2}A${round},${round} 0 0 1 ${l},${100 - step / 2}Z`);
    };
    const valance = places.map((at, i) =>
      i % 2 === 0 ? drop(at, 0, 66) : subtract(drop(at, 0, 66), drop(at, 8, 60)),
    );
    const roof = parse(`M20,0H${long - 20}L${long},58H0Z`);
    return { strip: union(roof, ...valance), room: { x: 15, y: 3, width: long - 30, height: 52 } };
  },
};
