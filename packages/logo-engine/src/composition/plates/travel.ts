/** Plates that travel by air and water, and show the way. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** Rounds the corners that stick out. */
const soft = (path: Path, r: number): Path => grow(shrink(path, r), r, { join: 'round' });

/** A boat on the water, the name on its hull. */
export const boat: Plate = {
  about: [
    'boat',
    'trawler',
    'motorboat',
    'boat-bow',
    'rowing-boat',
    'anchor',
    'helm',
    'cruise-ship',
    'whale-tail',
    'angler',
    'fish-on-ice',
    'hung-fish',
    'fishing-net',
    'hung-net',
    'shrimp',
    'prawn',
    'crab',
    'king-crab',
    'lobster',
    'octopus',
    'mussel',
    'mussel-pot',
    'oyster',
    'half-oyster',
    'ceviche-bowl',
    'fish-and-lime',
  ],
  aspect: [1.3, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const stern = x0 - high * 0.12;
    const bow = x1 + high * 0.52;
    const hull = parse(
      `M${stern} ${y0} L${x1 - high * 0.5} ${y0} Q${x1 + high * 0.1} ${y0} ${bow} ${y0 - high * 0.2} ` +
        `Q${x1 + high * 0.3} ${y0 + high * 0.6} ${x1 - high * 0.06} ${y1} L${x0 + high * 0.08} ${y1} Q${x0 - high * 0.08} ${y0 + high * 0.5} ${stern} ${y0}Z`,
    );
    const c0 = (x0 + x1) / 2 - high * 0.5;
    const cabin = polygon(
      [
        [c0, y0 - GAP],
        [c0 + high * 0.05, y0 - GAP - high * 0.42],
        [c0 + high * 0.72, y0 - GAP - high * 0.42],
        [c0 + high * 0.92, y0 - GAP],
      ],
      high * 0.05,
    );
    const panes = [0.16, 0.46].map((share) =>
      rect(c0 + high * share, y0 - GAP - high * 0.31, high * 0.2, high * 0.16, high * 0.03),
    );
    const water = y1 + GAP;
    const thick = 0.1 * CAP + 0.04 * held.height;
    const n = Math.max(4, Math.round((x1 - x0 + high * 0.3) / (high * 0.55)));
    const [w0, w1] = [x0 - high * 0.05, x1 + high * 0.2];
    const step = (w1 - w0) / n;
    let d = `M${w0} ${water}`;
    for (let i = 0; i < n; i++) d += ` q${step / 2} ${thick * 1.3} ${step} 0`;
    d += ` v${thick}`;
    for (let i = 0; i < n; i++) d += ` q${-step / 2} ${thick * 1.3} ${-step} 0`;
    return { plate: concat(soft(hull, 0.07 * CAP), subtract(cabin, ...panes)), second: parse(`${d}Z`) };
  },
};

/** A banner that a small plane tows. */
export const planeBanner: Plate = {
  about: ['airplane-tilt', 'globe-plane', 'light-aircraft', 'paper-plane', 'billboard'],
  aspect: [1.5, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.38 * CAP, right(held) + 0.38 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.36 * CAP];
    const high = y1 - y0;
    const cy = (y0 + y1) / 2;
    const banner = polygon(
      [
        [x0 - high * 0.2, y0],
        [x1, y0],
        [x1, y1],
        [x0 - high * 0.2, y1],
        [x0, cy],
      ],
      0.06 * CAP,
    );
    const s = 0.6 * CAP + 0.5 * held.height;
    const px = x1 + 0.42 * CAP;
    const X = (v: number) => px + v * s;
    const Y = (v: number) => cy + v * s;
    const rope = rect(x1 + GAP, cy - 0.05 * CAP, 0.42 * CAP - GAP + s * 0.08, 0.1 * CAP);
    const body = parse(
      `M${X(0.02)} ${Y(-0.34)} Q${X(0.02)} ${Y(-0.38)} ${X(0.06)} ${Y(-0.38)} L${X(0.14)} ${Y(-0.38)} L${X(0.28)} ${Y(-0.12)} L${X(0.4)} ${Y(-0.14)} ` +
        `L${X(0.46)} ${Y(-0.26)} L${X(0.72)} ${Y(-0.26)} L${X(0.8)} ${Y(-0.11)} L${X(0.94)} ${Y(-0.08)} Q${X(1)} ${Y(-0.06)} ${X(1)} ${Y(0.03)} Q${X(1)} ${Y(0.14)} ${X(0.9)} ${Y(0.15)} ` +
        `L${X(0.55)} ${Y(0.15)} L${X(0)} ${Y(0.05)} Z`,
    );
    const wing = rect(X(0.38), Y(-0.37), s * 0.44, s * 0.11, s * 0.05);
    const wheels = [0.58, 0.84].map((v) => circle(X(v), Y(0.24), s * 0.08));
    const pane = polygon(
      [
        [X(0.53), Y(-0.22)],
        [X(0.68), Y(-0.22)],
        [X(0.73), Y(-0.1)],
        [X(0.49), Y(-0.1)],
      ],
      s * 0.02,
    );
    const screw = rect(X(1.04), Y(-0.22), s * 0.07, s * 0.5, s * 0.035);
    const plane = subtract(union(body, wing, ...wheels), pane);
    return { plate: banner, second: union(plane, screw, rope) };
  },
};

/** An airliner, the name along its fuselage. */
export const jet: Plate = {
  about: ['airplane-tilt', 'globe-plane', 'suitcase', 'passport'],
  aspect: [1.6, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.2 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const u = y1 - y0;
    const Y = (v: number) => y0 + v * u;
    const L = (v: number) => x0 - v * u;
    const R = (v: number) => x1 + v * u;
    const shell = parse(
      `M${L(0.2)} ${Y(0)} L${R(0.14)} ${Y(0)} C${R(0.4)} ${Y(0)} ${R(0.62)} ${Y(0.36)} ${R(0.68)} ${Y(0.6)} C${R(0.73)} ${Y(0.84)} ${R(0.56)} ${Y(1)} ${R(0.3)} ${Y(1)} ` +
        `L${L(-0.2)} ${Y(1)} C${L(0.2)} ${Y(1)} ${L(0.46)} ${Y(0.6)} ${L(0.72)} ${Y(0.14)} L${L(0.86)} ${Y(-0.5)} Q${L(0.87)} ${Y(-0.56)} ${L(0.81)} ${Y(-0.56)} L${L(0.6)} ${Y(-0.56)} Q${L(0.55)} ${Y(-0.56)} ${L(0.52)} ${Y(-0.51)}Z`,
    );
    const pane = parse(
      `M${R(0.16)} ${Y(0.18)} L${R(0.32)} ${Y(0.18)} Q${R(0.42)} ${Y(0.26)} ${R(0.5)} ${Y(0.4)} L${R(0.16)} ${Y(0.4)}Z`,
    );
    const cx = (x0 + x1) / 2;
    const wing = parse(
      `M${cx + u * 0.5} ${Y(1) + GAP} L${cx - u * 0.15} ${Y(1) + GAP} L${cx - u * 0.5} ${Y(1.5)} L${cx - u * 0.24} ${Y(1.5)}Z`,
    );
    return { plate: subtract(soft(shell, 0.06 * CAP), pane), second: soft(wing, 0.05 * CAP) };
  },
};

/** A wave that curls. */
export const curl: Plate = {
  about: [
    'breaker',
    'surfboard',
    'waves',
    'surf-cabin',
    'swimming-pool',
    'dive-mask',
    'snorkeller',
    'swimmer',
    'swim-goggles',
    'diving-helmet',
    'jet-ski',
  ],
  aspect: [1.2, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.35 * CAP, bottom(held) + 0.45 * CAP];
    const u = y1 - y0;
    const l = x0 - u * 0.1;
    const X = (v: number) => l + v * u;
    const Y = (v: number) => y0 + v * u;
    const body = parse(
      `M${x1} ${y1 - 0.3 * CAP} Q${x1} ${y1} ${x1 - 0.3 * CAP} ${y1} L${X(0) + 0.3 * CAP} ${y1} Q${X(0)} ${y1} ${X(0)} ${y1 - 0.3 * CAP} ` +
        `C${X(0)} ${Y(0.1)} ${X(0.25)} ${Y(-0.5)} ${X(0.85)} ${Y(-0.5)} C${X(1.15)} ${Y(-0.5)} ${X(1.32)} ${Y(-0.36)} ${X(1.36)} ${Y(-0.14)} ` +
        `C${X(1.22)} ${Y(-0.3)} ${X(1.0)} ${Y(-0.34)} ${X(0.9)} ${Y(-0.24)} C${X(0.8)} ${Y(-0.14)} ${X(0.88)} ${Y(0)} ${X(1.1)} ${Y(0)} ` +
        `C${X(1.3)} ${Y(0.0)} ${x1 - u * 0.3} ${Y(-0.05)} ${x1} ${Y(-0.14)}Z`,
    );
    return { plate: soft(body, 0.05 * CAP) };
  },
};
