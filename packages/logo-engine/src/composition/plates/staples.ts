/** Plates of who works maize, and of who bottles water and kombucha. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, rect, wave } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** An ear of maize that lies, its husk drawn back from the grains. */
export const maizeEar: Plate = {
  about: ['corn', 'tortillas', 'comal', 'open-arepa'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cy } = bodyAround(held, 0.4, 0.38);
    const l = x0 - 0.34 * h;
    const s = Math.min(h, 1.1 * m);
    const husk = parse(
      `M${l} ${cy - 0.1 * h}C${l + 0.06 * h} ${y0 + 0.14 * h} ${x0} ${y0} ${x0 + 0.3 * h} ${y0 - 0.02 * h}` +
        `C${x1 - 0.3 * h} ${y0 - 0.06 * h} ${x1 + 0.1 * s} ${y0 - 0.02 * h} ${x1 + 0.62 * s} ${y0 - 0.26 * h}Q${x1 + 0.5 * s} ${y0 + 0.2 * h} ${x1 + 0.08 * s} ${y0 + 0.26 * h}` +
        `Q${x1 + 0.34 * s} ${cy - 0.1 * h} ${x1 + 0.56 * s} ${cy}Q${x1 + 0.34 * s} ${cy + 0.1 * h} ${x1 + 0.08 * s} ${y1 - 0.26 * h}` +
        `Q${x1 + 0.5 * s} ${y1 - 0.2 * h} ${x1 + 0.62 * s} ${y1 + 0.26 * h}C${x1 + 0.1 * s} ${y1 + 0.02 * h} ${x1 - 0.3 * h} ${y1 + 0.06 * h} ${x0 + 0.3 * h} ${y1 + 0.02 * h}` +
        `C${x0} ${y1} ${l + 0.06 * h} ${y1 - 0.14 * h} ${l} ${cy + 0.1 * h}Z`,
    );
    const stalk = rect(l - 0.26 * m, cy - 0.1 * h, 0.5 * m, 0.2 * h, 0.05 * h);
    const half = 0.4 * h;
    const tip = x1 + 1.2 * s;
    const cob = parse(
      `M${x1 - 0.2 * s} ${cy - half}H${x1 + 0.4 * s}C${x1 + 0.8 * s} ${cy - half} ${tip} ${cy - 0.7 * half} ${tip} ${cy}C${tip} ${cy + 0.7 * half} ${x1 + 0.8 * s} ${cy + half} ${x1 + 0.4 * s} ${cy + half}H${x1 - 0.2 * s}Z`,
    );
    const p = (2 * half) / 4;
    const grains = Array.from({ length: 4 * 9 }, (_, i) => {
      const [row, column] = [i % 4, Math.floor(i / 4)];
      const x = x1 - 0.2 * s + column * 1.05 * p;
      return rect(x, cy - half + row * p, 1.05 * p - 0.1 * CAP, p - 0.1 * CAP, 0.3 * p);
    });
    // What is left of a grain must be worth seeing.
    const whole = shrink(subtract(intersect(concat(...grains), cob), grow(husk, GAP)), 0.12 * p);
    const shown = grow(whole, 0.12 * p);
    return { plate: union(husk, stalk), second: shown };
  },
};

/** A woven basket of warm tortillas. */
export const tortillaBasket: Plate = {
  about: ['tortillas', 'comal', 'pupusa'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, wide, high: h } = bodyAround(held, 0.42, 0.34, 0.4);
    const body = parse(
      `M${x0 - 0.16 * m} ${y0}H${x1 + 0.16 * m}C${x1 + 0.12 * m} ${y0 + 0.7 * h} ${x1 - 0.04 * m} ${y1} ${x1 - 0.3 * m} ${y1}H${x0 + 0.3 * m}C${x0 + 0.04 * m} ${y1} ${x0 - 0.12 * m} ${y0 + 0.7 * h} ${x0 - 0.16 * m} ${y0}Z`,
    );
    const [l, e] = [x0 - 0.26 * m, x1 + 0.26 * m];
    const deep = Math.max(24, 0.24 * m);
    const top = y0 - GAP - deep;
    const band = rect(l, top, e - l, deep, 0.4 * deep);
    const count = Math.max(6, Math.round((e - l) / (0.95 * deep)));
    const step = (e - l) / count;
    const twists = Array.from({ length: count - 1 }, (_, i) => {
      const x = l + (i + 1) * step;
      return stroke(line(x + 0.3 * step, top - 4, x - 0.3 * step, top + deep + 4), 10);
    });
    const rim = top - GAP;
    const over = rect(cx - wide, rim - 4 * m, 2 * wide, 4 * m);
    const disc = (x: number, r: number) => ellipse(x, rim + 0.1 * m, r, 0.5 * m + 0.14 * r);
    const a = disc(cx - 0.18 * wide, 0.27 * wide);
    const b = disc(cx + 0.04 * wide, 0.29 * wide);
    const c = disc(cx + 0.22 * wide, 0.24 * wide);
    const spots = [
      [-0.32, 0.2],
      [-0.24, 0.36],
      [-0.14, 0.17],
    ].map(([x = 0, y = 0]) => circle(cx + x * wide, rim - y * m, Math.max(7, 0.05 * m)));
    const discs = concat(
      subtract(a, ...spots),
      subtract(b, grow(a, GAP)),
      subtract(c, grow(union(a, b), GAP)),
    );
    return { plate: concat(body, subtract(band, ...twists)), second: intersect(discs, over) };
  },
};

const drop = (x: number, y: number, r: number) =>
  parse(
    `M${x} ${y - 1.7 * r}C${x + 0.3 * r} ${y - 1.1 * r} ${x + r} ${y - 0.6 * r} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - 0.6 * r} ${x - 0.3 * r} ${y - 1.1 * r} ${x} ${y - 1.7 * r}Z`,
  );

/** A large bottle of drinking water, ribbed over and under the name. */
export const carboy: Plate = {
  about: ['bottled-water', 'water-jug', 'water-dispenser'],
  aspect: [0.8, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.4, 0.32);
    const rib = Math.max(20, 0.13 * m);
    const hoop = (y: number) => rect(x0 + 0.05 * m, y, wide - 0.1 * m, rib, 0.4 * rib);
    const low = y1 + 2 * GAP + rib;
    const foot = union(rect(x0, low, wide, 0.23 * m, 0.1 * m), rect(x0, low, wide, 0.12 * m, 0.04 * m));
    const s = y0 - 2 * GAP - rib;
    const tall = 0.26 * m + 0.1 * wide;
    const neck = 0.15 * wide + 0.06 * m;
    const shoulder = parse(
      `M${x0 + 0.05 * m} ${s}Q${x0} ${s} ${x0} ${s - 0.06 * m}C${x0} ${s - 0.8 * tall} ${cx - neck} ${s - 0.55 * tall} ${cx - neck} ${s - tall}H${cx + neck}C${cx + neck} ${s - 0.55 * tall} ${x1} ${s - 0.8 * tall} ${x1} ${s - 0.06 * m}Q${x1} ${s} ${x1 - 0.05 * m} ${s}Z`,
    );
    const top = s - tall - GAP;
    const cap = union(
      rect(cx - neck - 0.07 * m, top - 0.2 * m, 2 * neck + 0.14 * m, 0.2 * m, 0.06 * m),
      rect(cx - neck + 0.03 * m, top - 0.3 * m, 2 * neck - 0.06 * m, 0.2 * m, 0.06 * m),
    );
    const r = 0.24 * tall;
    return {
      plate: concat(
        rect(x0, y0, wide, high, 0.07 * m),
        hoop(y0 - GAP - rib),
        hoop(y1 + GAP),
        foot,
        subtract(shoulder, drop(cx, s - 0.36 * tall, r)),
      ),
      second: cap,
    };
  },
};

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
