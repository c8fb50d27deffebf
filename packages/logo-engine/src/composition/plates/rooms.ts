/** Plates of who dresses and lights rooms and stages. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** What is between two drapes that are tied back, and the drapes: their inner edges sweep out to the tie. */
function draped(box: Box, out: number, gap: number, long = 1): { pane: Path; drapes: Path } {
  const [y0, high] = [box.y, box.height];
  const tie = y0 + high * 0.66;
  const sides = ([-1, 1] as const).map((way) => {
    const inner = way > 0 ? right(box) : box.x;
    const x = (share: number) => inner + way * out * share;
    const upper = parse(
      `M${x(1)} ${y0}L${x(0)} ${y0}C${x(0.02)} ${y0 + high * 0.34} ${x(0.22)} ${tie - high * 0.1} ${x(0.64)} ${tie}L${x(1)} ${tie}Z`,
    );
    const lower = parse(
      `M${x(0.64)} ${tie}L${x(1)} ${tie}L${x(1)} ${y0 + high * long}L${x(0.18)} ${y0 + high * long}C${x(0.2)} ${y0 + high * 0.86} ${x(0.34)} ${tie + high * 0.08} ${x(0.64)} ${tie}Z`,
    );
    const bar = rect(way > 0 ? x(0.5) : x(1), tie - high * 0.045, out * 0.5, high * 0.09, high * 0.03);
    return { cloth: union(upper, lower), bar };
  });
  const cloths = sides.map(({ cloth, bar }) => union(cloth, bar));
  const all = rect(box.x - out, y0, box.width + out * 2, high);
  return { pane: subtract(all, ...cloths.map((cloth) => grow(cloth, gap))), drapes: concat(...cloths) };
}

/** A window between curtains that are tied back, under their rod. */
export const curtain: Plate = {
  about: ['curtain', 'blinds'],
  aspect: [1, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.34 * CAP, right(held) + 0.34 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const [gap, out, bar] = [0.11 * CAP, high * 0.42, high * 0.08];
    const { pane, drapes } = draped({ x: x0, y: y0, width: x1 - x0, height: high }, out, gap, 1.12);
    const rodY = y0 - gap - bar;
    const [l, r] = [x0 - out - high * 0.06, x1 + out + high * 0.06];
    const rod = union(rect(l, rodY, r - l, bar), ...[l, r].map((x) => circle(x, rodY + bar / 2, bar * 1.05)));
    return { plate: concat(pane, rod), second: drapes };
  },
};

/** A stage between its curtains, under a scalloped valance. */
export const stage: Plate = {
  about: ['theatre-curtain', 'puppet', 'mask-happy'],
  aspect: [1, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.34 * CAP, right(held) + 0.34 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const [gap, out] = [0.11 * CAP, high * 0.42];
    const { pane, drapes } = draped({ x: x0, y: y0, width: x1 - x0, height: high }, out, gap);
    const [l, r] = [x0 - out - high * 0.06, x1 + out + high * 0.06];
    const count = Math.max(3, Math.round((r - l) / (high * 0.44)));
    const step = (r - l) / count;
    const [deep, top] = [high * 0.11, y0 - gap - high * 0.21];
    let edge = `M${l} ${top}Q${(l + r) / 2} ${top - high * 0.24} ${r} ${top}L${r} ${top + deep}`;
    for (let i = count; i > 0; i -= 1) {
      const [a, b] = [l + step * i, l + step * (i - 1)];
      edge += `C${a} ${top + deep * 2.35} ${b} ${top + deep * 2.35} ${b} ${top + deep}`;
    }
    const floor = rect(l, y1 + gap, r - l, high * 0.09, 0.05 * CAP);
    return { plate: concat(pane, parse(`${edge}Z`), floor), second: drapes };
  },
};

/** A hanging lamp: the name on its shade. */
export const lampshade: Plate = {
  about: ['lamp', 'pendant-lamp', 'chandelier', 'reading-corner'],
  aspect: [1.1, 5.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const lean = high * 0.2;
    const shade = polygon(
      [
        [x0 + lean * 0.25, y0],
        [x1 - lean * 0.25, y0],
        [x1 + lean, y1],
        [x0 - lean, y1],
      ],
      0.14 * CAP,
    );
    const top = y0 - high * 0.29;
    const cord = stroke(parse(`M${cx} ${top}L${cx} ${y0 + 5}`), high * 0.07);
    const cup = rect(cx - high * 0.13, y0 - high * 0.14, high * 0.26, high * 0.2, 0.08 * CAP);
    const r = high * 0.21;
    const bulb = subtract(circle(cx, y1, r), rect(cx - r * 2, y1 - r * 2, r * 4, r * 2 + 0.12 * CAP));
    return { plate: union(shade, cord, cup), second: bulb };
  },
};
