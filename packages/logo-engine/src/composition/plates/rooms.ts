/** Plates of who dresses and lights rooms and stages. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polar, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** Curtains drawn aside and tied, the name on the pane between them. */
export const curtain: Plate = {
  about: ['curtain', 'tied-curtain', 'blinds'],
  aspect: [1.1, 2.4],
  draw(held) {
    const m = held.height * 0.5 + held.width * 0.25 + 0.5 * CAP;
    const [x0, x1] = [held.x - 0.36 * CAP, right(held) + 0.36 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP - m * 0.4, bottom(held) + 0.42 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, centreX(held)];
    const [out, low] = [m * 0.52, y1 + m * 0.24];
    const [tie, swag] = [y0 + high * 0.66, held.y - y0 - 0.16 * CAP];
    const thick = Math.max(10, m * 0.05);
    const drapes = ([-1, 1] as const).map((way) => {
      const inner = way > 0 ? x1 : x0;
      const x = (share: number) => inner + way * out * share;
      const w = (share: number) => inner - way * wide * share;
      const upper = parse(
        `M${x(1)} ${y0}L${w(0.47)} ${y0}C${w(0.4)} ${y0 + swag * 0.75} ${w(0.12)} ${y0 + swag * 0.86} ${x(0.04)} ${held.y}C${x(0.2)} ${held.y + high * 0.2} ${x(0.36)} ${tie - high * 0.16} ${x(0.42)} ${tie}L${x(0.94)} ${tie}C${x(1)} ${tie - high * 0.2} ${x(1)} ${y0 + high * 0.2} ${x(1)} ${y0}Z`,
      );
      const skirt = parse(
        `M${x(0.42)} ${tie + GAP * 2 + m * 0.1}L${x(0.94)} ${tie + GAP * 2 + m * 0.1}C${x(1)} ${tie + m * 0.3} ${x(1.06)} ${low - m * 0.2} ${x(1.06)} ${low}L${x(0.12)} ${low}C${x(0.12)} ${low - m * 0.2} ${x(0.24)} ${tie + m * 0.3} ${x(0.42)} ${tie + GAP * 2 + m * 0.1}Z`,
      );
      const sash = rect(Math.min(x(0.36), x(1)), tie + GAP, out * 0.64, m * 0.1, m * 0.04);
      const folds = [
        `M${w(0.22)} ${y0 - 20}C${w(0.18)} ${y0 + swag * 0.5} ${x(0.3)} ${y0 + swag * 0.8} ${x(0.62)} ${tie - m * 0.14}`,
        `M${x(0.4)} ${y0 - 20}C${x(0.44)} ${y0 + m * 0.3} ${x(0.7)} ${tie - m * 0.4} ${x(0.8)} ${tie - m * 0.16}`,
        `M${x(0.44)} ${low + 20}C${x(0.44)} ${low - m * 0.16} ${x(0.5)} ${tie + m * 0.5} ${x(0.6)} ${tie + GAP * 2 + m * 0.2}`,
        `M${x(0.78)} ${low + 20}C${x(0.78)} ${low - m * 0.16} ${x(0.76)} ${tie + m * 0.5} ${x(0.76)} ${tie + GAP * 2 + m * 0.2}`,
      ].map((d) => stroke(parse(d), thick, { cap: 'round' }));
      return { whole: union(upper, skirt, sash), cloth: subtract(union(upper, skirt, sash), ...folds) };
    });
    const half = wide / 2 + out * 0.3;
    const pane = subtract(
      rect(cx - half, y0, half * 2, y1 - y0),
      ...drapes.flatMap(({ whole }) => [whole, stroke(whole, GAP * 2)]),
      ...[x0 - out, x1 + out * 0.3].map((x) => rect(x, tie - m * 0.1, out * 0.7, m * 0.4)),
    );
    const bar = m * 0.12;
    const [l, r, rodY] = [x0 - out - m * 0.12, x1 + out + m * 0.12, y0 - GAP - bar];
    const rod = union(rect(l, rodY, r - l, bar), ...[l, r].map((x) => circle(x, rodY + bar / 2, bar * 1.1)));
    return { plate: concat(pane, rod), second: concat(...drapes.map(({ cloth }) => cloth)) };
  },
};

/** A stage between its curtains, under the swags of its valance. */
export const stage: Plate = {
  about: ['theatre-curtain', 'puppet'],
  aspect: [1.1, 2.3],
  draw(held) {
    const m0 = held.height * 0.5 + held.width * 0.22 + 0.5 * CAP;
    const [x0, x1] = [held.x - 0.66 * CAP, right(held) + 0.66 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP - m0 * 0.17, bottom(held) + 0.44 * CAP];
    const [high, wide] = [y1 - y0, x1 - x0];
    const m = high * 0.5 + wide * 0.22;
    const out = m * 0.5;
    const tie = y0 + high * 0.62;
    const drapes = ([-1, 1] as const).map((way) => {
      const inner = way > 0 ? x1 : x0;
      const x = (share: number) => inner + way * out * share;
      const upper = parse(
        `M${x(1)} ${y0}L${x(-0.3)} ${y0}C${x(-0.2)} ${y0 + high * 0.2} ${x(0.1)} ${tie - high * 0.1} ${x(0.42)} ${tie}L${x(1)} ${tie}Z`,
      );
      const lower = parse(
        `M${x(0.42)} ${tie + GAP}L${x(1)} ${tie + GAP}L${x(1)} ${y1}L${x(0.1)} ${y1}C${x(0.1)} ${y1 - high * 0.14} ${x(0.24)} ${tie + high * 0.14} ${x(0.42)} ${tie + GAP}Z`,
      );
      const folds = [
        stroke(
          parse(
            `M${x(0.36)} ${y0 - 20}C${x(0.38)} ${y0 + high * 0.25} ${x(0.56)} ${tie - high * 0.14} ${x(0.74)} ${tie - m * 0.06}`,
          ),
          0.1 * CAP,
          { cap: 'round' },
        ),
        stroke(
          parse(
            `M${x(0.56)} ${y1 + 20}C${x(0.56)} ${y1 - high * 0.1} ${x(0.62)} ${tie + high * 0.2} ${x(0.72)} ${tie + GAP + m * 0.1}`,
          ),
          0.1 * CAP,
          { cap: 'round' },
        ),
      ];
      return { whole: union(upper, lower), cloth: subtract(union(upper, lower), ...folds) };
    });
    const pane = subtract(
      rect(x0 - out, y0, wide + out * 2, high),
      ...drapes.flatMap(({ whole }, i) => [
        whole,
        stroke(whole, GAP * 2),
        rect(i ? x1 + out * 0.3 : x0 - out, y0, out * 0.7, high),
      ]),
    );
    const [l, r] = [x0 - out - m * 0.08, x1 + out + m * 0.08];
    const count = 5;
    const step = (r - l) / count;
    const top = y0 - m * 0.3;
    const mid = y0 - m * 0.06;
    let edge = `M${l} ${top}L${r} ${top}L${r} ${mid}`;
    for (let i = count; i > 0; i -= 1) {
      const [a, b] = [l + step * i, l + step * (i - 1)];
      edge += `C${a - step * 0.1} ${mid + m * 0.3} ${b + step * 0.1} ${mid + m * 0.3} ${b} ${mid}`;
    }
    const valance = parse(`${edge}Z`);
    const darts = [1, 2, 3, 4].map((i) =>
      stroke(line(l + step * i, mid + 20, l + step * i, top + m * 0.1), 0.1 * CAP, { cap: 'round' }),
    );
    const rail = rect(l - m * 0.06, top - GAP - m * 0.12, r - l + m * 0.12, m * 0.12, 0.05 * CAP);
    const floor = rect(l - m * 0.06, y1 + GAP, r - l + m * 0.12, m * 0.16, 0.05 * CAP);
    const front = subtract(union(valance, ...drapes.map(({ cloth }) => cloth)), ...darts);
    return { plate: concat(subtract(pane, valance, stroke(valance, GAP * 2)), floor, rail), second: front };
  },
};

/** A lamp that hangs by its cable: the name on its dome, its bulb alight. */
export const lampshade: Plate = {
  about: ['lamp', 'pendant-lamp', 'chandelier', 'reading-corner'],
  aspect: [1.7, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.36 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, centreX(held)];
    const m = high * 0.5 + wide * 0.2;
    const [l, r] = [x0 - m * 0.16, x1 + m * 0.16];
    const top = y0 - m * 0.3;
    const neck = m * 0.16;
    const rim = y1 + m * 0.02;
    const shade = parse(
      `M${cx - neck} ${top}L${cx + neck} ${top}C${cx + wide * 0.36} ${top + m * 0.06} ${r} ${y0 + high * 0.1} ${r} ${rim - m * 0.06}C${r} ${rim} ${r - m * 0.03} ${rim} ${r - m * 0.06} ${rim}L${l + m * 0.06} ${rim}C${l + m * 0.03} ${rim} ${l} ${rim} ${l} ${rim - m * 0.06}C${l} ${y0 + high * 0.1} ${cx - wide * 0.36} ${top + m * 0.06} ${cx - neck} ${top}Z`,
    );
    const cap = rect(cx - neck * 1.25, top - m * 0.14, neck * 2.5, m * 0.2, 0.08 * CAP);
    const cable = rect(cx - m * 0.035, top - m * 0.5, m * 0.07, m * 0.44);
    const R = m * 0.3;
    const by = rim + GAP;
    const bulb = intersect(circle(cx, by, R), rect(cx - R, by, R * 2, R));
    const rays = [20, 55, 90, 125, 160].map((turn) =>
      stroke(
        line(...polar(cx, by, R + m * 0.1, turn), ...polar(cx, by, R + m * 0.27, turn)),
        Math.max(10, m * 0.075),
        { cap: 'round' },
      ),
    );
    return { plate: union(shade, cap, cable), second: concat(bulb, ...rays) };
  },
};
