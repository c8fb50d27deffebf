/** Plates of parties, broadcasts and fights. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { arc, circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A lying bottle of sparkling wine whose cork flies. */
export const poppedBottle: Plate = {
  about: ['champagne'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, x1, high: h, cy, size: m } = bodyAround(held, 0.18, 0.26 + 0.06 * (held.height / CAP));
    const foil = x1 + 0.52 * m;
    const lip = foil + 0.46 * m;
    const half = (way: 1 | -1) => {
      const y = (d: number) => cy + way * d * h;
      return parse(
        [
          `M${x0 - 0.2 * m} ${cy - way}V${y(0.36)}Q${x0 - 0.2 * m} ${y(0.5)} ${x0 + 0.02 * m} ${y(0.5)}H${x1 - 0.1 * m}`,
          `C${x1 + 0.2 * m} ${y(0.5)} ${x1 + 0.22 * m} ${y(0.2)} ${foil} ${y(0.18)}L${lip} ${y(0.15)}V${cy - way}Z`,
        ].join(''),
      );
    };
    const glass = union(half(1), half(-1));
    const wrap = rect(foil, cy - h, lip - foil, 2 * h);
    const collar = rect(lip - 0.16 * m, cy - 0.2 * h, 0.16 * m, 0.4 * h, 0.05 * m);
    const [kx, ky] = [lip + 0.38 * m, cy - 0.05 * h];
    const cork = rotate(
      union(
        rect(kx - 0.2 * m, ky - 0.1 * h, 0.24 * m, 0.2 * h, 0.03 * m),
        rect(kx + 0.02 * m, ky - 0.15 * h, 0.2 * m, 0.3 * h, 0.09 * m),
      ),
      -14,
      kx,
      ky,
    );
    const drop = (dx: number, dy: number, r: number) => circle(lip + dx * m, cy + dy * h, r * m);
    const drops = concat(
      drop(0.16, -0.34, 0.09),
      drop(0.16, 0.32, 0.11),
      drop(0.44, 0.36, 0.075),
      drop(0.42, -0.4, 0.06),
    );
    const neck = union(intersect(glass, wrap), collar);
    return {
      plate: concat(softened(subtract(glass, rect(foil - 11, cy - h, m, 2 * h)), 4), cork),
      second: concat(neck, drops),
    };
  },
};

/** A record that looks out of its sleeve. */
export const recordSleeve: Plate = {
  about: ['dj-turntable', 'vinyl-record'],
  aspect: [0.9, 2.6],
  draw(held) {
    const {
      x0,
      x1,
      y0,
      high: h,
      wide,
      cy,
      size: m,
    } = bodyAround(held, 0.44, 0.42 + 0.08 * (held.height / CAP));
    const cover = rect(x0, y0, wide, h, 0.04 * m);
    const r = 0.46 * h;
    const dx = x1 + 0.06 * h;
    const apart = grow(rect(x0, y0 - h, wide, 3 * h), 12);
    const rings = [0.8, 0.62].map((share) =>
      stroke(arc(dx, cy, share * r, -62, -18), Math.max(11, 0.05 * r)),
    );
    const low = [0.8, 0.62].map((share) => stroke(arc(dx, cy, share * r, 18, 62), Math.max(11, 0.05 * r)));
    const disc = subtract(circle(dx, cy, r), apart, circle(dx, cy, 0.42 * r), ...rings, ...low);
    const label = subtract(circle(dx, cy, 0.36 * r), apart, circle(dx, cy, 0.09 * r));
    return { plate: concat(cover, disc), second: label };
  },
};

/** An old television with its aerials, the name on its screen. */
export const aerialTv: Plate = {
  about: ['play', 'television'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cy, size: m } = bodyAround(held, 0.46, 0.42);
    const rim = 0.17 * m;
    const panel = 0.46 * m;
    const [l, r, t, b] = [x0 - rim, x1 + panel, y0 - rim, y1 + rim];
    const bulge = 0.07 * m;
    const bent = (a: number, c: number, d: number, e: number, k: number) =>
      parse(
        `M${a + k} ${c}Q${(a + d) / 2} ${c - bulge} ${d - k} ${c}Q${d} ${c} ${d} ${c + k}Q${d + bulge * 0.6} ${(c + e) / 2} ${d} ${e - k}Q${d} ${e} ${d - k} ${e}Q${(a + d) / 2} ${e + bulge} ${a + k} ${e}Q${a} ${e} ${a} ${e - k}Q${a - bulge * 0.6} ${(c + e) / 2} ${a} ${c + k}Q${a} ${c} ${a + k} ${c}Z`,
      );
    const shell = bent(l, t, r, b, 0.2 * m);
    const screen = bent(x0, y0, x1, y1, 0.14 * m);
    const frame = subtract(screen, shrink(screen, Math.max(10, 0.06 * m)));
    const kx = x1 + panel / 2 + 0.02 * m;
    const knobs = [-0.29, 0.07].map((d) => circle(kx, cy + d * h, 0.095 * m));
    const slots = [0.28, 0.38].map((d) => rect(kx - 0.11 * m, cy + d * h, 0.22 * m, 10, 5));
    const tx = (l + r) / 2;
    const rod = (way: 1 | -1) =>
      stroke(line(tx + way * 0.06 * m, t + 4, tx + way * 0.5 * m, t - 0.52 * m), 0.085 * m);
    const tip = (way: 1 | -1) => circle(tx + way * 0.53 * m, t - 0.56 * m, 0.11 * m);
    const foot = (way: 1 | -1) =>
      stroke(
        line(tx + way * 0.3 * (r - l), b - 4, tx + way * (0.3 * (r - l) + 0.12 * m), b + 0.2 * m),
        0.13 * m,
      );
    const mount = ellipse(tx, t, 0.26 * m, 0.14 * m);
    const knobbed = concat(...knobs);
    const tips = concat(tip(1), tip(-1));
    return {
      plate: subtract(
        union(shell, mount, foot(1), foot(-1), subtract(union(rod(1), rod(-1)), grow(tips, 9))),
        frame,
        grow(knobbed, 10),
        ...slots,
      ),
      second: concat(knobbed, tips),
    };
  },
};

/** The belt of a champion, the name on its middle plate. */
export const championBelt: Plate = {
  about: ['boxing-glove', 'hung-gloves'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high: h, cx, cy, size: m } = bodyAround(held, 0.22, 0.46);
    const [l, r] = [x0 - 0.34 * m, x1 + 0.34 * m];
    const [t, b] = [y0 - 0.14 * m, y1 + 0.14 * m];
    const k = 0.24 * wide;
    const plate = parse(
      `M${cx} ${t}C${cx + k} ${t} ${x1 - 0.1 * m} ${t + 0.02 * m} ${x1 + 0.06 * m} ${y0 + 0.12 * h}C${r - 0.06 * m} ${y0 + 0.24 * h} ${r} ${cy - 0.2 * h} ${r} ${cy}S${r - 0.06 * m} ${y1 - 0.24 * h} ${x1 + 0.06 * m} ${y1 - 0.12 * h}C${x1 - 0.1 * m} ${b - 0.02 * m} ${cx + k} ${b} ${cx} ${b}S${x0 + 0.1 * m} ${b - 0.02 * m} ${x0 - 0.06 * m} ${y1 - 0.12 * h}C${l + 0.06 * m} ${y1 - 0.24 * h} ${l} ${cy + 0.2 * h} ${l} ${cy}S${l + 0.06 * m} ${y0 + 0.24 * h} ${x0 - 0.06 * m} ${y0 + 0.12 * h}C${x0 + 0.1 * m} ${t + 0.02 * m} ${cx - k} ${t} ${cx} ${t}Z`,
    );
    const ring = subtract(shrink(plate, 0.07 * m), shrink(plate, 0.07 * m + 11));
    const low = t - 0.06 * m;
    const crown = polygon(
      [
        [cx - 0.3 * m, low + 0.1 * m],
        [cx - 0.4 * m, low - 0.3 * m],
        [cx - 0.17 * m, low - 0.16 * m],
        [cx, low - 0.42 * m],
        [cx + 0.17 * m, low - 0.16 * m],
        [cx + 0.4 * m, low - 0.3 * m],
        [cx + 0.3 * m, low + 0.1 * m],
      ],
      0.03 * m,
    );
    const cut = grow(plate, 11);
    const side = (x: number, way: 1 | -1) => {
      const at = (d: number) => x + way * d * m;
      const strap = polygon(
        [
          [at(-0.3), cy - 0.34 * h],
          [at(0.62), cy - 0.26 * h],
          [at(0.74), cy],
          [at(0.62), cy + 0.26 * h],
          [at(-0.3), cy + 0.34 * h],
        ],
        0.06 * m,
      );
      return { strap: subtract(strap, cut), disc: circle(at(0.32), cy, 0.15 * h) };
    };
    const [a, z] = [side(r, 1), side(l, -1)];
    const discs = concat(a.disc, z.disc);
    return {
      plate: concat(subtract(plate, ring), subtract(concat(a.strap, z.strap), grow(discs, 10))),
      second: concat(discs, softened(subtract(crown, cut), 3)),
    };
  },
};
