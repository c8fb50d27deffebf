/** Plates of who pours and spreads concrete and carries earth. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

const wheel = (x: number, y: number, r: number) => subtract(circle(x, y, r), circle(x, y, r * 0.38));

/** A mixer truck, the name on its drum. */
export const mixerDrum: Plate = {
  about: ['mixer-truck'],
  aspect: [1.5, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, mean } = bodyAround(held, 0.3, 0.36);
    const u = mean * 0.62;
    const [rear, front] = [x0 - u * 0.46, x1 + u * 0.26];
    const drum = polygon(
      [
        [rear, y0 - u * 0.06],
        [x0 + wide * 0.06, y0 - u * 0.08],
        [x1 - wide * 0.1, y0 - u * 0.02],
        [front, y0 + high * 0.24],
        [front, y1 - high * 0.12],
        [x1 - wide * 0.06, y1 + u * 0.03],
        [x0 + wide * 0.04, y1],
        [rear, y0 + high * 0.44],
      ],
      u * 0.12,
    );
    const band = (x: number, w: number) =>
      stroke(
        parse(`M${x + u * 0.05} ${y0 - u}Q${x - u * 0.12} ${(y0 + y1) / 2} ${x + u * 0.05} ${y1 + u}`),
        w,
        {
          cap: 'butt',
        },
      );
    const stripe = u * 0.13;
    const s = x0 - u * 0.1;
    const body = subtract(drum, band(s, stripe + 22));
    const hoop = intersect(drum, band(s, stripe));
    const floor = y1 + u * 0.1;
    const cab = front - u * 0.04;
    const nose = front + u * 0.52;
    const cabin = polygon(
      [
        [cab, y0 + high * 0.2],
        [cab + u * 0.36, y0 + high * 0.2],
        [nose, y0 + high * 0.62],
        [nose, floor + u * 0.16],
        [cab, floor + u * 0.16],
      ],
      u * 0.06,
    );
    const pane = polygon(
      [
        [cab + u * 0.12, y0 + high * 0.2 + u * 0.11],
        [cab + u * 0.31, y0 + high * 0.2 + u * 0.11],
        [cab + u * 0.42, y0 + high * 0.62],
        [cab + u * 0.12, y0 + high * 0.62],
      ],
      u * 0.03,
    );
    const bed = rect(rear + u * 0.1, floor, nose - rear - u * 0.1, u * 0.16, 4);
    const prop = polygon(
      [
        [rear + u * 0.12, floor + 8],
        [rear + u * 0.12, y0 + high * 0.66],
        [rear + u * 0.42, floor + 8],
      ],
      6,
    );
    const [r, at] = [u * 0.23, floor + u * 0.2];
    const axles = [rear + u * 0.48, rear + u * 1.02, cab + u * 0.24];
    const frame = union(bed, subtract(cabin, pane), prop);
    const clear = axles.map((x) => circle(x, at, r + 11));
    return {
      plate: concat(body, subtract(frame, grow(drum, 11), ...clear), ...axles.map((x) => wheel(x, at, r))),
      second: hoop,
    };
  },
};

/** A tipper that is heaped, the name on its hopper. */
export const tipper: Plate = {
  about: ['dump-truck', 'wrecking-ball', 'rubble-skip', 'gravel-conveyor'],
  aspect: [1.6, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, mean } = bodyAround(held, 0.34, 0.38);
    const u = mean * 0.62;
    const lip = x1 + u * 0.62;
    const hopper = polygon(
      [
        [x0 - u * 0.3, y0 + high * 0.02],
        [lip, y0],
        [lip, y0 + u * 0.14],
        [x1 + u * 0.12, y0 + u * 0.17],
        [x1, y1],
        [x0 + u * 0.02, y1],
      ],
      u * 0.05,
    );
    const floor = y1 + 12;
    const nose = x1 + u * 0.72;
    const cabTop = y0 + u * 0.17 + 14;
    const cabin = polygon(
      [
        [x1 + u * 0.12 + 6, cabTop],
        [x1 + u * 0.46, cabTop],
        [x1 + u * 0.54, y0 + high * 0.58],
        [nose, y0 + high * 0.64],
        [nose, floor + u * 0.2],
        [x1 - u * 0.04, floor + u * 0.2],
      ],
      u * 0.05,
    );
    const pane = polygon(
      [
        [x1 + u * 0.23, cabTop + u * 0.09],
        [x1 + u * 0.39, cabTop + u * 0.09],
        [x1 + u * 0.45, y0 + high * 0.58],
        [x1 + u * 0.2, y0 + high * 0.58],
      ],
      u * 0.02,
    );
    const bed = rect(x0 + u * 0.12, floor, x1 - x0, u * 0.22, 4);
    const [r, at] = [u * 0.3, floor + u * 0.33];
    const axles = [x0 + u * 0.46, x1 + u * 0.34];
    if (wide > u * 2.3) axles.push(x0 + u * 1.16);
    const frame = subtract(
      union(subtract(cabin, pane), bed),
      grow(hopper, 11),
      ...axles.map((x) => circle(x, at, r + 11)),
    );
    const from = x0 - u * 0.1;
    const span = x1 + u * 0.3 - from;
    const lump = (share: number, up: number, k: number) => circle(from + span * share, y0 - u * up, u * k);
    const mound = polygon(
      [
        [from, y0 + 4],
        [from + span * 0.34, y0 - u * 0.36],
        [from + span * 0.6, y0 - u * 0.36],
        [from + span, y0 + 4],
      ],
      u * 0.1,
    );
    const heap = subtract(
      union(
        mound,
        lump(0.2, 0.14, 0.16),
        lump(0.38, 0.3, 0.18),
        lump(0.56, 0.34, 0.16),
        lump(0.76, 0.16, 0.16),
      ),
      rect(from - u, y0 - 11, span + u * 2, u),
    );
    return { plate: concat(hopper, frame, ...axles.map((x) => wheel(x, at, r))), second: heap };
  },
};

/** A notched trowel with its grip, the name on its blade. */
export const notchedTrowel: Plate = {
  about: ['trowel', 'tiles'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, y0, y1, wide, high, cx, mean } = bodyAround(held, 0.4, 0.36);
    const u = mean * 0.62;
    const count = 2 * Math.max(5, Math.round(wide / (u * 0.42))) + 1;
    const step = wide / count;
    const deep = u * 0.21;
    const notches = Array.from({ length: (count - 1) / 2 }, (_, i) =>
      rect(x0 + (2 * i + 1) * step, y1, step, deep + 4),
    );
    const blade = subtract(rect(x0, y0, wide, high + deep, 6), ...notches);
    const half = Math.min(wide * 0.36, u * 1.1);
    const grip = rect(cx - half - u * 0.16, y0 - u * 0.78, half * 2 + u * 0.32, u * 0.34, u * 0.17);
    const t = u * 0.17;
    const post = (way: number) =>
      stroke(parse(`M${cx + way * half * 0.66} ${y0 - u * 0.6}V${y0 + 4}`), t, { cap: 'butt' });
    const spine = rect(cx - half, y0 - u * 0.14, half * 2, u * 0.2, u * 0.05);
    return {
      plate: union(blade, spine, subtract(union(post(-1), post(1)), grow(grip, 11))),
      second: grip,
    };
  },
};
