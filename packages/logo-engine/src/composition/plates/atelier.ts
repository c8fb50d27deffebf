/** Plates of who paints, tattoos and dives. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A heart behind a ribbon that bears the name, as sailors have it on their arms. */
export const tattoo: Plate = {
  about: ['tattoo-machine', 'tattoo-heart'],
  styles: ['playful', 'creative', 'vintage', 'modern'],
  aspect: [1.7, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.34 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const size = (high * 1.12 + (x1 - x0) * 0.48) / 2;
    const ribbon = rect(x0, y0, x1 - x0, high, 0.04 * CAP);
    const drop = 0.3 * high;
    const tail = (x: number, way: 1 | -1) => {
      const out = (d: number) => x + way * d;
      return polygon(
        [
          [out(-0.34 * size), y0 + drop],
          [out(0.52 * size), y0 + drop],
          [out(0.3 * size), y0 + drop + high * 0.5],
          [out(0.52 * size), y1 + drop],
          [out(-0.34 * size), y1 + drop],
        ],
        4,
      );
    };
    const clear = grow(ribbon, GAP);
    const [a, top, low] = [1.02 * size, y0 - 0.62 * size, y1 + 0.78 * size];
    const y = y0 - 0.1 * size;
    const heart = parse(
      `M${cx} ${y0 - 0.34 * size}C${cx + 0.12 * size} ${top} ${cx + 0.42 * size} ${top - 0.06 * size} ${cx + 0.6 * size} ${top}C${cx + 0.9 * size} ${top + 0.08 * size} ${cx + a * 1.06} ${y - 0.1 * size} ${cx + a} ${y + 0.2 * size}C${cx + a * 0.9} ${y1} ${cx + 0.36 * size} ${y1 + 0.4 * size} ${cx} ${low}C${cx - 0.36 * size} ${y1 + 0.4 * size} ${cx - a * 0.9} ${y1} ${cx - a} ${y + 0.2 * size}C${cx - a * 1.06} ${y - 0.1 * size} ${cx - 0.9 * size} ${top + 0.08 * size} ${cx - 0.6 * size} ${top}C${cx - 0.42 * size} ${top - 0.06 * size} ${cx - 0.12 * size} ${top} ${cx} ${y0 - 0.34 * size}Z`,
    );
    const shine = stroke(
      parse(
        `M${cx - 0.78 * size} ${y0 - 0.22 * size}Q${cx - 0.74 * size} ${top + 0.17 * size} ${cx - 0.5 * size} ${top + 0.15 * size}`,
      ),
      Math.max(11, 0.075 * size),
    );
    const tails = union(tail(x0, -1), tail(x1, 1));
    return {
      plate: concat(ribbon, subtract(tails, clear)),
      second: subtract(heart, clear, grow(tails, GAP), shine),
    };
  },
};

/** A painter's palette, its paints along the edge. */
export const palette: Plate = {
  about: ['palette', 'brush', 'easel', 'paint-brush'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.3 * CAP];
    const high = y1 - y0;
    const size = (high + (x1 - x0) * 0.55) / 2;
    const top = y0 - 0.5 * size;
    const low = y1 + 0.2 * size;
    const [left, end] = [x0 - 0.24 * size, x1 + 0.66 * size];
    const cx = (left + end) / 2;
    const my = (top + low) / 2;
    const board = parse(
      `M${cx} ${top}C${end - 0.44 * size} ${top} ${end} ${top + 0.3 * size} ${end} ${my - 0.16 * size}C${end} ${my + 0.16 * size} ${end - 0.2 * size} ${my + 0.2 * size} ${end - 0.36 * size} ${my + 0.3 * size}C${end - 0.5 * size} ${my + 0.4 * size} ${x1 + 0.16 * size} ${low} ${x1 - 0.3 * size} ${low}L${x0 + 0.5 * size} ${low}C${left + 0.3 * size} ${low} ${left} ${low - 0.4 * size} ${left} ${my}C${left} ${top + 0.4 * size} ${left + 0.44 * size} ${top} ${cx} ${top}Z`,
    );
    const thumb = rotate(
      ellipse(end - 0.36 * size, my - 0.04 * size, 0.17 * size, 0.12 * size),
      -20,
      end - 0.36 * size,
      my,
    );
    const count = held.width > 1.7 * held.height ? 4 : 3;
    const [from, to] = [x0 + 0.42 * size, x1 - 0.1 * size];
    const wells = Array.from({ length: count }, (_, i) =>
      circle(from + ((to - from) * i) / (count - 1), top + 0.27 * size, 0.15 * size),
    );
    return { plate: subtract(board, thumb, ...wells) };
  },
};

/** A painting on its easel. */
export const easelCanvas: Plate = {
  about: ['easel', 'palette', 'brush'],
  aspect: [1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const size = (high + (x1 - x0) * 0.7) / 2;
    const canvas = rect(x0, y0, x1 - x0, high, 0.05 * CAP);
    const thick = 0.12 * size;
    const apex = y0 - 0.4 * size;
    const low = y1 + 0.56 * size;
    const slope = 0.36;
    const leg = (way: 1 | -1) =>
      stroke(line(cx + way * 0.05 * size, apex, cx + way * (0.05 * size + (low - apex) * slope), low), thick);
    const post = rect(cx - thick / 2, apex - 0.1 * size, thick, low - apex - 0.06 * size, thick * 0.3);
    const shelf = rect(cx - 0.66 * size, y1 + GAP, 1.32 * size, 0.14 * size, 0.05 * size);
    const legs = subtract(union(leg(1), leg(-1), post), grow(canvas, GAP));
    return { plate: concat(canvas, union(legs, shelf)) };
  },
};

/** A diver's mask, the name on its glass, the snorkel beside it. */
export const diveMask: Plate = {
  about: ['dive-mask', 'snorkeller'],
  aspect: [1.5, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const size = (high + (x1 - x0) * 0.42) / 2;
    const [n, deep] = [0.3 * size, 0.34 * size];
    const low = y1 + deep;
    const r = 0.34 * size;
    const glass = parse(
      `M${x0 + r} ${y0}L${x1 - r} ${y0}Q${x1} ${y0} ${x1} ${y0 + r}L${x1 - 0.04 * size} ${low - 0.5 * size}Q${x1 - 0.08 * size} ${low} ${x1 - 0.5 * size} ${low}L${cx + n * 1.9} ${low}C${cx + n * 1.1} ${low} ${cx + n} ${y1 + 6} ${cx} ${y1 + 6}C${cx - n} ${y1 + 6} ${cx - n * 1.1} ${low} ${cx - n * 1.9} ${low}L${x0 + 0.5 * size} ${low}Q${x0 + 0.08 * size} ${low} ${x0 + 0.04 * size} ${low - 0.5 * size}L${x0} ${y0 + r}Q${x0} ${y0} ${x0 + r} ${y0}Z`,
    );
    const rim = Math.max(15, 0.13 * size);
    const nose = ellipse(cx, low + 0.06 * size, n * 0.92, 0.32 * size);
    const outer = union(grow(glass, GAP + rim), nose);
    const strap = (x: number, long: number) => rect(x, y0 + 0.3 * size, long, 0.36 * size, 0.07 * size);
    const reach = GAP + rim;
    const sx = x1 + reach + 0.3 * size;
    const foot = low + 0.26 * size;
    const tube = stroke(
      parse(
        `M${sx} ${y0 - 0.36 * size}L${sx} ${foot - 0.4 * size}Q${sx} ${foot} ${sx - 0.4 * size} ${foot}L${cx + n * 2.3} ${foot}`,
      ),
      0.21 * size,
    );
    const frame = union(
      outer,
      strap(x0 - reach - 0.46 * size + 4, 0.46 * size),
      strap(x1 + reach - 4, 0.3 * size),
    );
    return { plate: concat(glass, subtract(frame, grow(glass, GAP), grow(tube, GAP))), second: tube };
  },
};

/** A lure with its bill and its hooks, the name on its side. */
export const lure: Plate = {
  about: ['fishing-rod', 'hook'],
  aspect: [1.7, 3.4],
  draw(held) {
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [x0, x1] = [held.x - 0.1 * CAP, right(held) + 0.1 * CAP];
    const [nose, end] = [x1 + 0.72 * high, x0 - 0.66 * high];
    const mid = (x0 + x1) / 2;
    const body = parse(
      `M${nose} ${cy + 0.02 * high}C${nose - 0.06 * high} ${cy - 0.3 * high} ${x1 - 0.1 * high} ${y0 - 0.06 * high} ${mid} ${y0 - 0.06 * high}C${x0} ${y0 - 0.06 * high} ${x0 - 0.3 * high} ${cy - 0.34 * high} ${end} ${cy - 0.08 * high}L${end} ${cy + 0.08 * high}C${x0 - 0.3 * high} ${cy + 0.34 * high} ${x0} ${y1 + 0.06 * high} ${mid} ${y1 + 0.06 * high}C${x1 - 0.1 * high} ${y1 + 0.06 * high} ${nose - 0.06 * high} ${cy + 0.34 * high} ${nose} ${cy + 0.02 * high}Z`,
    );
    const eye = subtract(
      circle(x1 + 0.34 * high, cy - 0.1 * high, 0.13 * high),
      circle(x1 + 0.34 * high, cy - 0.1 * high, 0.055 * high),
    );
    const bill = rotate(
      rect(nose - 0.12 * high, cy + 0.12 * high, 0.46 * high, 0.17 * high, 0.08 * high),
      34,
      nose - 0.1 * high,
      cy + 0.2 * high,
    );
    const thick = Math.max(12, 0.065 * high);
    const ring = (x: number, y: number) =>
      subtract(circle(x, y, 0.12 * high), circle(x, y, 0.12 * high - thick));
    const hook = (x: number, y: number) => {
      const [r, s] = [0.17 * high, y + 0.42 * high];
      const barb = (way: 1 | -1) =>
        stroke(
          parse(
            `M${x} ${s - 4}C${x} ${s + r * 1.3} ${x + way * r * 1.9} ${s + r * 1.3} ${x + way * r * 1.7} ${s - r * 0.5}`,
          ),
          thick,
          { cap: 'round' },
        );
      return union(stroke(line(x, y, x, s), thick), barb(1), barb(-1));
    };
    const foot = y1 + 0.06 * high;
    return {
      plate: union(
        subtract(body, eye),
        bill,
        ring(end - 0.06 * high, cy),
        hook(mid + 0.28 * held.width, foot - 0.06 * high),
        hook(end - 0.1 * high, cy + 0.08 * high),
      ),
    };
  },
};
