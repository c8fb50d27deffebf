/** Plates of what is served in a bowl. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { band, line, polygon, rect, sector } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** What stands out of a bowl: its middle, half of its width, its upper edge and a length of its own. */
type Topping = (cx: number, half: number, edge: number, m: number) => Path;

/** A bowl on its foot, with what is in it. */
const bowlOf =
  (topping: Topping): Plate['draw'] =>
  (held: Box) => {
    const m = (held.height + held.width * 0.5) / 2;
    const side = 0.46 * CAP + 0.18 * held.height;
    const [cx, half] = [centreX(held), held.width / 2 + side];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.4 * CAP];
    const [h, x0, x1] = [y1 - y0, cx - half, cx + half];
    const foot = half * 0.54;
    const body = parse(
      `M${x0 + 12} ${y0}H${x1 - 12}Q${x1} ${y0} ${x1} ${y0 + 12}C${x1} ${y0 + 0.66 * h} ${x1 - side * 0.9} ${y1} ${cx + foot} ${y1}` +
        `H${cx - foot}C${x0 + side * 0.9} ${y1} ${x0} ${y0 + 0.66 * h} ${x0} ${y0 + 12}Q${x0} ${y0} ${x0 + 12} ${y0}Z`,
    );
    const deep = 0.05 * CAP + 0.09 * m;
    const base = parse(
      `M${cx - foot * 0.86} ${y1 - 4}H${cx + foot * 0.86}L${cx + foot * 0.78} ${y1 + deep - 8}Q${cx + foot * 0.76} ${y1 + deep} ${cx + foot * 0.72} ${y1 + deep}H${cx - foot * 0.72}Q${cx - foot * 0.76} ${y1 + deep} ${cx - foot * 0.78} ${y1 + deep - 8}Z`,
    );
    return { plate: union(body, base), second: topping(cx, half, y0 - 0.12 * CAP, m) };
  };

/** Everything over a line. */
const over = (path: Path, cx: number, half: number, edge: number): Path =>
  subtract(path, rect(cx - 3 * half, edge, 6 * half, 6 * half));

/** A bowl of noodles with chopsticks. */
export const noodleBowl: Plate = {
  about: ['bowl-chopsticks', 'noodle-box', 'sushi', 'maki-chopsticks'],
  aspect: [1.4, 3.1],
  draw: bowlOf((cx, half, edge, m) => {
    const r = Math.min(0.34 * m, 0.23 * half);
    const coil = (x: number, size: number) =>
      union(...[1, 0.42].map((t) => band(x, edge, size * t + 0.05 * m, size * t - 0.05 * m, -180, 0)));
    const noodles = concat(coil(cx - half * 0.5, r), coil(cx + half * 0.06, r * 1.14));
    const stick = (from: number, to: number) =>
      stroke(line(cx + half * from, edge + 20, cx + half * to, edge - 0.74 * m), 0.085 * m);
    const sticks = concat(stick(0.56, 0.86), stick(0.72, 1.14));
    return over(concat(noodles, sticks), cx, half, edge);
  }),
};

/** A bowl of ceviche: a fish's tail and a slice of lime. */
export const cevicheBowl: Plate = {
  about: ['ceviche-bowl', 'fish-and-lime', 'shrimp-cocktail'],
  aspect: [1.4, 3.1],
  draw: bowlOf((cx, half, edge, m) => {
    const r = 0.4 * m;
    const lx = cx + half * 0.42;
    const wedges = [-66, -22, 22, 66].map((turn) =>
      sector(lx, edge - 0.03 * m, r * 0.7, turn - 108, turn - 72),
    );
    const lime = concat(band(lx, edge, r, r * 0.82, -180, 0), ...wedges);
    const tx = cx - half * 0.36;
    const tail = rotate(
      union(
        polygon(
          [
            [tx - 0.2 * m, edge + 0.2 * m],
            [tx - 0.09 * m, edge - 0.26 * m],
            [tx - 0.38 * m, edge - 0.74 * m],
            [tx, edge - 0.54 * m],
            [tx + 0.38 * m, edge - 0.74 * m],
            [tx + 0.09 * m, edge - 0.26 * m],
            [tx + 0.2 * m, edge + 0.2 * m],
          ],
          0.05 * m,
        ),
      ),
      -16,
      tx,
      edge,
    );
    return over(concat(tail, lime), cx, half, edge);
  }),
};

/** A bowl of soup that steams. */
export const soupBowl: Plate = {
  about: ['bowl', 'clay-pot', 'snail-bowl'],
  aspect: [1.4, 3.1],
  draw: bowlOf((cx, half, edge, m) => {
    const low = edge - 0.06 * m;
    const curl = (x: number, tall: number) =>
      stroke(
        parse(
          `M${x} ${low}C${x - 0.2 * m} ${low - tall * 0.34} ${x + 0.2 * m} ${low - tall * 0.62} ${x} ${low - tall}`,
        ),
        0.1 * m,
      );
    const [sx, sy] = [cx + half * 0.9, edge - 0.56 * m];
    const spoon = stroke(
      parse(
        `M${cx + half * 0.58} ${edge + 20}L${sx} ${sy}C${sx + 0.1 * m} ${sy - 0.16 * m} ${sx + 0.26 * m} ${sy - 0.06 * m} ${sx + 0.2 * m} ${sy + 0.06 * m}`,
      ),
      0.1 * m,
    );
    return concat(
      curl(cx - half * 0.42, 0.4 * m),
      curl(cx - half * 0.1, 0.54 * m),
      curl(cx + half * 0.22, 0.4 * m),
      over(spoon, cx, half, edge),
    );
  }),
};
