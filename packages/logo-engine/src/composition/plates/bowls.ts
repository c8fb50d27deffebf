/** Plates of what is served in a bowl. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { band, circle, ellipse, line, rect, sector } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** What stands out of a bowl: its middle, half of its width, its upper edge and a length of its own. */
type Topping = (cx: number, half: number, edge: number, m: number) => Path;

/** A bowl on its foot, with what is in it. */
const bowlOf =
  (topping: Topping): Plate['draw'] =>
  (held: Box) => {
    const m = (held.height + held.width * 0.5) / 2;
    const side = 0.5 * CAP + 0.24 * held.height;
    const [cx, half] = [centreX(held), held.width / 2 + side];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.42 * CAP];
    const [h, x0, x1] = [y1 - y0, cx - half, cx + half];
    const foot = half * 0.54;
    const body = parse(
      `M${x0 + 12} ${y0}H${x1 - 12}Q${x1} ${y0} ${x1} ${y0 + 12}C${x1} ${y0 + 0.7 * h} ${x1 - side * 0.86} ${y1} ${cx + foot} ${y1}` +
        `H${cx - foot}C${x0 + side * 0.86} ${y1} ${x0} ${y0 + 0.7 * h} ${x0} ${y0 + 12}Q${x0} ${y0} ${x0 + 12} ${y0}Z`,
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
  about: ['bowl-chopsticks', 'noodle-box'],
  aspect: [1.4, 3.1],
  draw: bowlOf((cx, half, edge, m) => {
    const r = Math.min(0.42 * m, 0.26 * half);
    const wide = 0.12 * r;
    const coil = (x: number) =>
      union(...[1, 0.66, 0.32].map((t) => band(x, edge, r * t + wide, Math.max(0, r * t - wide), -180, 0)));
    const [ax, bx] = [cx - half * 0.56, cx - half * 0.56 + 1.5 * r];
    const front = coil(bx);
    const noodles = concat(subtract(coil(ax), circle(bx, edge, r + wide + 0.1 * CAP)), front);
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
    const r = 0.42 * m;
    const lx = cx + half * 0.34;
    const wedges = [-66, -22, 22, 66].map((turn) =>
      sector(lx, edge - 0.05 * m, r * 0.72, turn - 107, turn - 73),
    );
    const lime = subtract(circle(lx, edge, r), circle(lx, edge, r * 0.84));
    const [ox, o] = [lx + 0.94 * r, 0.3 * m];
    const rings = [1, 0.5].map((t) => band(ox, edge, o * t + 0.05 * m, o * t - 0.05 * m, -180, 0));
    const onion = subtract(union(...rings), circle(lx, edge, r + 0.1 * CAP));
    const tx = cx - half * 0.3;
    const at = (x: number, y: number) => `${tx + x * m} ${edge + y * m}`;
    const tail = rotate(
      parse(
        `M${at(-0.34, 0.3)}C${at(-0.3, 0)} ${at(-0.16, -0.2)} ${at(-0.15, -0.28)}C${at(-0.3, -0.36)} ${at(-0.5, -0.54)} ${at(-0.46, -0.76)}C${at(-0.45, -0.84)} ${at(-0.36, -0.82)} ${at(-0.3, -0.78)}C${at(-0.18, -0.7)} ${at(-0.06, -0.62)} ${at(0, -0.58)}C${at(0.06, -0.62)} ${at(0.18, -0.7)} ${at(0.3, -0.78)}C${at(0.36, -0.82)} ${at(0.45, -0.84)} ${at(0.46, -0.76)}C${at(0.5, -0.54)} ${at(0.3, -0.36)} ${at(0.15, -0.28)}C${at(0.16, -0.2)} ${at(0.3, 0)} ${at(0.34, 0.3)}Z`,
      ),
      -14,
      tx,
      edge,
    );
    const shown = subtract(tail, circle(lx, edge, r + 0.1 * CAP));
    return over(concat(shown, lime, ...wedges, onion), cx, half, edge);
  }),
};

/** A bowl of soup that steams. */
export const soupBowl: Plate = {
  about: ['bowl', 'clay-pot'],
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
    const [sx, sy] = [cx + half * 0.5, edge - 0.02 * m];
    const spoon = rotate(
      union(
        rect(sx - 0.055 * m, sy - 0.6 * m, 0.11 * m, 0.9 * m),
        ellipse(sx, sy - 0.66 * m, 0.12 * m, 0.19 * m),
      ),
      38,
      sx,
      sy,
    );
    return concat(
      curl(cx - half * 0.42, 0.4 * m),
      curl(cx - half * 0.1, 0.54 * m),
      curl(cx + half * 0.22, 0.4 * m),
      over(spoon, cx, half, edge),
    );
  }),
};
