/** Plates that travel by air and water, and show the way. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
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
  aspect: [1.7, 3.4],
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
    const c = high * 0.62 + (x1 - x0) * 0.14;
    const c0 = (x0 + x1) / 2 - c * 0.55;
    const cabin = polygon(
      [
        [c0, y0 - GAP],
        [c0 + c * 0.05, y0 - GAP - c * 0.42],
        [c0 + c * 0.72, y0 - GAP - c * 0.42],
        [c0 + c * 0.92, y0 - GAP],
      ],
      c * 0.05,
    );
    const panes = [0.16, 0.46].map((share) =>
      rect(c0 + c * share, y0 - GAP - c * 0.31, c * 0.2, c * 0.16, c * 0.03),
    );
    const water = y1 + GAP;
    const thick = 0.1 * CAP + 0.04 * held.height;
    const n = Math.max(4, Math.round((bow - stern) / (high * 0.5)));
    const [w0, w1] = [stern - high * 0.04, bow - high * 0.1];
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
  aspect: [1.5, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const a = 0.1 * CAP + 0.05 * held.width;
    const [y0, y1] = [held.y - 0.34 * CAP - a * 0.5, bottom(held) + 0.34 * CAP + a * 0.5];
    const [high, wide] = [y1 - y0, x1 - x0];
    const cy = (y0 + y1) / 2;
    const tail = x0 - high * 0.3;
    const flow = (y: number, way: 1 | -1) => {
      const [from, to] = way === 1 ? [x0, x1] : [x1, x0];
      const third = (to - from) / 3;
      return `C${from + third} ${y - way * a * 1.7} ${to - third} ${y + way * a * 1.7} ${to} ${y}`;
    };
    const banner = parse(
      `M${tail} ${y0 + a * 0.9} Q${x0 - high * 0.12} ${y0 + a * 0.6} ${x0} ${y0} ${flow(y0, 1)} L${x1} ${y1} ${flow(y1, -1)} ` +
        `Q${x0 - high * 0.12} ${y1 + a * 0.6} ${tail} ${y1 + a * 0.9} L${x0 - high * 0.06} ${cy + a * 0.5}Z`,
    );
    const s = 0.5 * CAP + 0.62 * held.height + 0.2 * wide;
    const knot = x1 + 0.22 * s + GAP;
    const [px, py] = [knot + 0.14 * s, cy - 0.03 * s];
    const X = (v: number) => px + v * s;
    const Y = (v: number) => py + v * s;
    const thick = 0.08 * CAP + 0.02 * s;
    const rope = union(
      stroke(
        parse(`M${x1 + GAP} ${y0 + high * 0.16} L${knot} ${cy} L${x1 + GAP} ${y1 - high * 0.16}`),
        thick,
        {
          join: 'round',
        },
      ),
      stroke(parse(`M${knot} ${cy} L${X(0.12)} ${Y(0.02)}`), thick),
    );
    const body = parse(
      `M${X(0)} ${Y(-0.3)} Q${X(0)} ${Y(-0.34)} ${X(0.04)} ${Y(-0.34)} L${X(0.11)} ${Y(-0.34)} L${X(0.27)} ${Y(-0.12)} L${X(0.42)} ${Y(-0.14)} ` +
        `C${X(0.46)} ${Y(-0.3)} ${X(0.66)} ${Y(-0.3)} ${X(0.73)} ${Y(-0.13)} L${X(0.92)} ${Y(-0.1)} C${X(1.0)} ${Y(-0.09)} ${X(1.07)} ${Y(-0.04)} ${X(1.07)} ${Y(0)} ` +
        `C${X(1.07)} ${Y(0.05)} ${X(0.98)} ${Y(0.13)} ${X(0.86)} ${Y(0.14)} L${X(0.55)} ${Y(0.14)} L${X(0.06)} ${Y(0.04)}Z`,
    );
    const wing = polygon(
      [
        [X(0.42), Y(0.06)],
        [X(0.8), Y(0.06)],
        [X(0.52), Y(0.36)],
        [X(0.3), Y(0.36)],
      ],
      s * 0.04,
    );
    const pane = parse(
      `M${X(0.47)} ${Y(-0.1)} Q${X(0.5)} ${Y(-0.21)} ${X(0.58)} ${Y(-0.21)} Q${X(0.65)} ${Y(-0.21)} ${X(0.68)} ${Y(-0.1)}Z`,
    );
    const screw = rect(X(1.03), Y(-0.24), Math.max(10, s * 0.07), s * 0.48, s * 0.035);

    const plane = union(subtract(body, pane), wing);
    return { plate: soft(banner, 0.05 * CAP), second: union(plane, screw, rope) };
  },
};

/** An airliner, the name along its fuselage. */
export const jet: Plate = {
  about: ['airplane-tilt', 'globe-plane', 'suitcase', 'passport'],
  aspect: [2.6, 4.2],
  draw(held) {
    const size = 0.1 * CAP + 0.5 * held.height + 0.12 * held.width;
    const pane = Math.max(12, 0.1 * size);
    const [x0, x1] = [held.x - 0.35 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.56 * CAP - pane, bottom(held) + 0.42 * CAP];
    const u = y1 - y0;
    const X = (v: number) => x0 - v * size;
    const R = (v: number) => x1 + v * size;
    const Y = (v: number) => y0 + v * u;
    const top = (v: number) => y0 - v * size;
    const shell = parse(
      `M${X(0.3)} ${y0} L${R(0.1)} ${y0} C${R(0.5)} ${y0} ${R(0.95)} ${Y(0.4)} ${R(1)} ${Y(0.66)} C${R(1.02)} ${Y(0.9)} ${R(0.75)} ${y1} ${R(0.4)} ${y1} ` +
        `L${X(-0.3)} ${y1} C${X(0.4)} ${y1} ${X(0.9)} ${Y(0.5)} ${X(1.2)} ${Y(0.08)} L${X(1.34)} ${top(0.66)} L${X(0.98)} ${top(0.66)} L${X(0.55)} ${y0}Z`,
    );
    const glass = parse(
      `M${R(0.24)} ${Y(0.2)} L${R(0.42)} ${Y(0.2)} Q${R(0.6)} ${Y(0.28)} ${R(0.72)} ${Y(0.42)} L${R(0.24)} ${Y(0.42)}Z`,
    );
    const count = Math.floor((held.width + 0.2 * CAP) / (pane * 2.1));
    const step = (held.width + pane) / count;
    const panes = Array.from({ length: count }, (_, i) =>
      rect(held.x + i * step, y0 + 0.2 * CAP, pane, pane, pane * 0.4),
    );
    const cx = (x0 + x1) / 2;
    const wing = polygon(
      [
        [cx + size * 0.72, y1 - 0.12 * CAP],
        [cx - size * 0.2, y1 - 0.12 * CAP],
        [cx - size * 0.94, y1 + size * 0.94],
        [cx - size * 0.56, y1 + size * 0.94],
      ],
      size * 0.06,
    );
    const engine = rect(cx + size * 0.3, y1 + GAP + size * 0.1, size * 0.56, size * 0.28, size * 0.1);
    const solid = union(soft(shell, 0.06 * CAP), wing);
    return { plate: subtract(solid, glass, ...panes, stroke(engine, GAP * 2), engine), second: engine };
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
