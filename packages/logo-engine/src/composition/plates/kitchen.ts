/** Plates of who cooks. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A pot with its lid and its handles. */
export const pot: Plate = {
  about: ['cooking-pot', 'clay-pot', 'bowl', 'tamale-steamer', 'place-setting', 'cutlery', 'seafood-pot'],
  aspect: [1, 2.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.42 * CAP];
    const [h, cx, gap] = [y1 - y0, centreX(held), 0.12 * CAP];
    const r = Math.min(0.34 * h, 0.84 * CAP);
    const taper = 0.04 * h;
    const body = parse(
      `M${x0} ${y0 + 6}Q${x0} ${y0} ${x0 + 6} ${y0}H${x1 - 6}Q${x1} ${y0} ${x1} ${y0 + 6}L${x1 - taper * 0.6} ${y1 - r}C${x1 - taper} ${y1 - r * 0.4} ${x1 - taper - r * 0.4} ${y1} ${x1 - taper - r} ${y1}` +
        `H${x0 + taper + r}C${x0 + taper + r * 0.4} ${y1} ${x0 + taper} ${y1 - r * 0.4} ${x0 + taper * 0.6} ${y1 - r}Z`,
    );
    const thick = 0.05 * CAP + 0.06 * h;
    const ear = (x: number) => {
      const [wide, high] = [0.2 * h + 2 * thick, 0.3 * h];
      return subtract(
        rect(x - wide / 2, y0 + 0.12 * h, wide, high, 0.12 * h),
        rect(x - wide / 2 + thick, y0 + 0.12 * h + thick, wide - 2 * thick, high - 2 * thick, 0.06 * h),
      );
    };
    const handles = subtract(union(ear(x0), ear(x1)), body);
    const over = 0.1 * CAP;
    const [lx0, lx1, ly] = [x0 - over, x1 + over, y0 - gap];
    const lift = 0.1 * CAP + 0.12 * h;
    const lid = parse(
      `M${lx0 + 6} ${ly}Q${lx0} ${ly} ${lx0} ${ly - 6}C${lx0} ${ly - lift * 0.8} ${lx0 + lift} ${ly - lift} ${lx0 + lift * 2} ${ly - lift}H${lx1 - lift * 2}C${lx1 - lift} ${ly - lift} ${lx1} ${ly - lift * 0.8} ${lx1} ${ly - 6}Q${lx1} ${ly} ${lx1 - 6} ${ly}Z`,
    );
    const knob = rect(cx - 0.16 * h, ly - lift - 0.13 * h, 0.32 * h, 0.13 * h + 2, 0.06 * h);
    return { plate: concat(union(body, handles), union(lid, knob)) };
  },
};

/** A plate between a fork and a knife. */
export const cutlery: Plate = {
  about: [
    'cutlery',
    'place-setting',
    'fork',
    'laid-table',
    'tableware',
    'leaf-fork',
    'banquet-table',
    'cloche',
  ],
  aspect: [1.1, 2.4],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const [a, b] = [0.6 * held.width + 0.42 * CAP, 0.58 * held.height + 0.4 * CAP];
    const rim = Math.max(14, 0.09 * b);
    const oval = (by: number) => {
      const [rx, ry, k] = [a + by, b + by, 0.72];
      return parse(
        `M${cx - rx} ${cy}C${cx - rx} ${cy - ry * k} ${cx - rx * k} ${cy - ry} ${cx} ${cy - ry}C${cx + rx * k} ${cy - ry} ${cx + rx} ${cy - ry * k} ${cx + rx} ${cy}` +
          `C${cx + rx} ${cy + ry * k} ${cx + rx * k} ${cy + ry} ${cx} ${cy + ry}C${cx - rx * k} ${cy + ry} ${cx - rx} ${cy + ry * k} ${cx - rx} ${cy}Z`,
      );
    };
    const wide = a + 12 + rim;
    const plate = concat(subtract(oval(12 + rim), oval(12)), oval(0));
    const [x0, x1, h] = [cx - wide, cx + wide, 2 * (b + rim)];
    const gap = 0.04 * CAP + 0.03 * h;
    const [top, low] = [cy - h / 2, cy + h / 2];
    const [tine, slot] = [Math.max(10, 0.05 * h), Math.max(9, 0.04 * h)];
    const fw = tine * 3 + slot * 2;
    const [fx, fc] = [x0 - gap - fw, x0 - gap - fw / 2];
    const stem = Math.max(16, 0.085 * h) / 2;
    const prongs = [0, 1, 2].map((i) => rect(fx + i * (tine + slot), top, tine, h * 0.3, tine * 0.45));
    const neck = parse(
      `M${fx} ${top + 0.2 * h}H${fx + fw}V${top + 0.28 * h}C${fx + fw} ${top + 0.4 * h} ${fc + stem} ${top + 0.4 * h} ${fc + stem} ${top + 0.5 * h}H${fc - stem}C${fc - stem} ${top + 0.4 * h} ${fx} ${top + 0.4 * h} ${fx} ${top + 0.28 * h}Z`,
    );
    const slots = [0, 1].map((i) =>
      rect(fx + tine + i * (tine + slot), top - 9, slot, h * 0.22 + 9, slot * 0.45),
    );
    const fork = subtract(
      union(...prongs, neck, rect(fc - stem, top + 0.4 * h, 2 * stem, low - top - 0.4 * h, stem * 0.96)),
      ...slots,
    );
    const kx = x1 + gap;
    const kw = 0.06 * CAP + 0.1 * h;
    const blade = parse(
      `M${kx + 8} ${top + 0.6 * h}Q${kx} ${top + 0.6 * h} ${kx} ${top + 0.6 * h - 8}V${top + 0.26 * h}C${kx} ${top + 0.08 * h} ${kx + kw * 0.4} ${top} ${kx + kw - 4} ${top}Q${kx + kw} ${top} ${kx + kw} ${top + 6}V${low - stem}A${stem} ${stem} 0 0 1 ${kx + kw - 2 * stem} ${low - stem}V${top + 0.6 * h}Z`,
    );
    return { plate: concat(plate, fork, blade) };
  },
};

/** A butcher's cleaver. */
export const cleaver: Plate = {
  about: ['cleaver', 'grindstone', 'beef-cuts', 'sausage'],
  aspect: [1.2, 2.3],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.46 * CAP];
    const h = y1 - y0;
    const bow = 0.05 * h;
    const nose = x0 - 0.22 * h;
    const blade = parse(
      `M${nose + 0.1 * h} ${y0}H${x1}V${y1 - 0.06 * h}Q${x1} ${y1} ${x1 - 0.06 * h} ${y1}` +
        `C${x1 - (x1 - nose) * 0.3} ${y1 + bow} ${nose + (x1 - nose) * 0.3} ${y1 + bow} ${nose} ${y1 - 0.04 * h}` +
        `V${y0 + 0.1 * h}Q${nose} ${y0} ${nose + 0.1 * h} ${y0}Z`,
    );
    const eye = circle(x0 - 0.075 * h, y0 + 0.16 * h, 0.065 * h);
    const bolster = rect(x1 - 4, y0, 0.12 * h + 4, 0.24 * h, 4);
    const hx = x1 + 0.12 * h + 0.1 * CAP;
    const grip = parse(
      `M${hx} ${y0 - 0.02 * h}H${hx + 0.46 * h}C${hx + 0.6 * h} ${y0 - 0.02 * h} ${hx + 0.66 * h} ${y0 + 0.02 * h} ${hx + 0.66 * h} ${y0 + 0.14 * h}` +
        `C${hx + 0.66 * h} ${y0 + 0.36 * h} ${hx + 0.56 * h} ${y0 + 0.36 * h} ${hx + 0.48 * h} ${y0 + 0.3 * h}C${hx + 0.36 * h} ${y0 + 0.24 * h} ${hx + 0.2 * h} ${y0 + 0.26 * h} ${hx} ${y0 + 0.26 * h}Z`,
    );
    const rivets = [0.16, 0.4].map((t) => circle(hx + t * h, y0 + 0.12 * h, Math.max(6, 0.032 * h)));
    return { plate: union(subtract(blade, eye), bolster), second: subtract(grip, ...rivets) };
  },
};
