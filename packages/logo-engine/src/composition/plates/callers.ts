/** Plates of who comes to spray, to get rid of vermin, and of who looks after animals. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A carrier for pets: a handle, and its door of bars. */
export const petCarrier: Plate = {
  about: ['pet-carrier', 'vet', 'dog-and-cat', 'cat'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy } = bodyAround(held, 0.44, 0.34);
    const s = Math.min((high + wide) * 0.4, high * 1.1);
    const door = 0.62 * s;
    const far = x1 + door + 0.14 * s;
    const top = y0 - 0.26 * s;
    const low = y1 + 0.06 * s;
    const lean = 0.1 * s;
    const shell = parse(
      `M${x0} ${low}L${x0 - 0.02 * s} ${top + 0.36 * s}C${x0 + lean * 0.2} ${top + 0.08 * s} ${x0 + 0.2 * s} ${top} ${x0 + 0.42 * s} ${top}H${far - 0.42 * s}C${far - 0.2 * s} ${top} ${far - lean * 0.2} ${top + 0.08 * s} ${far + 0.02 * s} ${top + 0.36 * s}L${far} ${low}Z`,
    );
    const mid = (x0 + far) / 2;
    const grip = subtract(
      rect(mid - 0.42 * s, top - 0.24 * s, 0.84 * s, 0.5 * s, 0.14 * s),
      rect(mid - 0.29 * s, top - 0.11 * s, 0.58 * s, 0.5 * s, 0.05 * s),
    );
    const base = rect(x0 - 0.1 * s, low + GAP, far - x0 + 0.2 * s, 0.17 * s, 0.06 * s);
    const frame = rect(x1, y0 + 0.02 * s, door, y1 - y0 - 0.04 * s, 0.16 * s);
    const bar = door / 7.4;
    const slots = [0, 1, 2, 3].map((i) => rect(x1 + i * bar * 2.13, y0, bar, high, 0));
    const beam = rect(x1, cy - bar * 0.55, door, bar * 1.1);
    const holes = subtract(intersect(frame, union(...slots)), beam);
    return { plate: concat(subtract(union(shell, grip), holes), base) };
  },
};

/** A spray bottle, its trigger to the left, and what it sprays. */
export const sprayer: Plate = {
  about: ['spray-bottle', 'mop-bucket', 'suds-bucket', 'broom', 'house-sparkle', 'window-wash', 'squeegee'],
  aspect: [0.8, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.46, 0.36);
    const s = (high + wide) * 0.42;
    const r = 0.16 * s;
    const neck = y0 - 0.3 * s;
    const body = parse(
      `M${cx - 0.2 * s} ${neck}H${cx + 0.2 * s}C${cx + 0.22 * s} ${neck + 0.22 * s} ${x1} ${y0 - 0.14 * s} ${x1} ${y0 + 0.18 * s}V${y1 - r}Q${x1} ${y1} ${x1 - r} ${y1}H${x0 + r}Q${x0} ${y1} ${x0} ${y1 - r}V${y0 + 0.18 * s}C${x0} ${y0 - 0.14 * s} ${cx - 0.22 * s} ${neck + 0.22 * s} ${cx - 0.2 * s} ${neck}Z`,
    );
    const ring = neck - GAP;
    const collar = rect(cx - 0.25 * s, ring - 0.13 * s, 0.5 * s, 0.13 * s, 0.03 * s);
    const t = ring - 0.5 * s;
    const head = parse(
      `M${cx - 0.2 * s} ${ring - 0.1 * s}V${t + 0.25 * s}H${cx - 0.6 * s}V${t}H${cx + 0.1 * s}C${cx + 0.36 * s} ${t} ${cx + 0.46 * s} ${t + 0.12 * s} ${cx + 0.5 * s} ${t + 0.26 * s}H${cx + 0.34 * s}Q${cx + 0.22 * s} ${t + 0.28 * s} ${cx + 0.2 * s} ${ring - 0.1 * s}Z`,
    );
    const nozzle = rect(cx - 0.76 * s, t - 0.03 * s, 0.2 * s, 0.31 * s, 0.04 * s);
    const trigger = stroke(
      parse(
        `M${cx - 0.36 * s} ${t + 0.2 * s}C${cx - 0.36 * s} ${t + 0.4 * s} ${cx - 0.46 * s} ${t + 0.5 * s} ${cx - 0.54 * s} ${t + 0.64 * s}`,
      ),
      0.12 * s,
      { cap: 'round' },
    );
    const drops = [
      [-0.98, 0.12, 0.07],
      [-1.16, -0.04, 0.055],
      [-1.16, 0.28, 0.055],
    ].map(([dx = 0, dy = 0, d = 0]) => circle(cx + dx * s, t + dy * s, Math.max(8, d * s)));
    return { plate: body, second: concat(union(collar, head, nozzle, trigger), ...drops) };
  },
};

/** A beetle from above: the name on its wings, six legs, two feelers. */
export const beetle: Plate = {
  about: ['bug-beetle', 'bug-banned'],
  styles: ['modern', 'playful', 'creative', 'vintage'],
  aspect: [1.3, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, cy } = bodyAround(held, 0.3, 0.38);
    const s = Math.min((high + wide) * 0.36, high * 1.1);
    const [l, r] = [x0 - 0.3 * s, x1 + 0.04 * s];
    const wings = parse(
      `M${r} ${y0 + 0.06 * s}V${y1 - 0.06 * s}C${r - 0.2 * s} ${y1 + 0.12 * s} ${cx} ${y1 + 0.1 * s} ${x0 + 0.3 * s} ${y1 + 0.04 * s}C${x0} ${y1 - 0.04 * s} ${l} ${cy + 0.3 * high} ${l} ${cy}C${l} ${cy - 0.3 * high} ${x0} ${y0 + 0.04 * s} ${x0 + 0.3 * s} ${y0 - 0.04 * s}C${cx} ${y0 - 0.1 * s} ${r - 0.2 * s} ${y0 - 0.12 * s} ${r} ${y0 + 0.06 * s}Z`,
    );
    const n = r + GAP;
    const neck = parse(
      `M${n} ${y0 + 0.08 * s}C${n + 0.26 * s} ${y0 + 0.1 * s} ${n + 0.4 * s} ${cy - 0.26 * s} ${n + 0.4 * s} ${cy}C${n + 0.4 * s} ${cy + 0.26 * s} ${n + 0.26 * s} ${y1 - 0.1 * s} ${n} ${y1 - 0.08 * s}Z`,
    );
    const head = circle(n + 0.46 * s, cy, 0.2 * s);
    const thick = Math.max(13, 0.095 * s);
    const leg = (x: number, lean: number, way: 1 | -1) => {
      const y = way === 1 ? y1 : y0;
      return stroke(
        polyline([
          [x, y - way * 0.1 * s],
          [x + lean * 0.5 * s, y + way * 0.28 * s],
          [x + lean * s, y + way * 0.46 * s],
        ]),
        thick,
        { cap: 'round', join: 'round' },
      );
    };
    const feeler = (way: 1 | -1) =>
      stroke(
        parse(
          `M${n + 0.5 * s} ${cy + way * 0.1 * s}C${n + 0.66 * s} ${cy + way * 0.34 * s} ${n + 0.8 * s} ${cy + way * 0.36 * s} ${n + 0.92 * s} ${cy + way * 0.3 * s}`,
        ),
        thick * 0.85,
        { cap: 'round' },
      );
    const legs = ([1, -1] as const).flatMap((way) => [
      leg(x0 + wide * 0.14, -0.5, way),
      leg(cx, -0.3, way),
      leg(x1 - wide * 0.12, 0.46, way),
    ]);
    return { plate: concat(union(wings, ...legs), union(neck, head, feeler(1), feeler(-1))) };
  },
};
