/** Plates of who gathers sea urchins and eggs. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';
import { heaped, spacedOn } from './puddings.js';

/** A sea urchin, thin spines all round it. */
export const spinyUrchin: Plate = {
  about: ['sea-urchin'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { cx, cy, wide, high: h, size: m } = bodyAround(held, 0.14, 0.1);
    const [rx, ry] = [0.5 * wide + 0.26 * h, 0.5 * h + 0.22 * m];
    const shell = ellipse(cx, cy, rx, ry);
    const far = [0.56, 0.34, 0.46, 0.3];
    const spines = spacedOn(shell, 0.21 * m).map(([px, py], i): Path => {
      const [x, y] = [px - cx, py - cy];
      const size = Math.hypot(x / rx ** 2, y / ry ** 2);
      const [dx, dy] = [x / rx ** 2 / size, y / ry ** 2 / size];
      const long = (far[i % 4] ?? 0.4) * m;
      const at = (out: number, aside: number) =>
        [cx + x + dx * out - dy * aside, cy + y + dy * out + dx * aside] as const;
      return polygon([
        at(-0.1 * m, -0.085 * m),
        at(long, -0.03 * m),
        at(long, 0.03 * m),
        at(-0.1 * m, 0.085 * m),
      ]);
    });
    return { plate: softened(filleted(union(shell, ...spines), 3), 2) };
  },
};

/** A basket of eggs. */
export const eggBasket: Plate = {
  about: ['eggs', 'egg', 'hen-and-egg'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.28, 0.26, 0.22);
    const [l, r, low] = [x0 - 0.16 * m, x1 + 0.16 * m, y1 + 0.12 * m];
    const body = parse(
      `M${l} ${y0 - 0.1 * m}H${r}C${r} ${y1 - 0.1 * m} ${r - 0.06 * m} ${low} ${r - 0.34 * m} ${low}H${l + 0.34 * m}C${l + 0.06 * m} ${low} ${l} ${y1 - 0.1 * m} ${l} ${y0 - 0.1 * m}Z`,
    );
    const rim = rect(l - 0.14 * m, y0 - 0.2 * m, r - l + 0.28 * m, 0.24 * m, 0.11 * m);
    const knots = Math.max(5, Math.round((r - l) / (0.36 * m)));
    const weave = Array.from({ length: knots }, (_, i) => {
      const x = l + ((i + 0.5) / knots) * (r - l);
      return stroke(line(x - 0.06 * m, y0 - 0.05 * m, x + 0.06 * m, y0 - 0.12 * m), Math.max(10, 0.06 * m), {
        cap: 'round',
      });
    });
    const basket = union(body, rim);
    const n = Math.max(3, Math.round(wide / (0.56 * m)));
    const step = wide / n;
    const egg = (x: number, y: number, turn: number): Path => {
      const [a, b] = [0.54 * step, 0.4 * m];
      const shape = parse(
        `M${x} ${y - b}C${x + 0.56 * a} ${y - b} ${x + a} ${y - 0.2 * b} ${x + a} ${y + 0.24 * b}C${x + a} ${y + 0.7 * b} ${x + 0.56 * a} ${y + b} ${x} ${y + b}C${x - 0.56 * a} ${y + b} ${x - a} ${y + 0.7 * b} ${x - a} ${y + 0.24 * b}C${x - a} ${y - 0.2 * b} ${x - 0.56 * a} ${y - b} ${x} ${y - b}Z`,
      );
      return rotate(shape, turn, x, y);
    };
    const eggs = Array.from({ length: n }, (_, i) => {
      const u = i - (n - 1) / 2;
      return egg(cx + u * step, y0 - (0.34 + (i % 2 === 0 ? 0 : 0.14)) * m, (u / n) * 36);
    });
    return {
      plate: subtract(basket, ...weave),
      second: subtract(
        heaped([...eggs.filter((_, i) => i % 2 === 0), ...eggs.filter((_, i) => i % 2 === 1)], basket),
        grow(basket, GAP),
      ),
    };
  },
};
