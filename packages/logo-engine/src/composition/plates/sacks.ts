/** Plates of what goods come in: sacks and baskets. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The sides of a full sack. */
function fullSack(held: Box) {
  const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
  const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.46 * CAP];
  return { x0, x1, y0, y1, h: y1 - y0, w: x1 - x0, m: (held.height + held.width * 0.6) / 2 };
}

/** A sack that is sewn shut, its corners like ears. */
export const sewnSack: Plate = {
  about: ['fertiliser-sack', 'kibble-sack', 'grain-sack', 'grain-scoop', 'lime-sack', 'charcoal-sack'],
  aspect: [0.8, 1.7],
  draw(held) {
    const { x0, x1, y0, y1, h, w, m } = fullSack(held);
    const cx = centreX(held);
    const t = y0 - 0.2 * CAP - 0.36 * m;
    const ear = 0.09 * m;
    const half = w / 2;
    const side = (u: 1 | -1) => ({ in: cx + u * (half - 0.02 * m), out: cx + u * (half + 0.1 * m) });
    const [l, r] = [side(-1), side(1)];
    const body = parse(
      `M${x0 - ear} ${t + 4}Q${x0 - ear * 0.9} ${t - 4} ${x0 - ear * 0.3} ${t}C${x0 + 0.2 * w} ${t + 0.07 * m} ${x1 - 0.2 * w} ${t + 0.07 * m} ${x1 + ear * 0.3} ${t}Q${x1 + ear * 0.9} ${t - 4} ${x1 + ear} ${t + 4}` +
        `C${x1 + ear * 1.1} ${t + 0.1 * m} ${r.in} ${y0 - 0.02 * m} ${r.in + 0.01 * m} ${y0 + 0.05 * h}C${r.out + 0.04 * m} ${y0 + 0.3 * h} ${r.out + 0.04 * m} ${y1 - 0.24 * h} ${r.in + 0.03 * m} ${y1 - 0.06 * h}` +
        `C${r.in + 0.05 * m} ${y1 + 0.02 * h} ${x1 + ear} ${y1 + 0.02 * h} ${x1 + 0.04 * m} ${y1 + 0.07 * m}C${x1 - 0.2 * w} ${y1 + 0.02 * m} ${x0 + 0.2 * w} ${y1 + 0.02 * m} ${x0 - 0.04 * m} ${y1 + 0.07 * m}` +
        `C${x0 - ear} ${y1 + 0.02 * h} ${l.in - 0.05 * m} ${y1 + 0.02 * h} ${l.in - 0.03 * m} ${y1 - 0.06 * h}C${l.out - 0.04 * m} ${y1 - 0.24 * h} ${l.out - 0.04 * m} ${y0 + 0.3 * h} ${l.in - 0.01 * m} ${y0 + 0.05 * h}` +
        `C${l.in} ${y0 - 0.02 * m} ${x0 - ear * 1.1} ${t + 0.1 * m} ${x0 - ear} ${t + 4}Z`,
    );
    const pitch = 0.24 * CAP + 0.06 * m;
    const count = Math.max(4, Math.floor((w - 0.1 * m) / pitch));
    const sy = t + 0.1 * m + 0.15 * CAP;
    const stitches = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * pitch;
      return stroke(line(x - pitch * 0.24, sy, x + pitch * 0.24, sy), 12);
    });
    const folds = [-0.34, -0.12, 0.14, 0.36].map((u) =>
      stroke(line(cx + u * w, sy + 0.16 * m, cx + u * w * 0.94, sy + 0.27 * m), Math.max(11, 0.05 * m)),
    );
    const calm = grow(rect(held.x, held.y, held.width, held.height), 22);
    return { plate: subtract(body, ...stitches, subtract(union(...folds), calm)) };
  },
};

/** A sack that is tied at its neck. */
export const tiedSack: Plate = {
  about: [
    'grain-sack',
    'grain-scoop',
    'potato',
    'rice-ear',
    'quinoa',
    'walnut',
    'peanut',
    'hazelnut',
    'cassava',
  ],
  aspect: [1, 1.9],
  draw(held) {
    const { y0, y1, h, w, m } = fullSack(held);
    const cx = centreX(held);
    const [neck, tie, bulge, r] = [0.3 * m + 0.1 * w, y0 - 0.3 * m, 0.16 * m, 0.22 * m];
    const side = (u: 1 | -1) => {
      const x = (by: number) => cx + u * by;
      const half = w / 2;
      return {
        down: `C${x(neck)} ${tie + 0.12 * m} ${x(neck + 0.06 * w)} ${tie + 0.17 * m} ${x(half * 0.72)} ${y0 - 0.06 * m}C${x(half + bulge)} ${y0 + 0.06 * h} ${x(half + bulge * 1.7)} ${y1 - 0.3 * h} ${x(half + 0.08 * m)} ${y1 - r * 0.5}C${x(half + 0.02 * m)} ${y1 + 0.02 * m} ${x(half - 0.2 * m)} ${y1 + 0.05 * m} ${x(half - r)} ${y1 + 0.05 * m}`,
      };
    };
    const half = (u: 1 | -1) =>
      parse(
        `M${cx} ${tie}H${cx + u * neck}${side(u).down}C${cx + u * w * 0.2} ${y1 + 0.02 * m} ${cx + u * w * 0.1} ${y1 + 0.02 * m} ${cx} ${y1 + 0.02 * m}Z`,
      );
    const band = rect(
      cx - neck - 0.05 * m,
      tie - 0.11 * CAP - 0.13 * m,
      2 * neck + 0.1 * m,
      0.13 * m,
      0.06 * m,
    );
    const base = tie - 0.22 * CAP - 0.13 * m;
    const [flare, tall, n] = [neck + 0.2 * m, 0.3 * m, 5];
    const waves = Array.from({ length: n }, (_, i) => {
      const [from, step] = [cx + flare - (2 * flare * i) / n, (2 * flare) / n];
      return `C${from - step * 0.2} ${base - tall - 0.12 * m} ${from - step * 0.8} ${base - tall - 0.12 * m} ${from - step} ${base - tall}`;
    }).join('');
    const frill = parse(
      `M${cx - neck} ${base}C${cx - neck - 0.02 * m} ${base - tall * 0.5} ${cx - flare + 0.02 * m} ${base - tall * 0.7} ${cx - flare} ${base - tall}L${cx + flare} ${base - tall}C${cx + flare - 0.02 * m} ${base - tall * 0.7} ${cx + neck + 0.02 * m} ${base - tall * 0.5} ${cx + neck} ${base}Z`,
    );
    const top = parse(`M${cx + flare} ${base - tall}${waves}Z`);
    return { plate: concat(union(half(-1), half(1)), union(frill, top)), second: band };
  },
};

/** A basket with its handle and a cloth over its edge. */
export const basket: Plate = {
  about: ['basket', 'wicker-basket', 'woven-bowl', 'baguette-basket', 'shopping-basket'],
  aspect: [1.2, 2.8],
  draw(held) {
    const m = (held.height + held.width * 0.5) / 2;
    const cx = centreX(held);
    const side = 0.42 * CAP + 0.09 * held.width;
    const [x0, x1] = [held.x - side, right(held) + side];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.4 * CAP + 0.2 * m];
    const [w, r, slope] = [x1 - x0, 0.16 * m, 0.1 * m];
    const body = parse(
      `M${x0} ${y0}H${x1}L${x1 - slope} ${y1 - r}C${x1 - slope - r * 0.2} ${y1 - r * 0.4} ${x1 - slope - r * 0.4} ${y1} ${x1 - slope - r} ${y1}H${x0 + slope + r}C${x0 + slope + r * 0.4} ${y1} ${x0 + slope + r * 0.2} ${y1 - r * 0.4} ${x0 + slope} ${y1 - r}Z`,
    );
    const thick = 0.12 * CAP + 0.1 * m;
    const top = y0 - 0.1 * CAP - thick;
    const rim = rect(x0 - 0.08 * m, top, w + 0.16 * m, thick, thick * 0.4);
    const pitch = 0.16 * CAP + 0.14 * m;
    const count = Math.floor((w + 0.1 * m) / pitch);
    const cuts = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * pitch;
      return stroke(line(x - thick * 0.34, top + thick + 20, x + thick * 0.34, top - 20), 11, {
        cap: 'butt',
      });
    });
    const [tall, bar] = [0.14 * CAP + 0.5 * m, 0.06 * CAP + 0.08 * m];
    const hx = w * 0.43;
    const base = top - 0.1 * CAP;
    const arch = stroke(
      parse(
        `M${cx - hx} ${base + 40}V${base}C${cx - hx} ${base - tall * 1.3} ${cx + hx} ${base - tall * 1.3} ${cx + hx} ${base}V${base + 40}`,
      ),
      bar,
    );
    const handle = subtract(arch, rect(x0 - m, base, w + 2 * m, m));
    const room = (hx - bar) * 0.82;
    const cloth = union(
      ...[-1, 0, 1].map((i) =>
        circle(cx + i * room * 0.6, base + 0.04 * m, 0.26 * m - Math.abs(i) * 0.05 * m),
      ),
    );
    const goods = subtract(cloth, rect(x0 - m, base, w + 2 * m, m), grow(handle, 11));
    const band = y1 - 0.22 * m;
    const weave = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * pitch;
      return stroke(line(x - 0.1 * m, y1 + 9, x + 0.1 * m, band), 11, { cap: 'butt' });
    });
    const seam = stroke(line(x0 - m, band, x1 + m, band), 11, { cap: 'butt' });
    const wall = subtract(body, seam, intersect(union(...weave), rect(x0 - m, band, w + 2 * m, m)));
    return { plate: concat(wall, subtract(rim, ...cuts), handle), second: goods };
  },
};
