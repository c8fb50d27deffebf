/** Plates of who sells and changes the parts of a car. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A silencer with its pipes, the name on its drum. */
export const fatMuffler: Plate = {
  about: ['exhaust', 'car-exhaust'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy, gap, size } = bodyAround(held, 0.4, 0.36);
    const drum = rect(x0, y0, wide, high);
    const cap = 0.4 * size;
    const end = (x: number, way: number) =>
      parse(
        `M${x} ${y0}H${x + way * 0.06 * size}C${x + way * cap} ${y0} ${x + way * cap} ${y1} ${x + way * 0.06 * size} ${y1}H${x}Z`,
      );
    const [left, far] = [x0 - gap, x1 + gap];
    const pipe = 0.26 * size;
    const low = cy + 0.16 * high;
    const upper = cy - 0.16 * high;
    const inlet = rect(left - 0.6 * size, upper - pipe / 2, 0.6 * size, pipe);
    const flange = rect(left - 0.62 * size, upper - 0.22 * size, 0.13 * size, 0.44 * size, 0.04 * size);
    const tail = polygon(
      [
        [far, low - pipe * 0.5],
        [far + 0.44 * size, low - pipe * 0.5],
        [far + 0.66 * size, low - pipe * 0.66],
        [far + 0.58 * size, low + pipe * 0.66],
        [far + 0.44 * size, low + pipe * 0.5],
        [far, low + pipe * 0.5],
      ],
      0.03 * size,
    );
    const puff = (x: number, y: number, r: number) => circle(far + x * size, low - y * size, r * size);
    const smoke = union(
      puff(0.62, 0.44, 0.12),
      puff(0.78, 0.52, 0.15),
      puff(0.72, 0.66, 0.13),
      puff(0.54, 0.58, 0.12),
    );
    return {
      plate: concat(drum, union(end(left, -1), inlet, flange), union(end(far, 1), tail)),
      second: smoke,
    };
  },
};

/** A windscreen in its seal, its wipers at rest. */
export const wipedWindscreen: Plate = {
  about: ['windscreen', 'car-panes'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size } = bodyAround(held, 0.34, 0.3);
    const [top, low] = [y0 - 0.16 * size, y1 + 0.3 * size];
    const lean = 0.24 * size;
    const [arch, sag] = [0.1 * size, 0.14 * size];
    const raw = parse(
      `M${x0} ${top}Q${cx} ${top - 2 * arch} ${x1} ${top}L${x1 + lean} ${low}Q${cx} ${low + 2 * sag} ${x0 - lean} ${low}Z`,
    );
    const r = 0.12 * size;
    const glass = grow(shrink(raw, r), r);
    const seal = subtract(grow(glass, gap + 0.1 * size), grow(glass, gap));
    const mirrorBack = union(
      rect(cx - 0.2 * size, top + 0.02 * size, 0.4 * size, 0.13 * size, 0.06 * size),
      rect(cx - 0.04 * size, top - 0.2 * size, 0.08 * size, 0.24 * size),
    );
    const thick = Math.max(13, 0.065 * size);
    const rise = 0.07 * wide;
    const blade = (x: number) => {
      const [from, to] = [x, x + 0.38 * wide];
      const y = low - 0.01 * size;
      const mid = (from + to) / 2;
      return union(
        stroke(line(from, y, to, y - rise), thick),
        stroke(line(mid, y - rise / 2, from + 0.14 * wide, low + 2 * sag), thick, { cap: 'butt' }),
      );
    };
    const wipers = union(blade(x0 + 0.06 * wide), blade(x0 + 0.56 * wide));
    return { plate: concat(subtract(glass, mirrorBack, wipers), seal) };
  },
};

/** A car's door with its window, the name on its panel. */
export const carDoorPanel: Plate = {
  about: ['spray-gun', 'car-hammer', 'painted-car', 'tinted-window', 'car-shades', 'car-panes'],
  aspect: [1.1, 2.5],
  draw(held) {
    const { x0, x1, y0: over, y1, wide, high, gap, size } = bodyAround(held, 0.42, 0.3, 0.4);
    const y0 = over - 0.2 * size;
    const rise = 0.62 * size;
    const top = y0 - rise;
    const bend = 0.46 * rise;
    const whole = parse(
      `M${x1} ${top + 0.1 * size}V${y0 + 0.4 * high}C${x1} ${y1 - 0.3 * high} ${x1 - 0.06 * size} ${y1 - 0.12 * high} ${x1 - 0.2 * size} ${y1}` +
        `H${x0}V${y0}L${x0 + bend} ${top + 0.2 * size}Q${x0 + bend + 0.14 * size} ${top} ${x0 + bend + 0.34 * size} ${top}H${x1 - 0.1 * size}Q${x1} ${top} ${x1} ${top + 0.1 * size}Z`,
    );
    const r = 0.06 * size;
    const door = grow(shrink(whole, r), r);
    const e = 0.13 * size;
    const pane = grow(
      shrink(intersect(shrink(door, e), rect(x0, top, wide, rise - 0.02 * size)), 0.03 * size),
      0.03 * size,
    );
    const hole = grow(pane, gap * 0.2);
    const shine = [0.3, 0.46].map((at) =>
      stroke(
        line(x0 + at * wide + 0.3 * size, top, x0 + at * wide - 0.2 * size, y0),
        at < 0.4 ? 0.1 * size : 0.05 * size,
        { cap: 'butt' },
      ),
    );
    const glass = subtract(shrink(pane, gap * 0.9), ...shine);
    const grip = rect(x1 - 0.5 * size, y0 + 0.11 * size, 0.34 * size, 0.1 * size, 0.05 * size);
    const ear = parse(
      `M${x0 + 0.14 * size} ${y0 - 0.02 * size}H${x0 - 0.2 * size}C${x0 - 0.34 * size} ${y0 - 0.02 * size} ${x0 - 0.34 * size} ${y0 - 0.28 * size} ${x0 - 0.18 * size} ${y0 - 0.28 * size}H${x0 + 0.02 * size}Z`,
    );
    return { plate: union(subtract(door, hole, grip, grow(ear, gap)), ear), second: glass };
  },
};
