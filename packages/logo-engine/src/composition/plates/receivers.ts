/** Plates of who cools what shops sell, sets up dishes and makes games. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate, translate } from '../../geometry/path.js';
import { arc, polar, polygon, rect } from '../../geometry/shapes.js';
import { inked, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A cooler of a shop: the name over its glass doors and the bottles behind them. */
export const bottleCooler: Plate = {
  about: ['display-fridge'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.44, 0.4, 0.3);
    const sill = y1 + 0.86 * m;
    const low = sill + 0.3 * m;
    const [l, r] = [x0 - 0.04 * m, x1 + 0.04 * m];
    const frame = 0.13 * m;
    const shell = rect(l, y0, r - l, low - y0, 0.1 * m);
    const pane = (from: number, to: number) => rect(from, y1, to - from, sill - y1, 0.05 * m);
    const mid = frame / 2;
    const vents = [-1, 1].map((way) =>
      rect(cx + way * 0.34 * m - 0.24 * m, sill + 0.12 * m, 0.48 * m, 13, 6),
    );
    const feet = [l + 0.12 * m, r - 0.4 * m].map((x) => rect(x, low - 9, 0.28 * m, 0.1 * m + 9, 4));
    const room = cx - mid - l - frame;
    const count = Math.max(2, Math.round((room - 0.06 * m) / (0.4 * m)));
    const pace = room / count;
    const [half, neck] = [Math.min(0.13 * m, pace / 2 - 7), 0.05 * m];
    const bottle = (x: number) =>
      softened(
        parse(
          `M${x - half} ${sill - gap}V${sill - 0.36 * m}C${x - half} ${sill - 0.5 * m} ${x - neck} ${sill - 0.5 * m} ${x - neck} ${sill - 0.66 * m}H${x + neck}C${x + neck} ${sill - 0.5 * m} ${x + half} ${sill - 0.5 * m} ${x + half} ${sill - 0.36 * m}V${sill - gap}Z`,
        ),
        3,
      );
    const stock = Array.from({ length: count }, (_, i) => l + frame + (i + 0.5) * pace);
    return {
      plate: subtract(union(shell, ...feet), pane(l + frame, cx - mid), pane(cx + mid, r - frame), ...vents),
      second: concat(...stock.map(bottle), ...stock.map((x) => bottle(2 * cx - x))),
    };
  },
};

/** The dish of an antenna on its mast, the name on its face, its receiver before it. */
export const radioDish: Plate = {
  about: ['satellite-dish', 'broadcast'],
  aspect: [1, 2.4],
  draw(held) {
    const { gap, wide, high, cx, cy, size: m } = bodyAround(held, 0.24, 0.2);
    const [rx, ry] = [wide * 0.6, high * 0.5 + 0.4 * m];
    const turn = -16;
    const fuller = (v: number) => Math.sign(v) * Math.abs(v) ** 0.88;
    const edge = Array.from({ length: 96 }, (_, i): [number, number] => {
      const [px, py] = polar(0, 0, 1, i * 3.75);
      return [cx + fuller(px) * rx, cy + fuller(py) * ry];
    });
    const face = rotate(polygon(edge, 6), turn, cx, cy);
    const back = union(...[0.12, 0.24].map((by) => translate(face, -by * 0.9 * m, by * m)));
    const dark = grow(face, gap);
    const low = cy + ry + 0.2 * m;
    const floor = low + 0.5 * m;
    const mx = cx - 0.2 * m;
    const mast = softened(
      union(
        rect(mx - 0.13 * m, low - 0.4 * m, 0.26 * m, floor - low + 0.42 * m),
        polygon([
          [mx - 0.13 * m, floor - 0.18 * m],
          [mx + 0.13 * m, floor - 0.18 * m],
          [mx + 0.6 * m, floor + 0.1 * m],
          [mx - 0.6 * m, floor + 0.1 * m],
        ]),
      ),
      4,
    );
    const [lx, ly] = [cx + rx + 0.42 * m, cy + ry * 0.16];
    const arm = inked(
      parse(`M${cx} ${low - 0.08 * m}C${cx + rx * 0.6} ${low} ${lx - 0.1 * m} ${cy + ry * 0.9} ${lx} ${ly}`),
      Math.max(18, 0.13 * m),
    );
    const lnb = rotate(
      union(
        rect(lx - 0.16 * m, ly - 0.17 * m, 0.4 * m, 0.34 * m, 0.1 * m),
        rect(lx - 0.24 * m, ly - 0.22 * m, 0.14 * m, 0.44 * m, 0.05 * m),
      ),
      16,
      lx,
      ly,
    );
    const waves = [0.5, 0.76].map((d) => inked(arc(lx, ly, d * m, -84, -24), Math.max(15, 0.1 * m)));
    return {
      plate: concat(face, subtract(union(back, mast, arm, lnb), dark)),
      second: concat(...waves),
    };
  },
};

/** A monster of an old video game, of squares. */
export const pixelMonster: Plate = {
  about: ['game-controller', 'joystick'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.34, 0.3, 0.3);
    const p = 0.2 * m;
    const l = x0 - p;
    const both = (x: number, y: number, w: number, h: number) => [
      rect(x, y, w, h),
      rect(2 * cx - x - w, y, w, h),
    ];
    const body = union(
      rect(x0, y0, wide, high),
      rect(x0 + p, y0 - 3 * p, wide - 2 * p, 4 * p),
      rect(x0, y0 - 2 * p, wide, 3 * p),
      ...both(l, y0 - p, p + 4, high * 0.6 + p),
      ...both(l - p, y0 + high * 0.3, p + 4, high * 0.5 + p),
      ...both(x0 + p, y0 - 4 * p, p, p + 4),
      ...both(x0, y0 - 5 * p, p + 2, p + 4),
      ...both(x0 + p, y1 - 4, 2 * p, p + 4),
      ...both(x0, y1 + p - 4, 2 * p, p + 4),
    );
    const eyes = both(cx - Math.min(wide * 0.28, 3 * p) - p / 2, y0 - 1.9 * p, 1.4 * p, 1.5 * p);
    return { plate: subtract(body, ...eyes), second: union(...both(l - p, y0 - 3 * p, p, 2 * p)) };
  },
};
