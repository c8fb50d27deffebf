/** Plates of who heals and of who looks after teeth. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The edges of what holds the name, with air around it. */
function room(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  return { x0, x1, y0, y1, high: y1 - y0, wide: x1 - x0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** A capsule of two parts, the name on the longer one. */
export const capsule: Plate = {
  about: ['capsule', 'pill-bottle', 'pill'],
  aspect: [1, 5.5],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.4, 0.5);
    const [gap, r] = [0.12 * CAP, high * 0.5];
    const k = r * 0.5523;
    const left = x0 - high * 0.06 + r * 0.55;
    const lip = high * 0.03;
    const body = parse(
      `M${x1} ${y0}H${left}C${left - k} ${y0} ${left - r} ${cy - k} ${left - r} ${cy}C${left - r} ${cy + k} ${left - k} ${y1} ${left} ${y1}H${x1}Z`,
    );
    const [from, h] = [x1 + gap, r - lip];
    const [flat, kk] = [from + high * 0.12, (r - lip) * 0.5523];
    const cap = parse(
      `M${from} ${cy - h}H${flat}C${flat + kk} ${cy - h} ${flat + h} ${cy - kk} ${flat + h} ${cy}C${flat + h} ${cy + kk} ${flat + kk} ${cy + h} ${flat} ${cy + h}H${from}Z`,
    );
    const shine = rect(from + high * 0.1, cy - high * 0.33, high * 0.24, high * 0.075, high * 0.037);
    return { plate: body, second: subtract(cap, shine) };
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
    'heart-stethoscope',
    'pill-bottle',
    'ambulance',
  ],
  aspect: [1.1, 5],
  draw(held) {
    const { x0, x1, y0, high, cx } = room(held, 0.5, 0.42);
    const gap = 0.11 * CAP;
    const lid = high * 0.4;
    const top = y0 - gap - lid;
    const r = high * 0.14;
    const grip = { wide: high * 0.62, tall: high * 0.2, thick: high * 0.085 };
    const handle = subtract(
      rect(cx - grip.wide / 2, top - grip.tall, grip.wide, grip.tall * 2, high * 0.11),
      rect(
        cx - grip.wide / 2 + grip.thick,
        top - grip.tall + grip.thick,
        grip.wide - grip.thick * 2,
        grip.tall * 2,
        high * 0.04,
      ),
    );
    const cover = parse(
      `M${x0} ${y0 - gap}V${top + r}Q${x0} ${top} ${x0 + r} ${top}H${x1 - r}Q${x1} ${top} ${x1} ${top + r}V${y0 - gap}Z`,
    );
    const [arm, bar, my] = [lid * 0.68, lid * 0.25, top + lid * 0.5];
    const cross = union(
      rect(cx - arm / 2, my - bar / 2, arm, bar),
      rect(cx - bar / 2, my - arm / 2, bar, arm),
    );
    const y1 = y0 + high;
    const body = parse(
      `M${x0} ${y0}H${x1}V${y1 - r}Q${x1} ${y1} ${x1 - r} ${y1}H${x0 + r}Q${x0} ${y1} ${x0} ${y1 - r}Z`,
    );
    return { plate: concat(subtract(union(cover, handle), cross), body) };
  },
};

/** A sticking plaster, the name on its pad. */
export const plaster: Plate = {
  about: ['bandaids', 'nurse', 'first-aid-kit', 'first-aid', 'bear-cross', 'pill-bottle'],
  aspect: [1, 6],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.32, 0.45);
    const [gap, end] = [0.11 * CAP, high * 0.44];
    const tab = (x: number, way: 1 | -1) => {
      const at = (d: number) => x + way * d;
      const r = high * 0.36;
      const shape = parse(
        `M${at(gap)} ${y0}H${at(gap + end - r)}C${at(gap + end - r * 0.4)} ${y0} ${at(gap + end)} ${y0 + r * 0.6} ${at(gap + end)} ${cy}C${at(gap + end)} ${y1 - r * 0.6} ${at(gap + end - r * 0.4)} ${y1} ${at(gap + end - r)} ${y1}H${at(gap)}Z`,
      );
      const dots = [-1, 1].flatMap((row) => [
        circle(at(gap + end * 0.26), cy + row * high * 0.2, high * 0.045),
      ]);
      return subtract(
        shape,
        ...dots,
        circle(at(gap + end * 0.26), cy, high * 0.045),
        circle(at(gap + end * 0.58), cy - high * 0.1, high * 0.045),
        circle(at(gap + end * 0.58), cy + high * 0.1, high * 0.045),
      );
    };
    return { plate: concat(rect(x0, y0, x1 - x0, high), tab(x0, -1), tab(x1, 1)) };
  },
};

/** A toothbrush, the name on its handle. */
export const toothbrush: Plate = {
  about: ['tooth', 'toothbrush', 'dental-mirror', 'dental-chair', 'tooth-braces', 'smile'],
  aspect: [1.9, 7],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.55, 0.44);
    const at = (share: number) => x1 + high * share;
    const my = cy + high * 0.14;
    const n = high * 0.085;
    const [k, end] = [high * 0.4, x0 - high * 0.06];
    const handle = parse(
      `M${end + k} ${y0}H${x1 - high * 0.06}C${at(0.16)} ${y0} ${at(0.1)} ${my - n} ${at(0.42)} ${my - n}V${my + n}C${at(0.2)} ${my + n} ${at(0.16)} ${y1} ${x1 - high * 0.06} ${y1}H${end + k}C${end + k * 0.25} ${y1} ${end} ${y1 - k * 0.6} ${end} ${cy}C${end} ${y0 + k * 0.6} ${end + k * 0.25} ${y0} ${end + k} ${y0}Z`,
    );
    const head = rect(at(0.3), my - n, high * 0.72, n * 2, n * 0.9);
    const foot = my - n - 0.1 * CAP;
    const tufts = [0, 1, 2, 3].map((i) =>
      rect(at(0.41 + i * 0.15), foot - high * 0.36, high * 0.105, high * 0.36, high * 0.03),
    );
    return { plate: union(handle, head), second: concat(...tufts) };
  },
};

/** A tube of toothpaste, and some of it coming out. */
export const toothpaste: Plate = {
  about: ['tooth', 'toothbrush', 'dental-mirror', 'dental-chair', 'tooth-braces', 'smile'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'corporate'],
  aspect: [1.2, 5.5],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.36, 0.44);
    const gap = 0.11 * CAP;
    const at = (share: number) => x1 + high * share;
    const crimp = rect(x0 - gap - high * 0.15, y0 - high * 0.09, high * 0.15, high * 1.18, high * 0.04);
    const m = high * 0.19;
    const body = parse(
      `M${x0} ${y0 - high * 0.05}L${x1} ${y0 + high * 0.03}C${at(0.16)} ${y0 + high * 0.05} ${at(0.14)} ${cy - m} ${at(0.24)} ${cy - m}V${cy + m}C${at(0.14)} ${cy + m} ${at(0.16)} ${y1 - high * 0.05} ${x1} ${y1 - high * 0.03}L${x0} ${y1 + high * 0.05}Z`,
    );
    const c = at(0.24) + gap;
    const cap = polygon(
      [
        [c, cy - high * 0.3],
        [c + high * 0.3, cy - high * 0.23],
        [c + high * 0.3, cy + high * 0.23],
        [c, cy + high * 0.3],
      ],
      high * 0.05,
    );
    return { plate: concat(crimp, body), second: cap };
  },
};
