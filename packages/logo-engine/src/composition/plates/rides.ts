/** Plates that carry people and goods. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** Size of a wheel, by what is held. */
const radius = ({ width, height }: Box): number => 0.14 * CAP + 0.08 * height + 0.035 * width;

/** A body on its wheels, cut clear of them. */
export function onWheels(body: Path, r: number, at: number, ...axles: readonly number[]): Path {
  const clear = axles.map((x) => circle(x, at, r + GAP));
  const wheels = axles.map((x) => subtract(circle(x, at, r), circle(x, at, r * 0.38)));
  return concat(subtract(body, ...clear), ...wheels);
}

/** A coach from its side, the name under its windows. */
export const coach: Plate = {
  about: ['bus', 'school-bus', 'coach', 'pencil-bus'],
  aspect: [2.1, 3.4],
  draw(held) {
    const size = 0.6 * held.height + 0.16 * held.width;
    const r = 0.12 * CAP + 0.18 * size;
    const pane = 0.16 * CAP + 0.24 * size;
    const rim = 0.1 * CAP + 0.06 * size;
    const [x0, x1] = [held.x - 0.55 * CAP, right(held) + 0.42 * CAP];
    const y0 = held.y - 0.36 * CAP - pane - rim;
    const y1 = bottom(held) + 0.26 * CAP + GAP + r * 0.8;
    const high = y1 - y0;
    const front = x1 + high * 0.54;
    const lean = high * 0.08;
    const shell = polygon(
      [
        [x0, y0],
        [front - lean, y0],
        [front, y0 + high * 0.6],
        [front, y1],
        [x0, y1],
      ],
      0.1 * CAP + 0.06 * size,
    );
    const edge = (y: number) => front - lean + (lean * (y - y0)) / (high * 0.6) - rim * 0.7;
    const leaf = 0.19 * high;
    const door = subtract(
      rect(x1, y0 + rim, leaf, high - 2 * rim, 0.07 * CAP),
      rect(x1 - 1, y0 + high * 0.55, leaf + 2, Math.max(11, high * 0.06)),
    );
    const [left, low] = [x1 + leaf + rim * 0.8, y0 + high * 0.55];
    const screen = polygon(
      [
        [left, y0 + rim],
        [edge(y0 + rim), y0 + rim],
        [edge(low), low],
        [left, low],
      ],
      0.05 * CAP,
    );
    const lamp = rect(front - high * 0.1, y0 + high * 0.68, high * 0.2, Math.max(10, high * 0.07));
    const from = x0 + rim;
    const count = Math.max(2, Math.round((x1 - from) / (pane * 1.6)));
    const step = (x1 - from) / count;
    const panes = Array.from({ length: count }, (_, i) =>
      rect(from + i * step, y0 + rim, step - rim * 0.75, pane, 0.07 * CAP),
    );
    const body = subtract(shell, ...panes, door, screen, lamp);
    return { plate: onWheels(body, r, y1 + r * 0.1, x0 + r * 2.2, x1 - r * 1.1) };
  },
};

/** A delivery van, the name on its side. */
export const van: Plate = {
  about: [
    'van',
    'parcel-van',
    'package',
    'lettered-van',
    'winged-parcel',
    'truck-house',
    'moving-box',
    'hand-truck',
  ],
  aspect: [1.2, 3.2],
  draw(held) {
    const r = radius(held);
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.22 * CAP + GAP + r * 0.85];
    const high = y1 - y0;
    const [roof, nose] = [x1 + high * 0.2, x1 + high * 0.72];
    const shell = polygon(
      [
        [x0, y0],
        [roof, y0],
        [roof + high * 0.25, y0 + high * 0.42],
        [nose - high * 0.06, y0 + high * 0.54],
        [nose, y0 + high * 0.68],
        [nose, y1],
        [x0, y1],
      ],
      high * 0.1,
    );
    const pane = polygon(
      [
        [x1 + high * 0.02, y0 + high * 0.13],
        [roof - high * 0.03, y0 + high * 0.13],
        [roof + high * 0.15, y0 + high * 0.44],
        [x1 + high * 0.02, y0 + high * 0.44],
      ],
      high * 0.035,
    );
    const body = subtract(shell, pane);
    return { plate: onWheels(body, r, y1 + r * 0.1, x0 + r * 2, nose - r * 1.95) };
  },
};

/** A van that sells food, the name under its awning. */
export const foodTruck: Plate = {
  about: [
    'food-truck',
    'food-cart',
    'hot-dog',
    'hot-dog-pocket',
    'completo',
    'taco',
    'two-tacos',
    'pastor-spit',
    'hamburger',
    'tall-burger',
    'burger-fries',
    'fries',
    'arepa',
    'open-arepa',
    'doner',
    'burrito',
  ],
  styles: ['modern', 'playful', 'creative', 'vintage'],
  aspect: [1.2, 3],
  draw(held) {
    const r = radius(held);
    const drop = 0.26 * CAP + 0.07 * held.height + 0.03 * held.width;
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.45 * CAP];
    const [y0, y1] = [held.y - 0.38 * CAP - GAP - drop * 0.5, bottom(held) + 0.22 * CAP + GAP + r * 0.85];
    const high = y1 - y0;
    const [wide, out] = [x1 - x0, 0.14 * CAP];
    const count = Math.max(5, Math.round((wide + 2 * out) / (drop * 1.02)) | 1);
    const step = (wide + 2 * out) / count;
    const lap = Array.from({ length: count }, (_, i) => circle(x0 - out + step * (i + 0.5), y0, step / 2));
    const cloth = union(
      polygon([
        [x0 + out, y0 - drop],
        [x1 - out, y0 - drop],
        [x1 + out, y0],
        [x0 - out, y0],
      ]),
      ...lap,
    );
    const front = x1 + high * 0.5;
    const cab = polygon(
      [
        [x1 - high * 0.2, y0 + high * 0.12],
        [x1 + high * 0.3, y0 + high * 0.12],
        [front, y0 + high * 0.52],
        [front, y1],
        [x1 - high * 0.2, y1],
      ],
      high * 0.08,
    );
    const pane = polygon(
      [
        [x1 + 0.04 * CAP, y0 + high * 0.23],
        [x1 + high * 0.25, y0 + high * 0.23],
        [x1 + high * 0.39, y0 + high * 0.52],
        [x1 + 0.04 * CAP, y0 + high * 0.52],
      ],
      high * 0.03,
    );
    const under = lap.map((_, i) => circle(x0 - out + step * (i + 0.5), y0, step / 2 + GAP));
    const box = rect(x0, y0, wide, high, 0.08 * CAP);
    const body = subtract(
      union(box, cab),
      pane,
      rect(x0 - out - GAP, y0 - GAP, wide + 2 * (out + GAP), GAP),
      ...under,
    );
    return { plate: onWheels(body, r, y1 + r * 0.1, x0 + r * 2.1, front - r * 1.85), second: cloth };
  },
};
