/** Plates of who serves meals under a dome, in a bun or in a tortilla. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, EMPTY, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, type Point, polyline, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** How square a dome's shoulders are: the handles of its curves. */
const SHOULDER = 0.74;

/** Half of a dome's curve at a share of its way from the base (0) to the top (1). */
const onDome = (t: number): Point => {
  const s = 1 - t;
  return [
    s ** 3 + 3 * s * s * t + 3 * s * t * t * SHOULDER,
    3 * s * s * t * SHOULDER + 3 * s * t * t + t ** 3,
  ];
};

type Dome = { readonly cx: number; readonly base: number; readonly a: number; readonly b: number };

/** A dome that holds a box above its base. */
function domeOver(held: Box, sides: number, foot: number, head: number, clear = 0.13 * CAP): Dome {
  const half = held.width / 2;
  const a = half + sides;
  const least = (half + clear) / a;
  let share = 1;
  while (share > 0 && onDome(share)[0] < least) share -= 0.01;
  const corner = (held.height + clear) / onDome(share)[1];
  const b = Math.max(corner, held.height + head) + foot;
  return { cx: centreX(held), base: bottom(held) + foot, a, b };
}

/** Its outline: the curve starts at `rise` above the base, whose corners are rounded by `corner`. */
function domePath({ cx, base, a, b }: Dome, rise: number, corner: number): Path {
  const [x0, x1, top, y] = [cx - a, cx + a, base - b, base - rise];
  const up = y - (b - rise) * SHOULDER;
  const near = corner * 0.45;
  return parse(
    `M${x0} ${y}C${x0} ${up} ${cx - a * SHOULDER} ${top} ${cx} ${top}C${cx + a * SHOULDER} ${top} ${x1} ${up} ${x1} ${y}` +
      `V${base - corner}C${x1} ${base - near} ${x1 - near} ${base} ${x1 - corner} ${base}` +
      `H${x0 + corner}C${x0 + near} ${base} ${x0} ${base - near} ${x0} ${base - corner}Z`,
  );
}

/** A chef's dome on its tray. */
export const cloche: Plate = {
  about: ['cloche', 'canapes', 'chef-hat', 'chef-crossed', 'laid-table'],
  aspect: [2.1, 4.4],
  draw(held) {
    const dome = domeOver(held, 0.5 * CAP + held.height * 0.3, 0.34 * CAP, 0.5 * CAP, 0.34 * CAP);
    const r = Math.max(0.13 * CAP, dome.b * 0.075);
    const top = dome.base - dome.b;
    const tray = rect(
      dome.cx - dome.a - r * 1.8,
      dome.base + 0.12 * CAP,
      (dome.a + r * 1.8) * 2,
      r * 1.5,
      r * 0.75,
    );
    const shine = [0.44, 0.5, 0.56, 0.62, 0.68].map((share): Point => {
      const [x, y] = onDome(share);
      return [dome.cx - (dome.a - 0.24 * CAP) * x, dome.base - 0.34 * CAP - (dome.b - 0.58 * CAP) * y];
    });
    const streak = stroke(polyline(shine), Math.max(12, 0.035 * dome.b));
    const calm = rect(held.x - 22, held.y - 22, held.width + 44, held.height + 44);
    const light = intersect(streak, calm).commands.length === 0 ? streak : EMPTY;
    const neck = rect(dome.cx - r * 0.5, top - r * 0.7, r, r * 1.4);
    return {
      plate: concat(
        subtract(
          union(domePath(dome, 0.34 * CAP, 0.08 * CAP), neck, circle(dome.cx, top - r * 1.3, r)),
          light,
        ),
        tray,
      ),
    };
  },
};

type Spot = { readonly x: number; readonly y: number };

/** Points along a dome's curve, from its left to its right, about a distance apart. */
function along({ cx, base, a, b }: Dome, rise: number, apart: number, from: number): Spot[] {
  const curve = Array.from({ length: 401 }, (_, i): Spot => {
    const share = from + (1 - from) * (1 - Math.abs(i - 200) / 200);
    const [x, y] = onDome(share);
    return { x: cx + (i < 200 ? -1 : 1) * a * x, y: base - rise - (b - rise) * y };
  });
  const lengths = curve.map((spot, i) =>
    Math.hypot(spot.x - (curve[i - 1] ?? spot).x, spot.y - (curve[i - 1] ?? spot).y),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(5, Math.round(whole / apart));
  let [done, next] = [0, 0];
  return curve.filter((_, i) => {
    done += lengths[i] ?? 0;
    return done >= (whole * next) / count - 0.01 && ++next > 0;
  });
}

/** A taco from its side, its filling above the tortilla. */
export const taco: Plate = {
  about: ['taco', 'two-tacos', 'pastor-spit'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.7, 2.9],
  draw(held) {
    const dome = domeOver(held, 0.4 * CAP + held.height * 0.24, 0.38 * CAP, 0.34 * CAP);
    const rise = 0.3 * CAP + held.height * 0.2;
    const shell = domePath(dome, rise, rise);
    const lump = 0.12 * CAP + dome.b * 0.1;
    const spots = along(dome, rise, lump * 1.5, 0.4);
    const shown = grow(shell, 0.12 * CAP);
    const [frill, slices] = [0, 1].map((kind) =>
      spots.flatMap(({ x, y }, i) => {
        const taper = 1.12 - 0.4 * Math.abs((x - dome.cx) / dome.a) ** 3;
        if ((i % 4 === 2) !== (kind === 1)) return [];
        return [circle(x, y - lump * (kind === 1 ? 0.62 : 0.4), lump * taper * (kind === 1 ? 1.34 : 1.1))];
      }),
    );
    const round = union(...(slices ?? []));
    const lettuce = subtract(union(...(frill ?? [])), shown, grow(round, 0.1 * CAP));
    return { plate: shell, second: concat(lettuce, subtract(round, shown)) };
  },
};

/** An empanada with its crimped edge. */
export const empanada: Plate = {
  about: ['empanada', 'empanada-tray', 'empanada-oven'],
  aspect: [1.3, 2.9],
  draw(held) {
    const dome = domeOver(held, 0.46 * CAP + held.height * 0.24, 0.46 * CAP, 0.44 * CAP, 0.34 * CAP);
    const rise = 0.24 * CAP;
    const { cx, base, a } = dome;
    const belly = parse(
      `M${cx - a} ${base - rise}C${cx - a * 0.7} ${base + 0.3 * CAP} ${cx + a * 0.7} ${base + 0.3 * CAP} ${cx + a} ${base - rise}Z`,
    );
    const body = domePath(dome, rise, rise);
    const r = 0.16 * CAP + dome.b * 0.075;
    const spots = along(dome, rise, r * 1.55, 0.02);
    const edge = spots.map(({ x, y }) => circle(x, y, r));
    const slits = spots.slice(1).map((spot, i) => {
      const from = spots[i] ?? spot;
      const [x, y] = [(from.x + spot.x) / 2, (from.y + spot.y) / 2];
      const length = Math.hypot(spot.x - from.x, spot.y - from.y) || 1;
      const [tx, ty] = [(spot.x - from.x) / length, (spot.y - from.y) / length];
      const at = (out: number, on: number): Point => [
        x + (ty * out + tx * on) * r,
        y + (-tx * out + ty * on) * r,
      ];
      const [[ax, ay], [bx, by]] = [at(1.3, 0.42), at(0.02, -0.18)];
      return stroke(line(ax, ay, bx, by), 11);
    });
    return { plate: subtract(union(body, belly, ...edge), ...slits) };
  },
};

/** A burger whose bun holds the name. */
export const burger: Plate = {
  about: ['hamburger', 'tall-burger', 'burger-fries'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.9, 4],
  draw(held) {
    const m = held.height * 0.6 + held.width * 0.14;
    const dome = domeOver(held, 0.4 * CAP + held.height * 0.3, 0.42 * CAP, 0.74 * CAP, 0.2 * CAP);
    const [gap, x0, x1] = [0.11 * CAP, dome.cx - dome.a, dome.cx + dome.a];
    const bun = domePath(dome, 0.34 * CAP, 0.16 * CAP);
    const [thick, out] = [0.14 * CAP + 0.06 * m, 0.1 * CAP];
    const y0 = dome.base + gap;
    const count = Math.max(4, Math.round((x1 - x0) / (0.34 * CAP + 0.22 * m)));
    const pitch = (x1 - x0 + 2 * out) / count;
    const drop = thick * 0.9;
    const scallops = Array.from({ length: count }, (_, i) => {
      const x = x1 + out - pitch * i;
      return `C${x - pitch * 0.1} ${y0 + thick * 0.5 + drop * 1.35} ${x - pitch * 0.9} ${y0 + thick * 0.5 + drop * 1.35} ${x - pitch} ${y0 + thick * 0.5}`;
    }).join('');
    const salad = parse(
      `M${x0 - out} ${y0 + thick * 0.5}Q${x0 - out} ${y0} ${x0 - out + thick * 0.5} ${y0}H${x1 + out - thick * 0.5}Q${x1 + out} ${y0} ${x1 + out} ${y0 + thick * 0.5}${scallops}Z`,
    );
    const p0 = y0 + thick * 0.5 + drop + gap;
    const meat = 0.16 * CAP + 0.12 * m;
    const patty = rect(x0 - out * 0.4, p0, x1 - x0 + out * 0.8, meat, meat * 0.48);
    const y1 = p0 + meat + gap;
    const sy = dome.base - dome.b;
    const seeds = [-0.33, -0.11, 0.12, 0.34].map((dx, i) => {
      const [x, y] = [
        dome.cx + dx * dome.a,
        sy + (i % 2 === 0 ? 0.27 : 0.23) * CAP + 0.36 * dx * dx * dome.b,
      ];
      return rotate(ellipse(x, y, 0.125 * CAP, 0.08 * CAP), [-20, 12, -10, 24][i] ?? 0, x, y);
    });
    const [heel, r] = [0.12 * CAP + 0.16 * m, 0.096 * CAP + 0.128 * m];
    const low = parse(
      `M${x0} ${y1 + 8}Q${x0} ${y1} ${x0 + 8} ${y1}H${x1 - 8}Q${x1} ${y1} ${x1} ${y1 + 8}V${y1 + heel - r}C${x1} ${y1 + heel - r * 0.4} ${x1 - r * 0.4} ${y1 + heel} ${x1 - r} ${y1 + heel}` +
        `H${x0 + r}C${x0 + r * 0.4} ${y1 + heel} ${x0} ${y1 + heel - r * 0.4} ${x0} ${y1 + heel - r}Z`,
    );
    return { plate: concat(subtract(bun, ...seeds), patty, low), second: salad };
  },
};
