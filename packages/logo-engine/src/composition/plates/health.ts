/** Plates of who heals and of who looks after teeth. */
import { CAP } from '../../fonts/shape.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A capsule: the name on one half, grains in the other, which is of glass. */
export const capsule: Plate = {
  about: ['capsule', 'pill-bottle', 'pill'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1: edge, y0, y1, high, cy } = bodyAround(held, 0.4, 0.54);
    const x1 = edge + Math.min(0.16 * high, 0.3 * CAP);
    const [gap, r] = [Math.max(12, high * 0.06), high * 0.5];
    const k = r * 0.5523;
    const left = x0 - high * 0.02 + r * 0.55;
    const body = parse(
      `M${x1} ${y0}H${left}C${left - k} ${y0} ${left - r} ${cy - k} ${left - r} ${cy}C${left - r} ${cy + k} ${left - k} ${y1} ${left} ${y1}H${x1}Z`,
    );
    const half = (by: number) => {
      const [from, flat, h] = [x1 + gap + by, x1 + gap + high * 0.34, r - by];
      const c = h * 0.5523;
      return parse(
        `M${from} ${cy - h}H${flat}C${flat + c} ${cy - h} ${flat + h} ${cy - c} ${flat + h} ${cy}C${flat + h} ${cy + c} ${flat + c} ${cy + h} ${flat} ${cy + h}H${from}Z`,
      );
    };
    const at = (dx: number, dy: number, size: number) =>
      circle(x1 + gap + high * dx, cy + high * dy, high * size);
    const beads = [
      at(0.26, 0.2, 0.115),
      at(0.53, 0.17, 0.1),
      at(0.4, -0.04, 0.1),
      at(0.24, -0.2, 0.095),
      at(0.62, -0.08, 0.075),
    ];
    return { plate: body, second: concat(subtract(half(0), half(Math.max(10, high * 0.075))), ...beads) };
  },
};

/** A first-aid case: a handle, and a cross on its lid. */
export const firstAid: Plate = {
  about: [
    'first-aid-kit',
    'first-aid',
    'nurse',
    'bear-cross',
    'house-cross',
    'bandaids',
    'doctor',
    'stethoscope',
    'stomach',
    'kidneys',
    'heart-stethoscope',
    'pill-bottle',
    'ambulance',
  ],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, high, wide, cx } = bodyAround(held, 0.6, 0.42);
    const gap = 0.11 * CAP;
    const s = (high + wide) * 0.32;
    const lid = s * 0.46;
    const top = y0 - gap - lid;
    const r = s * 0.14;
    const grip = { wide: s * 0.7, tall: s * 0.22, thick: s * 0.1 };
    const handle = subtract(
      rect(cx - grip.wide / 2, top - grip.tall, grip.wide, grip.tall * 2, s * 0.12),
      rect(
        cx - grip.wide / 2 + grip.thick,
        top - grip.tall + grip.thick,
        grip.wide - grip.thick * 2,
        grip.tall * 2,
        s * 0.05,
      ),
    );
    const cover = parse(
      `M${x0} ${y0 - gap}V${top + r}Q${x0} ${top} ${x0 + r} ${top}H${x1 - r}Q${x1} ${top} ${x1} ${top + r}V${y0 - gap}Z`,
    );
    const [arm, bar, my] = [lid * 0.84, lid * 0.31, top + lid * 0.5];
    const cross = union(
      rect(cx - arm / 2, my - bar / 2, arm, bar),
      rect(cx - bar / 2, my - arm / 2, bar, arm),
    );
    const y1 = y0 + high;
    const body = parse(
      `M${x0} ${y0}H${x1}V${y1 - r}Q${x1} ${y1} ${x1 - r} ${y1}H${x0 + r}Q${x0} ${y1} ${x0} ${y1 - r}Z`,
    );
    const clasps = [-1, 1].map((way) =>
      rect(cx + way * wide * 0.34 - s * 0.07, y0 - gap - lid * 0.22, s * 0.14, lid, s * 0.03),
    );
    const lid0 = subtract(union(cover, handle), cross, ...clasps);
    return { plate: concat(lid0, body) };
  },
};

/** A molar: its crown holds the name, its roots are below. */
export const molar: Plate = {
  about: ['tooth', 'dental-mirror', 'dental-chair', 'tooth-braces', 'toothbrush', 'smile'],
  aspect: [1, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.5, 0.3);
    const s = (high + wide) * 0.5;
    const [top, low] = [y0 - s * 0.1, y1 + s * 0.42];
    const [l, r] = [x0 - s * 0.1, x1 + s * 0.1];
    const w = r - l;
    const half = (way: 1 | -1, back: boolean) => {
      const at = (d: number) => cx + way * w * d;
      const points = [
        [at(0), y1 + s * 0.08],
        [at(0.06), y1 + s * 0.08, at(0.09), y1 + s * 0.14, at(0.11), y1 + s * 0.24],
        [at(0.14), low, at(0.15), low + s * 0.02, at(0.22), low + s * 0.02],
        [at(0.35), low + s * 0.02, at(0.35), y1 + s * 0.12, at(0.41), y1 - high * 0.16],
        [at(0.45), y1 - high * 0.34, at(0.5), y0 + high * 0.6, at(0.5), y0 + high * 0.34],
        [at(0.5), y0 + s * 0.02, at(0.4), top, at(0.25), top],
        [at(0.14), top, at(0.1), y0, at(0), y0],
      ];
      if (!back)
        return points
          .slice(1)
          .map((p) => `C${p.join(' ')}`)
          .join('');
      const flat = points.flat();
      const pairs = Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2], flat[i * 2 + 1]]);
      return pairs
        .reverse()
        .slice(1)
        .map((p, i) => `${i % 3 === 0 ? 'C' : ' '}${p.join(' ')}`)
        .join('');
    };
    const tooth = parse(`M${cx} ${y1 + s * 0.08}${half(1, false)}${half(-1, true)}Z`);
    return { plate: tooth };
  },
};

/** A tube of toothpaste, and some of it coming out. */
export const toothpaste: Plate = {
  about: ['toothbrush'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'corporate'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = bodyAround(held, 0.54, 0.52);
    const gap = 0.11 * CAP;
    const at = (share: number) => x1 + high * share;
    const crimp = rect(x0 - gap - high * 0.15, y0 - high * 0.09, high * 0.15, high * 1.18, high * 0.04);
    const m = high * 0.24;
    const body = parse(
      `M${x0} ${y0 - high * 0.05}L${x1} ${y0 + high * 0.03}C${at(0.16)} ${y0 + high * 0.05} ${at(0.14)} ${cy - m} ${at(0.24)} ${cy - m}V${cy + m}C${at(0.14)} ${cy + m} ${at(0.16)} ${y1 - high * 0.05} ${x1} ${y1 - high * 0.03}L${x0} ${y1 + high * 0.05}Z`,
    );
    const c = at(0.24) + gap;
    const cap = polygon(
      [
        [c, cy - high * 0.38],
        [c + high * 0.34, cy - high * 0.3],
        [c + high * 0.34, cy + high * 0.3],
        [c, cy + high * 0.38],
      ],
      high * 0.05,
    );
    const lines = [-0.36, -0.12, 0.12, 0.36].map((dy) =>
      rect(x0 - gap - high * 0.15 - 1, cy + high * dy - high * 0.026, high * 0.1, high * 0.052),
    );
    const ridges = [-0.11, 0.01, 0.13].map((dy) =>
      rect(c + high * 0.07, cy + high * (dy - 0.035), high * 0.16, high * 0.05, high * 0.025),
    );
    return { plate: concat(subtract(crimp, ...lines), body), second: subtract(cap, ...ridges) };
  },
};
