/** Plates of who changes what cools and stops a car. */
import { grow, intersect, parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { band, circle, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A radiator with its tanks and its hoses, the name on its core. */
export const radiatorCore: Plate = {
  about: ['car-radiator', 'coolant-light'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, gap, size } = bodyAround(held, 0.42, 0.34);
    const slot = Math.max(12, 0.075 * size);
    const step = slot + 0.11 * size;
    const [l, r] = [x0 - 3 * step - 0.02 * size, x1 + 3 * step + 0.02 * size];
    const fins = [0, 1, 2].flatMap((i) => [
      rect(x0 - i * step - slot, y0 + 0.1 * size, slot, high - 0.2 * size, slot / 2),
      rect(x1 + i * step, y0 + 0.1 * size, slot, high - 0.2 * size, slot / 2),
    ]);
    const core = subtract(rect(l, y0, r - l, high, 0.03 * size), ...fins);
    const [tank, lip] = [0.3 * size, 0.1 * size];
    const header = (y: number) => rect(l - lip, y, r - l + 2 * lip, tank, 0.1 * size);
    const [upper, lower] = [y0 - gap - tank, y1 + gap];
    const spigot = (x: number, y: number, way: 1 | -1) => {
      const from = way > 0 ? x : x - 0.4 * size;
      return union(
        rect(from, y + tank / 2 - 0.1 * size, 0.4 * size, 0.2 * size, 0.03 * size),
        rect(
          x + way * 0.31 * size - 0.055 * size,
          y + tank / 2 - 0.15 * size,
          0.11 * size,
          0.3 * size,
          0.04 * size,
        ),
      );
    };
    const at = l + 0.46 * size;
    const neck = rect(at - 0.15 * size, upper - 0.14 * size, 0.3 * size, 0.2 * size);
    const cap = union(
      rect(at - 0.28 * size, upper - 0.3 * size, 0.56 * size, 0.17 * size, 0.06 * size),
      rect(at - 0.11 * size, upper - 0.39 * size, 0.22 * size, 0.14 * size, 0.04 * size),
    );
    return {
      plate: concat(
        core,
        union(header(upper), spigot(r + lip - 0.04 * size, upper, 1), subtract(neck, cap)),
        union(header(lower), spigot(l - lip + 0.04 * size, lower, -1)),
      ),
      second: cap,
    };
  },
};

/** A brake pad, its ears bored, before its disc. */
export const brakePad: Plate = {
  about: ['brake-disc', 'brake-light'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size } = bodyAround(held, 0.4, 0.3, 0.36);
    const rise = 0.14 * wide;
    const half = wide / 2 + 0.08 * size;
    const R = (half * half + rise * rise) / (2 * rise);
    const oy = y0 + 0.12 * size - rise + R;
    const top = oy - R;
    const ringed = (out: number) => circle(cx, oy, R + out);
    const cut = polygon([
      [cx - half, top - 2 * size],
      [cx + half, top - 2 * size],
      [cx + half - 0.12 * size, y1 + 2 * size],
      [cx - half + 0.12 * size, y1 + 2 * size],
    ]);
    const deep = y1 - top + 0.02 * size;
    const soft = (shape: Path) => grow(shrink(shape, 0.07 * size), 0.07 * size);
    const dip = parse(
      `M${cx - 2 * wide} ${top + deep + 0.16 * size}H${x0 - size}L${x0} ${top + deep + 0.16 * size}Q${cx} ${top + deep - 0.1 * size} ${x1} ${top + deep + 0.16 * size}H${cx + 2 * wide}V${oy + 2 * R}H${cx - 2 * wide}Z`,
    );
    const pad = soft(subtract(intersect(ringed(0), cut), dip));
    const lug = union(
      rect(x1 - 0.2 * size, y0 + 0.24 * size, 0.78 * size, 0.5 * size, 0.16 * size),
      rect(x1 + 0.1 * size, y0 + 0.5 * size, 0.24 * size, 0.36 * size, 0.06 * size),
    );
    const bore = circle(x1 + 0.36 * size, y0 + 0.49 * size, 0.11 * size);
    const ears = union(lug, mirror(lug, cx));
    const near = gap + 0.02 * size;
    const thick = 0.44 * size;
    const sweep = (Math.asin(Math.min(1, (half + 0.26 * size) / (R + thick / 2))) * 180) / Math.PI;
    const strip = band(cx, oy, R + near + thick, R + near, -90 - sweep, -90 + sweep);
    const arcLong = ((R + near + thick / 2) * sweep * Math.PI) / 90;
    const count = 2 * Math.round(arcLong / (0.56 * size)) + 1;
    const holes = Array.from({ length: count }, (_, i) => {
      const a = -90 - sweep + (2 * sweep * (i + 0.5)) / count;
      return circle(...polar(cx, oy, R + near + thick * (i % 2 === 0 ? 0.32 : 0.68), a), 0.065 * size);
    });
    return {
      plate: subtract(union(pad, ears), bore, mirror(bore, cx)),
      second: subtract(strip, ...holes),
    };
  },
};
