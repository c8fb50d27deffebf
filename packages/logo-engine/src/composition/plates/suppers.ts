/** Plates of who grills, blends and hands a supper over the counter. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A barrel grill on its legs: lid, chimney and smoke. */
export const drumGrill: Plate = {
  about: ['grill', 'grill-tools', 'skewer', 'steak'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m } = bodyAround(held, 0.42, 0.42, 0.34);
    const [l, e] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const lid = parse(
      `M${l} ${y1}V${y0 + 0.4 * h}C${l} ${y0 + 0.1 * h} ${l + 0.1 * m} ${y0} ${l + 0.4 * m} ${y0}H${e - 0.4 * m}C${e - 0.1 * m} ${y0} ${e} ${y0 + 0.1 * h} ${e} ${y0 + 0.4 * h}V${y1}Z`,
    );
    const t = y1 + GAP;
    const deep = 0.4 * m;
    const tub = parse(
      `M${l} ${t}H${e}C${e} ${t + 0.8 * deep} ${e - 0.2 * m} ${t + deep} ${e - 0.5 * m} ${t + deep}H${l + 0.5 * m}C${l + 0.2 * m} ${t + deep} ${l} ${t + 0.8 * deep} ${l} ${t}Z`,
    );
    const shelf = rect(l - 0.42 * m, t, 0.5 * m, 0.15 * m, 0.05 * m);
    const foot = t + deep + 0.34 * m;
    const leg = (x: number, to: number) => stroke(line(x, t + 0.7 * deep, to, foot), 0.15 * m);
    const [wx, r] = [e - 0.34 * m, 0.24 * m];
    const wheel = circle(wx, foot - r + 0.08 * m, r);
    const hub = circle(wx, foot - r + 0.08 * m, 0.08 * m);
    const legs = union(leg(l + 0.46 * m, l + 0.3 * m), leg(e - 0.5 * m, wx));
    const frame = union(tub, shelf, subtract(legs, grow(wheel, GAP)));
    const px = e - 0.5 * m;
    const chimney = union(
      rect(px - 0.12 * m, y0 - 0.26 * m, 0.24 * m, 0.5 * m),
      rect(px - 0.2 * m, y0 - 0.36 * m, 0.4 * m, 0.14 * m, 0.05 * m),
    );
    const grip = subtract(
      rect(l + 0.3 * m, y0 - 0.17 * m, 0.7 * m, 0.4 * m, 0.1 * m),
      rect(l + 0.42 * m, y0 - 0.06 * m, 0.46 * m, 0.4 * m, 0.02 * m),
    );
    const smoke = (x: number, tall: number) =>
      stroke(
        parse(
          `M${x} ${y0 - 0.36 * m - GAP - 8}c${-0.16 * m} ${-tall * 0.36} ${0.16 * m} ${-tall * 0.64} 0 ${-tall}`,
        ),
        Math.max(14, 0.085 * m),
      );
    return {
      plate: concat(union(lid, chimney, grip), frame, subtract(wheel, hub)),
      second: concat(smoke(px - 0.13 * m, 0.28 * m), smoke(px + 0.13 * m, 0.38 * m)),
    };
  },
};

/** A paper pail of noodles with two chopsticks in it. */
export const noodlePail: Plate = {
  about: ['noodle-box', 'disposables', 'spring-rolls'],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, wide } = bodyAround(held, 0.38, 0.36, 0.4);
    const lean = 0.12 * h;
    const [l, e] = [x0 - lean, x1 + lean];
    const pail = polygon(
      [
        [l, y0],
        [e, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.05 * m,
    );
    const b = y0 - GAP;
    const flap = polygon(
      [
        [l - 0.02 * m, b],
        [l + 0.2 * m, b - 0.3 * m],
        [cx - 0.2 * wide, b - 0.3 * m],
        [cx - 0.14 * wide, b - 0.2 * m],
        [cx + 0.14 * wide, b - 0.2 * m],
        [cx + 0.2 * wide, b - 0.3 * m],
        [e - 0.2 * m, b - 0.3 * m],
        [e + 0.02 * m, b],
      ],
      0.05 * m,
    );
    const thick = Math.max(14, 0.09 * m);
    const stick = (x: number, turn: number) =>
      rotate(rect(x - thick / 2, b - 1.15 * m, thick, 1.3 * m, thick * 0.3), turn, x, b);
    const sticks = union(stick(cx + 0.1 * m, 22), stick(cx + 0.36 * m, 34));
    const loops = [0, 1].map((i) => {
      const [x, r] = [cx - (0.62 - 0.5 * i) * m, (0.36 - 0.03 * i) * m];
      return [r, r - 0.16 * m].map((each) =>
        subtract(circle(x, b - 0.2 * m, each), circle(x, b - 0.2 * m, each - 0.07 * m - 3)),
      );
    });
    const behind = union(grow(flap, GAP), rect(l - m, b - 0.1 * m, e - l + 2 * m, 2 * m));
    const noodles = subtract(
      union(
        ...(loops[0] ?? []),
        subtract(union(...(loops[1] ?? [])), circle(cx - 0.62 * m, b - 0.2 * m, 0.36 * m + 9)),
      ),
      behind,
      grow(sticks, 9),
    );
    return { plate: concat(pail, flap), second: concat(noodles, subtract(sticks, behind)) };
  },
};

/** A blender jug under its lid, on its motor. */
export const blenderJug: Plate = {
  about: ['juice', 'blender'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, high: h } = bodyAround(held, 0.42, 0.5, 0.44);
    const lean = 0.1 * h;
    const jug = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.1 * lean, y1],
        [x0 + 0.1 * lean, y1],
      ],
      0.05 * m,
    );
    const spout = polygon(
      [
        [x0 - lean - 0.2 * m, y0],
        [x0, y0],
        [x0 - 0.6 * lean, y0 + 0.3 * m],
      ],
      0.02 * m,
    );
    const grip = stroke(
      parse(
        `M${x1 + 0.6 * lean} ${y0 + 0.2 * m}H${x1 + lean + 0.24 * m}Q${x1 + lean + 0.4 * m} ${y0 + 0.2 * m} ${x1 + lean + 0.37 * m} ${y0 + 0.36 * m}L${x1 + 0.32 * m} ${y1 - 0.28 * m}Q${x1 + 0.28 * m} ${y1 - 0.16 * m} ${x1 + 0.14 * m} ${y1 - 0.16 * m}H${x1 - 0.1 * m}`,
      ),
      0.14 * m,
    );
    const b = y0 - GAP;
    const lid = union(
      rect(x0 - lean - 0.04 * m, b - 0.17 * m, x1 - x0 + 2 * lean + 0.08 * m, 0.17 * m, 0.06 * m),
      rect(cx - 0.3 * m, b - 0.34 * m, 0.6 * m, 0.26 * m, 0.08 * m),
    );
    const t = y1 + GAP;
    const collar = rect(x0 - 0.02 * m, t, x1 - x0 + 0.04 * m, 0.14 * m, 0.05 * m);
    const k = t + 0.14 * m + GAP;
    const knob = circle(cx, k + 0.26 * m, 0.15 * m);
    const base = polygon(
      [
        [x0 + 0.04 * m, k],
        [x1 - 0.04 * m, k],
        [x1 + 0.2 * m, k + 0.52 * m],
        [x0 - 0.2 * m, k + 0.52 * m],
      ],
      0.08 * m,
    );
    const inner = rect(x0 + 4, y0, x1 - x0 - 8, h);
    return {
      plate: concat(union(jug, spout, subtract(grip, inner)), collar, subtract(base, knob)),
      second: concat(lid, circle(cx, k + 0.26 * m, 0.15 * m - 10)),
    };
  },
};
