/** Plates of who works maize, and of who ferments tea. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { ellipse, leaf, line, rect, wave } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** An ear of maize that lies, the name within its grains, its leaves drawn back. */
export const maizeEar: Plate = {
  about: ['corn', 'tortillas', 'comal', 'open-arepa'],
  aspect: [1.2, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cy, size: m } = bodyAround(held, 0.3, 0.32);
    const p = 0.3 * m;
    const [top, low] = [y0 - 11 - p, y1 + 11 + p];
    const half = (low - top) / 2;
    const tip = x1 + 0.95 * half + 0.2 * m;
    const l = x0 - 0.4 * m;
    const cob = parse(
      `M${l} ${top}H${x1 - 0.2 * m}C${x1 + 0.4 * half} ${top} ${tip} ${cy - 0.5 * half} ${tip} ${cy}S${x1 + 0.4 * half} ${low} ${x1 - 0.2 * m} ${low}H${l}Z`,
    );
    const panel = rect(x0, y0, wide, high, 0.1 * p);
    const count = Math.max(3, Math.round(wide / p));
    const step = (wide + 11) / count;
    const round = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, 0.34 * p);
    const along = Array.from({ length: count + 6 }, (_, i) => x0 + (i - 3) * step);
    const rows = Math.max(2, Math.round(high / p));
    const tall = (high + 11) / rows;
    const grains = [
      ...along.flatMap((x) => [round(x, top, step - 11, p), round(x, y1 + 11, step - 11, p)]),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
        Array.from({ length: rows }, (_, k) =>
          round(x1 + 11 + i * step, y0 + k * tall, step - 11, tall - 11),
        ),
      ),
      ...along
        .slice(-3)
        .flatMap((x) => [round(x + 3 * step, top, step - 11, p), round(x + 3 * step, y1 + 11, step - 11, p)]),
    ];
    const foot = l - 0.34 * m;
    const upper = union(
      leaf(foot, cy + 0.04 * m, x0 + 1.0 * m, top - 0.02 * m, 0.12, 0.42),
      leaf(foot, cy, x0 + 0.36 * m, top - 0.5 * m, 0.16, 0.5),
    );
    const husk = union(
      upper,
      mapPoints(upper, (px, py) => [px, 2 * cy - py]),
      ellipse(l - 0.02 * m, cy, 0.36 * m, 0.5 * half),
    );
    const leaves = union(
      subtract(husk, grow(panel, 11)),
      rect(foot - 0.24 * m, cy - 0.11 * m, 0.5 * m, 0.22 * m, 0.05 * m),
    );
    const whole = grow(
      shrink(subtract(intersect(concat(...grains), cob), grow(leaves, 11)), 0.14 * p),
      0.14 * p,
    );
    return { plate: concat(panel, subtract(whole, grow(panel, 9))), second: leaves };
  },
};

/** A low basket with its cloth and a pile of warm tortillas. */
export const tortillaBasket: Plate = {
  about: ['tortillas', 'comal', 'pupusa', 'baleada'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cx, wide, size: m } = bodyAround(held, 0.34, 0.36, 0.34);
    const out = 0.22 * m;
    const body = parse(
      `M${x0 - out} ${y0}H${x1 + out}C${x1 + 0.9 * out} ${y0 + 0.6 * h} ${x1 - 0.02 * m} ${y1} ${x1 - 0.24 * m} ${y1}H${x0 + 0.24 * m}C${x0 + 0.02 * m} ${y1} ${x0 - 0.9 * out} ${y0 + 0.6 * h} ${x0 - out} ${y0}Z`,
    );
    const [l, e] = [x0 - out - 0.1 * m, x1 + out + 0.1 * m];
    const deep = Math.max(24, 0.2 * m);
    const top = y0 - 12 - deep;
    const band = rect(l, top, e - l, deep, 0.4 * deep);
    const count = Math.max(6, Math.round((e - l) / (1.1 * deep)));
    const step = (e - l) / count;
    const twists = Array.from({ length: count - 1 }, (_, i) => {
      const x = l + (i + 1) * step;
      return stroke(line(x + 0.3 * step, top - 4, x - 0.3 * step, top + deep + 4), 11);
    });
    const t = 0.13 * m;
    const rx = 0.42 * wide + 0.1 * m;
    const pile = [0, 1].map((i) => {
      const y = top - 12 - t - i * (t + 11);
      const shift = [0, -0.07, 0.05][i] ?? 0;
      return rect(cx - rx + shift * m, y, 2 * rx, t, t / 2);
    });
    const cy = top - 12 - 2 * (t + 11) - 0.18 * m;
    const disc = ellipse(cx, cy, 0.98 * rx, 0.22 * m);
    const spots = [
      [-0.5, 0.03, 0.13],
      [-0.12, -0.07, 0.1],
      [0.2, 0.06, 0.15],
      [0.56, -0.03, 0.1],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(cx + x * rx, cy + y * m, r * m, 0.42 * r * m));
    const steam = [-0.3, 0, 0.3].map((d) => {
      const x = cx + d * m;
      const y = cy - 0.3 * m;
      return stroke(
        parse(
          `M${x} ${y}C${x - 0.14 * m} ${y - 0.12 * m} ${x + 0.14 * m} ${y - 0.2 * m} ${x} ${y - 0.34 * m}`,
        ),
        Math.max(14, 0.085 * m),
      );
    });
    return {
      plate: concat(body, subtract(band, ...twists), ...steam),
      second: concat(...pile, subtract(disc, ...spots)),
    };
  },
};

const drop = (x: number, y: number, r: number) =>
  parse(
    `M${x} ${y - 1.7 * r}C${x + 0.3 * r} ${y - 1.1 * r} ${x + r} ${y - 0.6 * r} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - 0.6 * r} ${x - 0.3 * r} ${y - 1.1 * r} ${x} ${y - 1.7 * r}Z`,
  );

/** A jar of kombucha under its cloth, the mother afloat in it, with a tap. */
export const kombuchaJar: Plate = {
  about: ['kombucha', 'scoby-jar'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.46, 0.36, 0.44);
    const mother = y0 - 0.07 * m;
    const j0 = mother - 0.3 * m;
    const jar = rect(x0, j0, wide, y1 - j0, 0.17 * m);
    const ripples = Math.max(2, Math.round(wide / (0.8 * m)));
    const surface = stroke(wave(x0 - 20, mother, wide + 40, 0.08 * m, ripples), GAP);
    const foot = rect(x0 + 0.08 * m, y1 + GAP, wide - 0.16 * m, 0.13 * m, 0.05 * m);
    const ty = y1 - 0.36 * m;
    const tap = union(
      rect(x1 - 4, ty - 0.08 * m, 0.4 * m, 0.16 * m, 0.03 * m),
      rect(x1 + 0.22 * m, ty - 0.08 * m, 0.18 * m, 0.36 * m, 0.04 * m),
      rect(x1 + 0.12 * m, ty - 0.3 * m, 0.34 * m, 0.12 * m, 0.05 * m),
      rect(x1 + 0.25 * m, ty - 0.28 * m, 0.1 * m, 0.3 * m),
    );
    const [l, e] = [x0 + 0.06 * m, x1 - 0.06 * m];
    const hem = j0 - GAP + 0.02 * m;
    const n = Math.max(4, Math.round((e - l + 0.24 * m) / (0.36 * m)));
    const pitch = (e - l + 0.24 * m) / n;
    const tie = hem - 0.3 * m;
    const skirt = parse(
      `M${l + 0.06 * m} ${tie}H${e - 0.06 * m}Q${e + 0.02 * m} ${hem - 0.2 * m} ${e + 0.12 * m} ${hem - 0.1 * m}${`a${pitch * 0.52} ${0.1 * m} 0 0 1 ${-pitch} 0`.repeat(n)}Q${l - 0.02 * m} ${hem - 0.2 * m} ${l + 0.06 * m} ${tie}Z`,
    );
    const dome = parse(
      `M${l + 0.04 * m} ${tie - GAP}C${l} ${tie - 0.34 * m} ${l + 0.2 * m} ${tie - 0.3 * m} ${cx} ${tie - 0.32 * m}C${e - 0.2 * m} ${tie - 0.3 * m} ${e} ${tie - 0.34 * m} ${e - 0.04 * m} ${tie - GAP}Z`,
    );
    return {
      plate: concat(union(subtract(jar, surface, grow(skirt, GAP)), tap), foot),
      second: concat(skirt, dome, drop(x1 + 0.31 * m, ty + 0.5 * m, 0.09 * m)),
    };
  },
};
