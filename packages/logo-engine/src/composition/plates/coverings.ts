/** Plates of what closes a front and covers a roof, a terrace or a floor. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A metal shutter down between its walls, the name on its broad slat. */
export const rollShutter: Plate = {
  about: ['garage-door', 'storage', 'warehouse'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, wide, size: u } = bodyAround(held, 0.3, 0.28);
    const slat = 0.13 * u;
    const step = slat + gap;
    const top = y0 - 3 * step;
    const slats = [-3, -2, -1].map((i) => rect(x0, y0 + i * step, wide, slat));
    const foot = y1 + gap + 2 * step;
    const bar = subtract(
      rect(x0, foot, wide, 0.24 * u, 0.02 * u),
      rect(cx - 0.2 * u, foot + 0.08 * u, 0.4 * u, Math.max(11, 0.08 * u), 0.04 * u),
    );
    const under = [0, 1].map((i) => rect(x0, y1 + gap + i * step, wide, slat));
    const [post, ground] = [0.24 * u, foot + 0.24 * u + gap];
    const [l, r] = [x0 - gap - post, x1 + gap + post];
    const side = rect(r - post, top, post, ground - top, 0.02 * u);
    const drum = parse(
      `M${l} ${top - gap}V${top - gap - 0.2 * u}Q${l} ${top - gap - 0.42 * u} ${l + 0.22 * u} ${top - gap - 0.42 * u}H${r - 0.22 * u}Q${r} ${top - gap - 0.42 * u} ${r} ${top - gap - 0.2 * u}V${top - gap}Z`,
    );
    const roll = rect(l + 0.2 * u, top - gap - 0.25 * u, r - l - 0.4 * u, Math.max(11, 0.07 * u), 0.04 * u);
    const floor = rect(l - 0.2 * u, ground - 2, r - l + 0.4 * u, 0.14 * u, 0.05 * u);
    return {
      plate: concat(rect(x0, y0, wide, y1 - y0), ...slats, ...under, bar),
      second: concat(subtract(drum, roll), union(side, mirror(side, cx), floor)),
    };
  },
};

/** A roof of clay tiles: caps and a chimney on its ridge, two courses of round tiles at its eave. */
export const clayTiles: Plate = {
  about: ['tiled-roof', 'roofs'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, gap, wide, size: u } = bodyAround(held, 0.3, 0.28);
    const [over, out] = [0.06 * u, 0.4 * u];
    const span = wide + 2 * out;
    const count = Math.max(5, 2 * Math.floor(span / (0.9 * u)) + 1);
    const w = span / count;
    const l = x0 - out;
    const field = polygon([
      [x0 - over, y0],
      [x1 + over, y0],
      [x1 + out, y1],
      [x0 - out, y1],
    ]);
    // The ends of a course of tiles that hang from a height.
    const course = (y: number, from: number, tiles: number): Path[] =>
      Array.from({ length: tiles }, (_, i) => {
        const x = from + i * w + gap / 2;
        const v = w - gap;
        return parse(
          `M${x} ${y}H${x + v}V${y + 0.1 * u}C${x + v} ${y + 0.1 * u + v * 0.62} ${x} ${y + 0.1 * u + v * 0.62} ${x} ${y + 0.1 * u}Z`,
        );
      });
    const roof = union(field, ...course(y1 - 2, l, count));
    const under = union(...course(y1 + 0.3 * u, l - w / 2, count + 1), rect(l, y1 + 0.1 * u, span, 0.24 * u));
    const joints = Array.from({ length: count }, (_, i) => rect(l + (i + 0.5) * w - gap / 2, y1, gap, u));
    const cap = 0.56 * u;
    const caps = Math.max(3, Math.round((wide + 2 * over) / cap));
    const each = (wide + 2 * over + 0.2 * u) / caps;
    const ridgeY = y0 - gap - 0.26 * u;
    const ridge = Array.from({ length: caps }, (_, i) =>
      parse(
        `M${x0 - over - 0.1 * u + i * each + gap / 2} ${ridgeY + 0.26 * u}V${ridgeY + 0.14 * u}C${x0 - over - 0.1 * u + i * each + gap / 2} ${ridgeY - 0.1 * u} ${x0 - over - 0.1 * u + (i + 1) * each - gap / 2} ${ridgeY - 0.1 * u} ${x0 - over - 0.1 * u + (i + 1) * each - gap / 2} ${ridgeY + 0.14 * u}V${ridgeY + 0.26 * u}Z`,
      ),
    );
    const flue = x1 - 0.42 * u;
    const chimney = subtract(
      union(
        rect(flue, ridgeY - 0.42 * u, 0.4 * u, 0.6 * u),
        rect(flue - 0.06 * u, ridgeY - 0.5 * u, 0.52 * u, 0.14 * u, 0.03 * u),
      ),
      ...ridge.map((cap) => grow(cap, gap)),
      rect(flue - u, ridgeY + 0.1 * u, 2 * u, u),
    );
    return {
      plate: roof,
      second: concat(...ridge, chimney, subtract(under, grow(roof, gap), ...joints)),
    };
  },
};

/** An awning let down from its case, the name on its cloth over a scalloped edge. */
export const letDownAwning: Plate = {
  about: ['awning', 'awning-window'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, gap, wide, size: u } = bodyAround(held, 0.4, 0.3);
    const out = 0.34 * u;
    const cloth = polygon(
      [
        [x0 + 0.02 * u, y0],
        [x1 - 0.02 * u, y0],
        [x1 + out, y1],
        [x0 - out, y1],
      ],
      0.02 * u,
    );
    const box = rect(x0 - 0.16 * u, y0 - gap - 0.22 * u, wide + 0.32 * u, 0.22 * u, 0.1 * u);
    const [l, r] = [x0 - out, x1 + out];
    const count = Math.max(5, 2 * Math.round((r - l) / (0.9 * u)) + 1);
    const w = (r - l) / count;
    const flaps = Array.from({ length: count }, (_, i) => {
      const x = l + i * w + gap / 2;
      const v = w - gap;
      return parse(
        `M${x} ${y1 + gap}H${x + v}V${y1 + gap + 0.16 * u}C${x + v} ${y1 + gap + 0.16 * u + v * 0.56} ${x} ${y1 + gap + 0.16 * u + v * 0.56} ${x} ${y1 + gap + 0.16 * u}Z`,
      );
    });
    return { plate: cloth, second: concat(box, ...flaps) };
  },
};
