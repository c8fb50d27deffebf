/** Plates of who makes nights: candles, a bottle on ice, a ride at the fair. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A candle in a glass, alight. */
export const glassCandle: Plate = {
  about: ['scented-candle', 'candle', 'three-candles'],
  aspect: [1, 2.1],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.46, 0.36, 0.44);
    const pen = 0.06 * m + 0.07 * CAP;
    const low = y1 + 0.06 * m;
    const top = y0 - 0.4 * m;
    const wall = (x: number) => rect(x, top, pen, 0.8 * m, pen / 2);
    const glass = union(
      rect(x0, y0 - GAP, wide, low - y0 + GAP, 0.22 * m),
      rect(x0, y0 - GAP, wide, 0.4 * high),
      wall(x0),
      wall(x1 - pen),
    );
    const melt = parse(`M${x0 + pen} ${y0 - GAP - 1}Q${cx} ${y0 + 0.02 * m} ${x1 - pen} ${y0 - GAP - 1}Z`);
    const wick = rect(cx - 0.045 * m, y0 - 0.28 * m, 0.09 * m, 0.3 * m);
    const fy = y0 - 0.34 * m;
    const flame = parse(
      `M${cx + 0.03 * m} ${fy - 0.72 * m}C${cx + 0.1 * m} ${fy - 0.48 * m} ${cx + 0.29 * m} ${fy - 0.36 * m} ${cx + 0.26 * m} ${fy - 0.12 * m}C${cx + 0.23 * m} ${fy + 0.1 * m} ${cx - 0.21 * m} ${fy + 0.1 * m} ${cx - 0.26 * m} ${fy - 0.12 * m}C${cx - 0.29 * m} ${fy - 0.36 * m} ${cx - 0.06 * m} ${fy - 0.44 * m} ${cx + 0.03 * m} ${fy - 0.72 * m}Z`,
    );
    const glow = parse(
      `M${cx} ${fy - 0.24 * m}C${cx + 0.1 * m} ${fy - 0.14 * m} ${cx + 0.1 * m} ${fy - 0.02 * m} ${cx} ${fy - 0.02 * m}S${cx - 0.1 * m} ${fy - 0.14 * m} ${cx} ${fy - 0.24 * m}Z`,
    );
    return {
      plate: union(subtract(glass, melt), subtract(wick, grow(flame, 9))),
      second: subtract(flame, glow),
    };
  },
};

/** A champagne bottle in its bucket of ice. */
export const iceBucket: Plate = {
  about: ['champagne'],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.42, 0.36, 0.36);
    const lean = 0.16 * m;
    const body = parse(
      `M${x0 - lean} ${y0}H${x1 + lean}C${x1 + lean * 0.7} ${y0 + 0.6 * high} ${x1 + lean * 0.2} ${y1 + 0.12 * m} ${x1 - 0.26 * m} ${y1 + 0.12 * m}H${x0 + 0.26 * m}C${x0 - lean * 0.2} ${y1 + 0.12 * m} ${x0 - lean * 0.7} ${y0 + 0.6 * high} ${x0 - lean} ${y0}Z`,
    );
    const foot = rect(cx - 0.3 * wide, y1 + 0.12 * m + GAP, 0.6 * wide, 0.14 * m, 0.05 * m);
    const thick = 0.16 * m;
    const edge = y0 - GAP - thick;
    const rim = rect(x0 - lean - 0.1 * m, edge, wide + 2 * lean + 0.2 * m, thick, thick / 2);
    const ring = (way: 1 | -1) => {
      const x = way > 0 ? x1 + lean : x0 - lean;
      const c = circle(x + way * 0.06 * m, y0 + 0.28 * m, 0.16 * m);
      return subtract(stroke(c, 0.085 * m), grow(body, 0));
    };
    const [bx, by] = [cx - 0.34 * m, edge];
    const bottle = parse(
      `M${bx - 0.3 * m} ${by + 0.4 * m}V${by - 0.1 * m}C${bx - 0.3 * m} ${by - 0.36 * m} ${bx - 0.12 * m} ${by - 0.42 * m} ${bx - 0.11 * m} ${by - 0.66 * m}H${bx + 0.11 * m}C${bx + 0.12 * m} ${by - 0.42 * m} ${bx + 0.3 * m} ${by - 0.36 * m} ${bx + 0.3 * m} ${by - 0.1 * m}V${by + 0.4 * m}Z`,
    );
    const foil = union(
      rect(bx - 0.11 * m, by - 0.98 * m, 0.22 * m, 0.32 * m - 10),
      rect(bx - 0.15 * m, by - 1.12 * m, 0.3 * m, 0.2 * m, 0.08 * m),
    );
    const tilt = (p: typeof foil) => rotate(p, 16, bx, by);
    const clear = rect(x0 - m, edge - GAP, wide + 2 * m, 2 * m);
    const ice = [
      [0.32, 0.1, 24],
      [0.74, 0.08, -14],
    ].map(([dx = 0, dy = 0, turn = 0]) =>
      rotate(
        rect(cx + (dx - 0.18) * m, edge - (dy + 0.2) * m, 0.36 * m, 0.36 * m, 0.05 * m),
        turn,
        cx + dx * m,
        edge - dy * m,
      ),
    );
    const green = tilt(bottle);
    const cubes = subtract(union(ice[1] ?? rim), grow(ice[0] ?? rim, 9));
    return {
      plate: concat(
        union(body, ring(1), ring(-1)),
        rim,
        foot,
        subtract(green, clear),
        subtract(union(cubes, ice[0] ?? rim), grow(green, 9), clear),
      ),
      second: tilt(foil),
    };
  },
};

/** A bumper car of a fair, its pole under power. */
export const bumperCar: Plate = {
  about: ['ferris-wheel', 'carousel', 'roller-coaster'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.44, 0.36, 0.3);
    const back = x0 - 0.2 * m;
    const nose = x1 + 0.4 * m;
    const body = parse(
      [
        `M${back} ${y1}V${y0 - 0.24 * m}Q${back} ${y0 - 0.44 * m} ${back + 0.2 * m} ${y0 - 0.44 * m}H${back + 0.34 * m}Q${back + 0.5 * m} ${y0 - 0.44 * m} ${back + 0.54 * m} ${y0 - 0.3 * m}`,
        `L${back + 0.6 * m} ${y0 - 0.14 * m}Q${back + 0.64 * m} ${y0} ${back + 0.78 * m} ${y0}`,
        `H${x1 - 0.1 * m}C${x1 + 0.3 * m} ${y0} ${nose} ${y0 + 0.3 * high} ${nose} ${y1}Z`,
      ].join(''),
    );
    const skirt = rect(back - 0.16 * m, y1 + GAP, nose - back + 0.32 * m, 0.28 * m, 0.14 * m);
    const px = back + 0.2 * m;
    const top = y0 - 0.98 * m;
    const pole = union(
      rect(px - 0.045 * m, top, 0.09 * m, 0.64 * m),
      rect(px - 0.16 * m, top - 0.04 * m, 0.5 * m, 0.09 * m, 0.04 * m),
    );
    const bolt = parse(
      `M${px + 0.6 * m} ${top - 0.2 * m}L${px + 0.4 * m} ${top + 0.16 * m}H${px + 0.54 * m}L${px + 0.46 * m} ${top + 0.44 * m}L${px + 0.74 * m} ${top + 0.04 * m}H${px + 0.58 * m}L${px + 0.72 * m} ${top - 0.2 * m}Z`,
    );
    const wx = x0 + wide * 0.62;
    const wheel = union(
      stroke(line(wx, y0 + 6, wx - 0.2 * m, y0 - 0.3 * m), 0.09 * m),
      stroke(line(wx - 0.38 * m, y0 - 0.2 * m, wx - 0.02 * m, y0 - 0.4 * m), 0.11 * m),
    );
    const lamp = ellipse(nose - 0.22 * m, y0 + 0.5 * high, 0.1 * m, 0.13 * m);
    return { plate: union(subtract(body, lamp), pole, wheel), second: concat(skirt, bolt) };
  },
};
