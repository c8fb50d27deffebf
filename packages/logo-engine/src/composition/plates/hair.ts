/** Plates of who cuts hair and paints nails. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, bounds, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, contours, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The edges of what holds the name, with air around it. */
function room(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  return { x0, x1, y0, y1, high: y1 - y0, wide: x1 - x0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** A hairdresser's comb, its teeth down. */
export const comb: Plate = {
  about: ['comb', 'scissors-comb', 'long-hair', 'hair-dryer', 'braid', 'wig', 'clippers', 'barber-chair'],
  aspect: [1.6, 4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.5, 0.4);
    const long = Math.min((high + wide) * 0.19, high * 0.7);
    const [guard, r] = [long * 0.36, high * 0.2];
    const spine = parse(
      `M${x0} ${y1 + 1}V${y0 + r}Q${x0} ${y0} ${x0 + r} ${y0}Q${cx} ${y0 - high * 0.07} ${x1 - r} ${y0}Q${x1} ${y0} ${x1} ${y0 + r}V${y1 + 1}Z`,
    );
    const row = (from: number, to: number, tooth: number, gap: number) => {
      const count = Math.round((to - from) / (tooth + gap));
      const pitch = (to - from) / count;
      return Array.from({ length: count }, (_, i) =>
        rect(from + i * pitch, y1 - r, pitch - gap, long + r, (pitch - gap) * 0.42),
      );
    };
    const [coarse, fine] = [long * 0.22, long * 0.13];
    const gaps = [Math.max(10, long * 0.16), Math.max(10, long * 0.11)] as const;
    const teeth = [...row(x0 + guard + gaps[0], cx, coarse, gaps[0]), ...row(cx, x1 - guard, fine, gaps[1])];
    const guards = [x0, x1 - guard].map((x) => rect(x, y1 - r, guard, long + r, guard * 0.4));
    return { plate: union(spine, ...teeth, ...guards) };
  },
};

/** A barber's pole, lying: stripes on both sides of the name and a dome at both ends. */
export const barberPole: Plate = {
  about: ['barber-pole', 'beard', 'razor', 'clippers', 'barber-chair', 'comb'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy } = room(held, 0.3, 0.44);
    const s = Math.min((high + wide) * 0.3, high * 1.1);
    const gap = 0.11 * CAP;
    const [band, cut] = [s * 0.17, s * 0.15];
    const slant = high * 0.42;
    const zone = (band + cut) * 2.1;
    const rim = Math.max(10, high * 0.075);
    const side = (way: 1 | -1): { cuts: Path; ends: Path } => {
      const edge = way === 1 ? x1 : x0;
      const box = (from: number, to: number, tall: number, r: number) =>
        rect(Math.min(edge + way * from, edge + way * to), cy - tall / 2, to - from, tall, r);
      const window = box(0, zone - rim, high - 2 * rim, 0);
      const stripes = [-2, -1, 0, 1, 2, 3, 4].map((i) => {
        const x = Math.min(edge, edge + way * zone) + i * (band + cut) + band * 0.3;
        return polygon([
          [x + slant / 2, y0],
          [x + slant / 2 + cut, y0],
          [x - slant / 2 + cut, y1],
          [x - slant / 2, y1],
        ]);
      });
      const collar = box(zone + gap, zone + gap + s * 0.12, high * 1.18, s * 0.05);
      const at = edge + way * (zone + gap + s * 0.11);
      const dome = parse(
        `M${at} ${cy - high * 0.42}C${at + way * s * 0.42} ${cy - high * 0.42} ${at + way * s * 0.42} ${cy + high * 0.42} ${at} ${cy + high * 0.42}Z`,
      );
      const knob = circle(at + way * s * 0.36, cy, s * 0.11);
      const whole = contours(intersect(window, union(...stripes))).filter((cut) => {
        const box = bounds(cut);
        return box !== null && box.width > band && box.height > high * 0.36;
      });
      return { cuts: concat(...whole), ends: union(collar, dome, knob) };
    };
    const [left, far] = [side(-1), side(1)];
    const body = rect(x0 - zone, y0, wide + zone * 2, high, high * 0.05);
    return { plate: concat(subtract(body, left.cuts, far.cuts), left.ends, far.ends) };
  },
};

/** A bottle of nail polish, its long cap up. */
export const polish: Plate = {
  about: ['nail-polish', 'painted-nails', 'polish-brush'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'minimal'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { x0, y0, y1, high: tallness, wide, cx } = room(held, 0.56, 0.52);
    const high = (tallness + wide) * 0.5;
    const gap = 0.11 * CAP;
    const [half, tall, r] = [high * 0.24, high * 0.6, high * 0.26];
    const body = rect(x0, y0, wide, y1 - y0, r);
    const ring = rect(cx - half * 1.1, y0 - high * 0.07, half * 2.2, high * 0.2, high * 0.03);
    const foot = y0 - high * 0.07 - gap;
    const cap = polygon(
      [
        [cx - half * 0.8, foot - tall],
        [cx + half * 0.8, foot - tall],
        [cx + half, foot],
        [cx - half, foot],
      ],
      high * 0.06,
    );
    const shine = rect(
      cx - half * 0.42,
      foot - tall * 0.78,
      Math.max(9, high * 0.055),
      tall * 0.5,
      high * 0.027,
    );
    return { plate: union(body, ring), second: subtract(cap, shine) };
  },
};

/** A hand mirror, its handle down. */
export const mirror: Plate = {
  about: ['hand-mirror', 'powder-compact', 'makeup-tools', 'lipstick'],
  aspect: [1, 1.7],
  draw(held) {
    const [cx, cy] = [held.x + held.width / 2, held.y + held.height / 2];
    const [rx, ry] = [held.width * 0.64 + 0.3 * CAP, held.height * 0.64 + 0.36 * CAP];
    const s = (rx + ry) * 0.5;
    const [gap, thick] = [Math.max(12, s * 0.07), s * 0.16];
    const k = 0.6;
    const oval = (by: number) => {
      const [a, b] = [rx + by, ry + by];
      return parse(
        `M${cx - a} ${cy}C${cx - a} ${cy - b * k} ${cx - a * k} ${cy - b} ${cx} ${cy - b}C${cx + a * k} ${cy - b} ${cx + a} ${cy - b * k} ${cx + a} ${cy}C${cx + a} ${cy + b * k} ${cx + a * k} ${cy + b} ${cx} ${cy + b}C${cx - a * k} ${cy + b} ${cx - a} ${cy + b * k} ${cx - a} ${cy}Z`,
      );
    };
    const foot = cy + ry + gap + thick;
    const n = (dx: number, dy: number) => `${cx + s * dx} ${foot + s * dy}`;
    const handle = parse(
      `M${n(-0.5, -0.12)}C${n(-0.2, 0.04)} ${n(-0.26, 0.18)} ${n(-0.09, 0.24)}C${n(-0.09, 0.36)} ${n(-0.19, 0.46)} ${n(-0.17, 0.62)}C${n(-0.16, 0.76)} ${n(-0.09, 0.84)} ${n(-0.08, 0.98)}H${n(0.08, 0.98).split(' ')[0]}C${n(0.09, 0.84)} ${n(0.16, 0.76)} ${n(0.17, 0.62)}C${n(0.19, 0.46)} ${n(0.09, 0.36)} ${n(0.09, 0.24)}C${n(0.26, 0.18)} ${n(0.2, 0.04)} ${n(0.5, -0.12)}Z`,
    );
    const ball = circle(cx, foot + s * 1.04, s * 0.14);
    const [up, h] = [cy - ry - gap - thick * 0.6, s * 0.42];
    const heart = parse(
      `M${cx} ${up + h * 0.2}C${cx - h * 1.3} ${up - h * 0.5} ${cx - h * 0.7} ${up - h * 1.5} ${cx} ${up - h * 0.82}C${cx + h * 0.7} ${up - h * 1.5} ${cx + h * 1.3} ${up - h * 0.5} ${cx} ${up + h * 0.2}Z`,
    );
    return { plate: concat(subtract(union(oval(gap + thick), handle, ball, heart), oval(gap)), oval(0)) };
  },
};

/** A hair dryer that blows to the right: slots at its back, and its cable. */
export const dryer: Plate = {
  about: ['hair-dryer', 'long-hair', 'wig', 'braid'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'minimal'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy } = room(held, 0.44, 0.44);
    const s = Math.min((high + wide) * 0.32, high * 1.15);
    const gap = 0.11 * CAP;
    const [end, k] = [x0 - high * 0.36, high * 0.56];
    const barrel = parse(
      `M${end + k} ${y0 - high * 0.05}L${x1} ${y0 + high * 0.05}V${y1 - high * 0.05}L${end + k} ${y1 + high * 0.05}C${end + k * 0.3} ${y1 + high * 0.05} ${end} ${y1 - k * 0.5} ${end} ${cy}C${end} ${y0 + k * 0.5} ${end + k * 0.3} ${y0 - high * 0.05} ${end + k} ${y0 - high * 0.05}Z`,
    );
    const slots = [-0.2, 0, 0.2].map((dy) =>
      rect(end + high * 0.12, cy + high * dy - high * 0.035, high * 0.26, high * 0.07, high * 0.035),
    );
    const c = x1 + gap;
    const nozzle = polygon(
      [
        [c, cy - high * 0.37],
        [c + s * 0.3, cy - high * 0.52],
        [c + s * 0.3, cy + high * 0.52],
        [c, cy + high * 0.37],
      ],
      s * 0.04,
    );
    const [g, low] = [x0 + s * 0.1, y1 + s * 0.72];
    const grip = polygon(
      [
        [g, y1 - high * 0.1],
        [g + s * 0.46, y1 - high * 0.1],
        [g + s * 0.28, low],
        [g - s * 0.08, low],
      ],
      s * 0.07,
    );
    const cable = stroke(
      parse(
        `M${g + s * 0.1} ${low - s * 0.06}C${g + s * 0.1} ${low + s * 0.3} ${g + s * 0.6} ${low + s * 0.24} ${g + s * 0.72} ${low - s * 0.06}`,
      ),
      Math.max(12, s * 0.07),
      { cap: 'round' },
    );
    return { plate: subtract(union(barrel, grip, cable), ...slots), second: nozzle };
  },
};
