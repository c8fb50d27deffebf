/** Plates of who makes nights: candles, a bottle on ice, a ride at the fair. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A candle in a glass, alight. */
export const glassCandle: Plate = {
  about: ['scented-candle', 'flower-candle', 'candle', 'three-candles'],
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

/** A champagne bottle that leans in its bucket of ice. */
export const iceBucket: Plate = {
  about: ['champagne'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.26, 0.34, 0.34);
    const [lean, low] = [0.2 * m, y1 + 0.16 * m];
    const body = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.02 * m, low],
        [x0 + 0.02 * m, low],
      ],
      0.09 * m,
    );
    const thick = 0.17 * m;
    const edge = y0 - 12 - thick;
    const rim = rect(x0 - lean - 0.08 * m, edge, wide + 2 * lean + 0.16 * m, thick, 0.4 * thick);
    const knob = (way: 1 | -1) => {
      const x = way > 0 ? x1 + lean : x0 - lean;
      return stroke(
        parse(
          `M${x - way * 0.06 * m} ${y0 + 0.16 * m}H${x + way * 0.08 * m}Q${x + way * 0.17 * m} ${y0 + 0.16 * m} ${x + way * 0.17 * m} ${y0 + 0.26 * m}V${y0 + 0.44 * m}`,
        ),
        0.11 * m,
      );
    };
    const [bx, by] = [cx - 0.12 * wide, edge];
    const [r, n] = [0.36 * m, 0.13 * m];
    const tilt = (p: Path) => rotate(p, 20, bx, by);
    const bottle = parse(
      `M${bx - r} ${by + 0.5 * m}V${by - 0.2 * m}C${bx - r} ${by - 0.52 * m} ${bx - n} ${by - 0.5 * m} ${bx - n} ${by - 0.84 * m}H${bx + n}C${bx + n} ${by - 0.5 * m} ${bx + r} ${by - 0.52 * m} ${bx + r} ${by - 0.2 * m}V${by + 0.5 * m}Z`,
    );
    const foil = union(
      rect(bx - n, by - 1.14 * m, 2 * n, 0.3 * m - 11),
      rect(bx - n - 0.05 * m, by - 1.28 * m, 2 * n + 0.1 * m, 0.22 * m, 0.09 * m),
    );
    const green = tilt(bottle);
    const cube = (x: number, y: number, turn: number, s = 0.4) =>
      rotate(rect(x - (s / 2) * m, y - (s / 2) * m, s * m, s * m, 0.07 * m), turn, x, y);
    const under = rect(x0 - m, edge - 11, wide + 2 * m, 2 * m);
    const [l, e] = [x0 - lean + 0.3 * m, x1 + lean - 0.3 * m];
    const first = subtract(cube(e, edge - 0.16 * m, 18), grow(green, 11), under);
    const more = subtract(cube(e - 0.46 * m, edge - 0.14 * m, -24), grow(first, 11), grow(green, 11), under);
    const left = subtract(cube(l, edge - 0.14 * m, -16), grow(green, 11), under);
    return {
      plate: concat(union(body, knob(1), knob(-1)), rim, subtract(green, under), first, more, left),
      second: tilt(foil),
    };
  },
};

/** A bumper car of a fair with its driver, its pole under power. */
export const bumperCar: Plate = {
  about: ['ferris-wheel', 'carousel', 'roller-coaster'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.36, 0.34, 0.3);
    const back = x0 - 0.3 * m;
    const nose = x1 + 0.44 * m;
    const seat = x0 + 0.5 * m;
    const body = parse(
      [
        `M${back} ${y1}C${back - 0.06 * m} ${y0 + 0.4 * high} ${back + 0.02 * m} ${y0 - 0.1 * m} ${back + 0.1 * m} ${y0 - 0.4 * m}Q${back + 0.14 * m} ${y0 - 0.54 * m} ${back + 0.28 * m} ${y0 - 0.54 * m}Q${back + 0.42 * m} ${y0 - 0.54 * m} ${back + 0.44 * m} ${y0 - 0.4 * m}L${back + 0.5 * m} ${y0 - 0.06 * m}`,
        `H${seat + 0.66 * m}C${seat + 0.74 * m} ${y0 - 0.2 * m} ${seat + 0.86 * m} ${y0 - 0.24 * m} ${seat + m} ${y0 - 0.24 * m}`,
        `C${Math.max(seat + 1.3 * m, x1)} ${y0 - 0.24 * m} ${nose} ${y0 + 0.1 * high} ${nose} ${y1}Z`,
      ].join(''),
    );
    const skirt = rect(back - 0.2 * m, y1 + 12, nose - back + 0.4 * m, 0.34 * m, 0.17 * m);
    const hx = seat + 0.12 * m;
    const rider = union(
      circle(hx, y0 - 0.7 * m, 0.23 * m),
      parse(
        `M${hx - 0.22 * m} ${y0 + 8}V${y0 - 0.2 * m}Q${hx - 0.22 * m} ${y0 - 0.44 * m} ${hx} ${y0 - 0.44 * m}Q${hx + 0.2 * m} ${y0 - 0.44 * m} ${hx + 0.22 * m} ${y0 - 0.3 * m}L${hx + 0.26 * m} ${y0 + 8}Z`,
      ),
      stroke(line(hx + 0.06 * m, y0 - 0.32 * m, hx + 0.48 * m, y0 - 0.28 * m), 0.13 * m),
    );
    const px = back + 0.2 * m;
    const top = y0 - 1.36 * m;
    const pole = union(
      rect(px - 0.05 * m, top, 0.1 * m, m),
      stroke(line(px, top, px + 0.26 * m, top - 0.1 * m), 0.1 * m),
    );
    const wheel = stroke(line(hx + 0.44 * m, y0 - 0.42 * m, hx + 0.6 * m, y0 - 0.12 * m), 0.1 * m);
    const bolt = parse(
      `M${px + 0.66 * m} ${top - 0.2 * m}L${px + 0.46 * m} ${top + 0.14 * m}H${px + 0.6 * m}L${px + 0.52 * m} ${top + 0.4 * m}L${px + 0.82 * m} ${top + 0.02 * m}H${px + 0.66 * m}L${px + 0.8 * m} ${top - 0.2 * m}Z`,
    );
    const lamp = ellipse(nose - 0.2 * m, y0 + 0.42 * high, 0.09 * m, 0.13 * m);
    return {
      plate: subtract(union(body, pole, rider, wheel), lamp),
      second: concat(skirt, bolt),
    };
  },
};
