/** Plates of who flies. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A banner that a small plane tows. */
export const planeBanner: Plate = {
  about: ['light-aircraft', 'billboard'],
  aspect: [1.8, 3.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.5 * CAP];
    const a = 0.08 * CAP + 0.03 * held.width;
    const [y0, y1] = [held.y - 0.38 * CAP - a * 0.5, bottom(held) + 0.38 * CAP + a * 0.5];
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
    const s = 0.4 * CAP + 0.42 * held.height + 0.16 * wide;
    const knot = x1 + GAP + 0.18 * s;
    const [px, py] = [knot + 0.1 * s, cy - 0.04 * s];
    const X = (v: number) => px + v * s;
    const Y = (v: number) => py + v * s;
    const thick = 0.1 * CAP + 0.02 * s;
    const rope = union(
      stroke(parse(`M${x1 + GAP} ${y0 + high * 0.2} L${knot} ${cy} L${x1 + GAP} ${y1 - high * 0.2}`), thick, {
        join: 'round',
        cap: 'round',
      }),
      stroke(parse(`M${knot} ${cy} L${X(0.12)} ${cy}`), thick),
    );
    const body = parse(
      `M${X(0)} ${Y(-0.34)} Q${X(0)} ${Y(-0.4)} ${X(0.05)} ${Y(-0.4)} L${X(0.13)} ${Y(-0.4)} L${X(0.28)} ${Y(-0.15)} L${X(0.42)} ${Y(-0.17)} ` +
        `C${X(0.46)} ${Y(-0.35)} ${X(0.66)} ${Y(-0.35)} ${X(0.73)} ${Y(-0.16)} L${X(0.92)} ${Y(-0.13)} C${X(1.0)} ${Y(-0.12)} ${X(1.07)} ${Y(-0.05)} ${X(1.07)} ${Y(0)} ` +
        `C${X(1.07)} ${Y(0.06)} ${X(0.98)} ${Y(0.17)} ${X(0.86)} ${Y(0.18)} L${X(0.55)} ${Y(0.18)} L${X(0.06)} ${Y(0.05)}Z`,
    );
    const wing = polygon(
      [
        [X(0.42), Y(0.06)],
        [X(0.82), Y(0.06)],
        [X(0.54), Y(0.42)],
        [X(0.28), Y(0.42)],
      ],
      s * 0.04,
    );
    const pane = parse(
      `M${X(0.47)} ${Y(-0.11)} Q${X(0.5)} ${Y(-0.25)} ${X(0.58)} ${Y(-0.25)} Q${X(0.65)} ${Y(-0.25)} ${X(0.68)} ${Y(-0.11)}Z`,
    );
    const screw = rect(X(1.03), Y(-0.28), Math.max(12, s * 0.09), s * 0.56, s * 0.04);
    const plane = union(subtract(softened(body, 0.02 * s), pane), wing, screw);
    const tow = subtract(rope, grow(banner, GAP));
    return { plate: softened(banner, 0.05 * CAP), second: union(plane, tow) };
  },
};

/** An airliner, the name along its fuselage. */
export const jet: Plate = {
  about: ['airplane-tilt', 'globe-plane'],
  aspect: [3.2, 5],
  draw(held) {
    const size = 0.1 * CAP + 0.5 * held.height + 0.12 * held.width;
    const [x0, x1] = [held.x - 0.35 * CAP, right(held) + 0.2 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const u = y1 - y0;
    const X = (v: number) => x0 - v * size;
    const R = (v: number) => x1 + v * size;
    const Y = (v: number) => y0 + v * u;
    const top = (v: number) => y0 - v * size;
    const shell = parse(
      `M${X(0.3)} ${y0} L${R(0.2)} ${y0} C${R(0.7)} ${y0} ${R(1.15)} ${Y(0.42)} ${R(1.2)} ${Y(0.62)} C${R(1.22)} ${Y(0.86)} ${R(0.8)} ${y1} ${R(0.4)} ${y1} ` +
        `L${X(-0.2)} ${y1} C${X(0.5)} ${y1} ${X(1.1)} ${Y(0.5)} ${X(1.4)} ${Y(0.12)} L${X(1.62)} ${top(0.8)} L${X(1.2)} ${top(0.8)} L${X(0.62)} ${y0}Z`,
    );
    const glass = parse(
      `M${R(0.3)} ${Y(0.2)} L${R(0.5)} ${Y(0.2)} Q${R(0.72)} ${Y(0.28)} ${R(0.86)} ${Y(0.42)} L${R(0.3)} ${Y(0.42)}Z`,
    );
    const cx = (x0 + x1) / 2;
    const wing = polygon(
      [
        [cx + size * 0.8, y1 - 0.12 * CAP],
        [cx - size * 0.3, y1 - 0.12 * CAP],
        [cx - size * 1.24, y1 + size * 0.86],
        [cx - size * 0.8, y1 + size * 0.86],
      ],
      size * 0.07,
    );
    const far = polygon(
      [
        [cx + size * 0.74, y0 + 0.12 * CAP],
        [cx + size * 0.06, y0 + 0.12 * CAP],
        [cx - size * 0.52, top(0.42)],
        [cx - size * 0.2, top(0.42)],
      ],
      size * 0.06,
    );
    const tail = polygon(
      [
        [X(0.66), Y(0.5)],
        [X(1.22), Y(0.4)],
        [X(1.86), Y(0.4) + size * 0.44],
        [X(1.52), Y(0.4) + size * 0.44],
      ],
      size * 0.05,
    );
    const engine = rect(cx - size * 0.14, y1 + size * 0.14, size * 0.62, size * 0.28, size * 0.12);
    const solid = union(softened(shell, 0.07 * CAP), wing, far, tail, engine);
    return { plate: subtract(solid, glass) };
  },
};
