/** Plates of who grows, picks and keeps bees. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A broad leaf, lying, its stem to the left. */
export const leafPlate: Plate = {
  about: [
    'leaf-split',
    'leaf-radial',
    'plant',
    'cup-leaf',
    'leaf-fork',
    'vegan-sign',
    'tea-bag',
    'fern',
    'basil',
    'hands-sprout',
    'watering-can',
    'garden-tools',
  ],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = bodyAround(
      { ...held, x: held.x - 0.12 * CAP, width: held.width + 0.12 * CAP },
      0.32,
      0.6,
    );
    const [base, tip] = [x0 - high * 0.34, x1 + high * 0.42];
    const top = y0 - high * 0.02;
    const body = parse(
      `M${base} ${cy + high * 0.12}C${base} ${cy - high * 0.3} ${x0 - high * 0.05} ${top} ${x0 + high * 0.3} ${top}H${x1 - high * 0.35}C${x1} ${top} ${x1 + high * 0.2} ${y0 + high * 0.1} ${tip} ${y0 + high * 0.06}C${x1 + high * 0.3} ${y1 - high * 0.3} ${x1 + high * 0.05} ${y1} ${x1 - high * 0.3} ${y1}H${x0 + high * 0.3}C${x0 - high * 0.1} ${y1} ${base} ${y1 - high * 0.1} ${base} ${cy + high * 0.12}Z`,
    );
    const stem = stroke(
      parse(
        `M${base - high * 0.26} ${cy + high * 0.36}Q${base - high * 0.1} ${cy + high * 0.14} ${base + high * 0.08} ${cy + high * 0.1}`,
      ),
      high * 0.085,
      { cap: 'round' },
    );
    const rib = stroke(
      parse(
        `M${base - high * 0.16} ${cy + high * 0.13}Q${base + high * 0.02} ${cy + high * 0.02} ${Math.min(held.x - 0.5 * CAP, base + high * 0.2)} ${cy}`,
      ),
      Math.max(12, high * 0.066),
      { cap: 'round' },
    );
    return { plate: union(subtract(body, rib), stem) };
  },
};

/** A bee that flies to the left: the name between its stripes. */
export const bee: Plate = {
  about: ['bee', 'honeycomb', 'honey-jar', 'honey-dipper', 'beehive', 'bee-smoker'],
  aspect: [1.1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, cy } = bodyAround(held, 0.26, 0.4);
    const s = (high + wide) * 0.38;
    const cut = Math.max(12, s * 0.09);
    const band = s * 0.15;
    const [nose, end] = [x0 - s * 0.46, x1 + s * 0.6];
    const [top, low] = [y0 - s * 0.08, y1 + s * 0.08];
    const body = parse(
      `M${nose} ${cy}C${nose} ${cy - high * 0.42} ${x0 - s * 0.1} ${top} ${cx} ${top}C${x1 + s * 0.2} ${top} ${end - s * 0.14} ${cy - high * 0.3} ${end} ${cy - s * 0.04}Q${end + s * 0.1} ${cy} ${end} ${cy + s * 0.04}C${end - s * 0.14} ${cy + high * 0.3} ${x1 + s * 0.2} ${low} ${cx} ${low}C${x0 - s * 0.1} ${low} ${nose} ${cy + high * 0.42} ${nose} ${cy}Z`,
    );
    const stripe = (x: number) =>
      stroke(parse(`M${x} ${top - s * 0.2}Q${x + s * 0.24} ${cy} ${x} ${low + s * 0.2}`), cut);
    const first = x1 + cut / 2 - s * 0.04;
    const cuts = [stripe(first), stripe(first + cut + band)];
    const wing = (bx: number, reach: number, rise: number, fat: number) => {
      const y = top - cut * 0.4;
      const [tx, ty] = [bx + s * reach, y - s * rise];
      return parse(
        `M${bx} ${y}C${bx - s * fat} ${y - s * rise * 0.7} ${tx - s * fat * 1.2} ${ty} ${tx} ${ty}C${tx + s * fat} ${ty} ${tx + s * fat * 0.8} ${ty + s * rise * 0.6} ${bx} ${y}Z`,
      );
    };
    const [big, small] = [wing(cx - s * 0.2, 0.2, 0.92, 0.36), wing(cx - s * 0.04, 0.86, 0.5, 0.26)];
    const shoulder = stroke(body, cut * 2);
    const wings = subtract(union(subtract(small, big, stroke(big, cut * 1.6)), big), body, shoulder);
    const feelers = [0, 1].map((i) => {
      const x = x0 - s * 0.22 + i * s * 0.16;
      return stroke(
        parse(
          `M${x} ${cy - high * 0.3}C${x} ${top - s * 0.08} ${x - s * 0.1} ${top - s * 0.22} ${x - s * 0.26} ${top - s * (0.18 + i * 0.08)}`,
        ),
        Math.max(12, s * 0.07),
        { cap: 'round' },
      );
    });
    const eye = circle(x0 - s * 0.24, cy - s * 0.1, Math.max(7, s * 0.06));
    const smile = stroke(
      parse(
        `M${x0 - s * 0.33} ${cy + s * 0.12}Q${x0 - s * 0.24} ${cy + s * 0.22} ${x0 - s * 0.14} ${cy + s * 0.14}`,
      ),
      Math.max(9, s * 0.045),
      { cap: 'round' },
    );
    const legs = [-0.3, 0, 0.3].map((d) =>
      stroke(
        parse(`M${cx + s * d} ${low - s * 0.1}L${cx + s * (d - 0.03)} ${low + s * 0.1}`),
        Math.max(12, s * 0.07),
        { cap: 'round' },
      ),
    );
    return { plate: subtract(union(body, ...feelers, ...legs), ...cuts, eye, smile), second: wings };
  },
};

/** A cloud, a crescent moon behind it. */
export const cloudPlate: Plate = {
  about: ['cloud', 'crib', 'mattress', 'cumulus', 'baby', 'baby-moon', 'baby-carriage', 'onesie'],
  styles: ['modern', 'minimal', 'playful', 'creative'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide } = bodyAround(held, 0.34, 0.4);
    const s = (high + wide) * 0.34;
    const low = y1 + s * 0.06;
    const r = (low - y0) / 2;
    const ends = [circle(x0 + s * 0.1, low - r, r), circle(x1 - s * 0.1, low - r, r)];
    const [bx, br] = [x0 + wide * 0.36, Math.min(wide * 0.3, s * 0.62)];
    const [cx, cr] = [x0 + wide * 0.72, Math.min(wide * 0.24, s * 0.46)];
    const lobes = [
      circle(bx, y0 + br * 0.3, br),
      circle(cx, y0 + cr * 0.62, cr),
      circle(x0 + wide * 0.1, y0 + r * 0.62, r * 0.66),
    ];
    const base = rect(x0 + s * 0.1, y0, wide - s * 0.2, low - y0);
    const join = s * 0.06;
    const cloud = shrink(grow(union(base, ...ends, ...lobes), join), join);
    const gap = Math.max(12, s * 0.07);
    const [mx, my, mr] = [x0 + wide * 0.92, y0 - s * 0.5, s * 0.44];
    const moon = subtract(circle(mx, my, mr), circle(mx + mr * 0.32, my - mr * 0.44, mr * 0.78));
    return { plate: cloud, second: subtract(moon, cloud, stroke(cloud, gap * 2)) };
  },
};
