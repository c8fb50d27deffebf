/** Plates of the stalls of a market. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreY, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A fish that swims to the left. */
export const fish: Plate = {
  about: [
    'fish',
    'fish-on-ice',
    'trout',
    'salmon',
    'goldfish',
    'fish-pen',
    'hung-fish',
    'fish-and-knife',
    'fish-and-lime',
    'fish-on-a-plate',
    'fishing-rod',
    'angler',
  ],
  aspect: [1.1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.2 * CAP, right(held) + 0.22 * CAP];
    const [y0, y1] = [held.y - 0.38 * CAP, bottom(held) + 0.38 * CAP];
    const [h, w, cy] = [y1 - y0, x1 - x0, centreY(held)];
    const bow = 0.075 * h;
    const s = bow / (w / 3);
    const [nose, stalk] = [x0 - 0.44 * h, x1 + 0.4 * h];
    const side = (u: 1 | -1) => {
      const y = (share: number) => cy + u * share * h;
      return {
        head: `C${nose} ${y(0.14)} ${x0 - 0.24 * h} ${y(0.5 - 0.24 * s)} ${x0} ${y(0.5)}`,
        back: `C${x0 + w / 3} ${y(0.5) + u * bow} ${x1 - w / 3} ${y(0.5) + u * bow} ${x1} ${y(0.5)}`,
        rear: `C${x1 + 0.18 * h} ${y(0.5 - 0.18 * s)} ${stalk - 0.16 * h} ${y(0.15)} ${stalk + 0.06 * h} ${y(0.1)}`,
      };
    };
    const up = side(-1);
    const half = `M${nose} ${cy}${up.head}${up.back}${up.rear}V${cy}Z`;
    const low = side(1);
    const other = `M${nose} ${cy}${low.head}${low.back}${low.rear}V${cy}Z`;
    const tip = stalk + 0.36 * h;
    const tail = polygon(
      [
        [stalk - 0.1 * h, cy],
        [tip, cy - 0.46 * h],
        [tip - 0.12 * h, cy],
        [tip, cy + 0.46 * h],
      ],
      0.09 * h,
    );
    const top = (x0 + x1) / 2;
    const fin = parse(
      `M${top - 0.42 * h} ${y0 + 0.1 * h}C${top - 0.2 * h} ${y0 - 0.2 * h} ${top + 0.1 * h} ${y0 - 0.2 * h} ${top + 0.4 * h} ${y0 - 0.17 * h}C${top + 0.34 * h} ${y0 - 0.1 * h} ${top + 0.33 * h} ${y0} ${top + 0.36 * h} ${y0 + 0.1 * h}Z`,
    );
    const eye = circle(x0 - 0.14 * h, cy - 0.1 * h, Math.max(9, 0.055 * h));
    return { plate: subtract(union(parse(half), parse(other), tail, fin), eye) };
  },
};

/** What lies in a crate: half its width, and where it stands. */
type Lying = (x: number, floor: number, r: number) => Path;

const apple: Lying = (x, floor, r) => {
  const tall = r * 0.95;
  const y = floor - tall * 1.25;
  const fruit = parse(
    `M${x} ${y + tall * 0.12}C${x + r * 0.5} ${y - tall * 0.22} ${x + r} ${y + tall * 0.1} ${x + r} ${y + tall * 0.7}C${x + r} ${y + tall * 0.95} ${x + r * 0.94} ${y + tall * 1.12} ${x + r * 0.88} ${floor}` +
      `H${x - r * 0.88}C${x - r * 0.94} ${y + tall * 1.12} ${x - r} ${y + tall * 0.95} ${x - r} ${y + tall * 0.7}C${x - r} ${y + tall * 0.1} ${x - r * 0.5} ${y - tall * 0.22} ${x} ${y + tall * 0.12}Z`,
  );
  return concat(fruit, leaf(x, y - tall * 0.06, x + tall * 0.6, y - tall * 0.6, 0.3));
};

const greens: Lying = (x, floor, r) => {
  const y = floor - r * 0.72;
  const root = parse(
    `M${x - r * 0.9} ${floor}C${x - r} ${floor - r * 0.42} ${x - r * 0.6} ${y} ${x} ${y}C${x + r * 0.6} ${y} ${x + r} ${floor - r * 0.42} ${x + r * 0.9} ${floor}Z`,
  );
  const sides = [-1, 1].map((way) => leaf(x, y + r * 0.2, x + way * r * 0.78, y - r * 0.92, 0.24, 0.6));
  return union(root, ...sides, leaf(x, y + r * 0.2, x, y - r * 1.25, 0.2, 0.6));
};

/** A crate with a row of things in it. */
const crateOf =
  (lying: Lying): Plate['draw'] =>
  (held) => {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.34 * CAP];
    const [h, w, gap] = [y1 - y0, x1 - x0, 0.11 * CAP];
    const slat = 0.08 * CAP + 0.05 * h;
    const post = 0.24 * CAP;
    const end = y1 + gap + slat;
    const posts = [x0, x1 - post].map((x) =>
      rect(x, y0 - gap - slat, post, end - y0 + gap + slat, 0.07 * CAP),
    );
    const boards = [rect(x0 + 4, y0, w - 8, h), rect(x0 + 4, end - slat, w - 8, slat)];
    const body = union(...posts, ...boards);
    const room = w - 2 * (post + gap);
    const want = 0.2 * CAP + 0.16 * h;
    const count = Math.max(2, Math.round((room + gap) / (2 * want + gap)));
    const r = (room - gap * (count - 1)) / count / 2;
    const floor = y0 - gap;
    const fruit = Array.from({ length: count }, (_, i) => {
      const x = x0 + post + gap + r + i * (2 * r + gap);
      return lying(x, floor, r);
    });
    return { plate: body, second: concat(...fruit) };
  };

/** A crate of fruit. */
export const crate: Plate = {
  about: [
    'produce-crate',
    'fruit-bowl',
    'fruit-crate',
    'apple',
    'pear',
    'peach',
    'mango',
    'tomato',
    'fruit-tree',
  ],
  aspect: [1, 4.5],
  draw: crateOf(apple),
};

/** A crate of greens. */
export const greensCrate: Plate = {
  about: [
    'carrot',
    'lettuce',
    'produce-crate',
    'hydroponic-channel',
    'greens-bunch',
    'asparagus',
    'artichoke',
    'onion',
    'garlic',
    'pumpkin',
  ],
  aspect: [1, 4.5],
  draw: crateOf(greens),
};

/** A hen that sits. */
export const hen: Plate = {
  about: [
    'hen',
    'eggs',
    'egg',
    'chick',
    'hen-and-egg',

    'roast-chicken',
    'spit-chicken',
    'drumstick',
    'chicken-bucket',
  ],
  aspect: [1, 4.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.34 * CAP, right(held) + 0.34 * CAP];
    const [y0, y1] = [held.y - 0.28 * CAP, bottom(held) + 0.4 * CAP];
    const h = y1 - y0;
    const head = { x: x0 + 0.02 * h, y: y0 - 0.16 * h, r: 0.2 * h };
    const left = x0 - 0.1 * h;
    const end = x1 + 0.3 * h;
    const body = parse(
      `M${head.x - head.r} ${head.y}C${head.x - head.r} ${y0 + 0.2 * h} ${left} ${y0 + 0.2 * h} ${left} ${y0 + 0.5 * h}` +
        `C${left} ${y1 - 0.12 * h} ${x0 + 0.12 * h} ${y1} ${x0 + 0.4 * h} ${y1}H${x1 - 0.3 * h}` +
        `C${x1 + 0.12 * h} ${y1} ${x1 + 0.24 * h} ${y0 + 0.6 * h} ${end} ${y0 + 0.2 * h}` +
        `C${end + 0.1 * h} ${y0 + 0.1 * h} ${end + 0.08 * h} ${y0 - 0.02 * h} ${end - 0.02 * h} ${y0 - 0.04 * h}` +
        `C${end + 0.05 * h} ${y0 - 0.16 * h} ${end} ${y0 - 0.26 * h} ${end - 0.11 * h} ${y0 - 0.24 * h}` +
        `C${end - 0.11 * h} ${y0 - 0.38 * h} ${end - 0.24 * h} ${y0 - 0.42 * h} ${end - 0.31 * h} ${y0 - 0.32 * h}` +
        `C${end - 0.4 * h} ${y0 - 0.16 * h} ${x1 - 0.1 * h} ${y0} ${x1 - 0.36 * h} ${y0}H${head.x + 0.5 * h}` +
        `C${head.x + 0.28 * h} ${y0} ${head.x + head.r} ${head.y + 0.1 * h} ${head.x + head.r} ${head.y}` +
        `A${head.r} ${head.r} 0 0 0 ${head.x - head.r} ${head.y}Z`,
    );
    const eye = circle(head.x - 0.05 * h, head.y - 0.02 * h, Math.max(9, 0.035 * h));
    const beak = polygon(
      [
        [head.x - head.r - 0.02 * h, head.y - 0.07 * h],
        [head.x - head.r - 0.15 * h, head.y + 0.03 * h],
        [head.x - head.r - 0.02 * h, head.y + 0.11 * h],
      ],
      6,
    );
    const comb = union(
      ...[-0.5, 0, 0.5].map((t) =>
        circle(head.x + t * head.r * 1.3, head.y - head.r * (1.2 - Math.abs(t) / 2), 0.1 * h),
      ),
    );
    const apart = circle(head.x, head.y, head.r + 0.1 * CAP);
    return { plate: subtract(body, eye), second: concat(subtract(comb, apart), beak) };
  },
};
