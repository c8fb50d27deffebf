/** Plates of what comes in crates. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polar, rect, star } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

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

const lettuce: Lying = (x, floor, r) => {
  const edge = [-84, -56, -28, 0, 28, 56, 84].map((turn) =>
    circle(...polar(x, floor - 0.22 * r, 0.86 * r, turn - 90), 0.3 * r),
  );
  const veins = [-48, 0, 48].map((turn) =>
    stroke(
      line(x + turn * 0.002 * r, floor + 10, ...polar(x, floor - 0.1 * r, 0.66 * r, turn - 90)),
      Math.max(10, 0.1 * r),
    ),
  );
  const below = rect(x - 3 * r, floor, 6 * r, 3 * r);
  return subtract(union(circle(x, floor - 0.22 * r, 0.88 * r), ...edge), below, ...veins);
};

const tomato: Lying = (x, floor, r) => {
  const y = floor - 0.5 * r;
  const calyx = star(x, y - 0.66 * r, 0.46 * r, 0.2 * r, 5, 0.06 * r);
  const fruit = ellipse(x, y, 0.98 * r, 0.84 * r);
  return concat(subtract(fruit, grow(calyx, 10), rect(x - 2 * r, floor, 4 * r, 2 * r)), calyx);
};

const carrots: Lying = (x, floor, r) => {
  const root = parse(
    `M${x - 0.6 * r} ${floor}V${floor - 0.2 * r}C${x - 0.6 * r} ${floor - 0.62 * r} ${x + 0.6 * r} ${floor - 0.62 * r} ${x + 0.6 * r} ${floor - 0.2 * r}V${floor}Z`,
  );
  const tops = union(
    ...[-34, 0, 34].map((turn) => {
      const [tx, ty] = polar(x, floor - 0.5 * r, (turn === 0 ? 1.15 : 0.95) * r, turn - 90);
      return leaf(x, floor - 0.5 * r, tx, ty, 0.26, 0.6);
    }),
  );
  return concat(root, subtract(grow(shrink(tops, 3), 3), grow(root, 10)));
};

/** A crate with a row of things in it. */
const crateOf =
  (...lying: readonly Lying[]): Plate['draw'] =>
  (held) => {
    const [x0, x1] = [held.x - 0.6 * CAP, right(held) + 0.6 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.38 * CAP];
    const [h, w, gap] = [y1 - y0, x1 - x0, 0.11 * CAP];
    const slat = 0.08 * CAP + 0.05 * h;
    const post = 0.3 * CAP;
    const end = y1 + gap + slat;
    const posts = [x0, x1 - post].map((x) =>
      rect(x, y0 - gap - slat, post, end - y0 + gap + slat, 0.07 * CAP),
    );
    const boards = [rect(x0 + 4, y0, w - 8, h), rect(x0 + 4, end - slat, w - 8, slat)];
    const joints = [x0 + post, x1 - post].map((x) =>
      stroke(line(x, y0 - h, x, end + h), 10, { cap: 'butt' }),
    );
    const nails = [x0 + post / 2, x1 - post / 2].flatMap((x) => [
      circle(x, y0 + 0.2 * CAP, 8),
      circle(x, y1 - 0.2 * CAP, 8),
    ]);
    const body = subtract(union(...posts, ...boards), ...joints, ...nails);
    const room = w - 2 * (post + gap);
    const want = 0.2 * CAP + 0.16 * h;
    const count = (room + gap) / (2 * want + gap) < 4 ? 3 : 5;
    const r = (room - gap * (count - 1)) / count / 2;
    const floor = y0 - gap;
    const fruit = Array.from({ length: count }, (_, i) => {
      const x = x0 + post + gap + r + i * (2 * r + gap);
      const thing = lying[(count === 3 ? i + 1 : i) % lying.length] ?? apple;
      return thing(x, floor, r);
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
    'fruit-tree',
    'cherimoya',
    'soursop',
    'papaya',
    'watermelon',
    'pitahaya',
    'guava',
    'passion-fruit',
    'kiwi',
    'avocado',
    'coconut',
    'whole-orange',
    'cherry',
    'fig',
    'pineapple',
  ],
  aspect: [1.4, 2.5],
  draw: crateOf(apple),
};

/** A crate of greens. */
export const greensCrate: Plate = {
  about: [
    'lettuce',
    'produce-crate',
    'hydroponic-channel',
    'greens-bunch',
    'asparagus',
    'artichoke',
    'onion',
    'garlic',
    'tomato',
  ],
  aspect: [1.4, 2.5],
  draw: crateOf(lettuce, tomato, carrots),
};
