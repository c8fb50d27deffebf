/** Plates of who dresses and lights rooms and stages. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polar, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A curtain that hangs in folds from its rod, drawn in by a wavy hem. */
export const curtain: Plate = {
  about: ['curtain', 'blinds'],
  aspect: [0.9, 2],
  draw(held) {
    const m = held.height * 0.5 + held.width * 0.25 + 0.5 * CAP;
    const [fold, hang] = [m * 0.2, m * 0.26];
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.66 * CAP, bottom(held) + 0.26 * CAP];
    const hem = y1 + hang;
    const lean = m * 0.1;
    const wavy = (l: number, r: number, waves: number) => {
      const step = (r - l) / waves;
      let edge = `L${r} ${hem}`;
      for (let i = waves; i > 0; i -= 1) {
        const [from, to] = [l + step * i, l + step * (i - 1)];
        edge += `C${from - step * 0.25} ${hem + m * 0.1} ${to + step * 0.25} ${hem + m * 0.1} ${to} ${hem}`;
      }
      return edge;
    };
    const waves = Math.max(2, Math.round((x1 - x0) / (m * 0.6)));
    const middle = parse(`M${x0} ${y0}L${x1} ${y0}${wavy(x0, x1, waves)}Z`);
    const darts = Array.from({ length: waves - 1 }, (_, i) => {
      const x = x0 + ((x1 - x0) / waves) * (i + 1);
      return stroke(line(x, hem + 40, x, hem - hang * 0.5), 0.1 * CAP, { cap: 'round' });
    });
    const side = (way: 1 | -1, nth: number) => {
      const edge = way > 0 ? x1 : x0;
      const [near, far] = [
        edge + way * (GAP + (fold + GAP) * nth),
        edge + way * (GAP + fold + (fold + GAP) * nth),
      ];
      const [l0, l1] = [near + way * lean * nth, far + way * lean * (nth + 1)];
      return parse(
        `M${near} ${y0}L${far} ${y0}C${far} ${y0 + m * 0.6} ${l1} ${hem - m * 0.4} ${l1} ${hem}C${l1 - way * fold * 0.3} ${hem + m * 0.1} ${l0 + way * fold * 0.3} ${hem + m * 0.1} ${l0} ${hem}C${l0} ${hem - m * 0.4} ${near} ${y0 + m * 0.6} ${near} ${y0}Z`,
      );
    };
    const folds = ([-1, 1] as const).flatMap((way) => [0, 1].map((nth) => side(way, nth)));
    const out = (fold + GAP) * 2 + m * 0.14;
    const bar = m * 0.13;
    const rodY = y0 - GAP - bar;
    const rod = union(
      rect(x0 - out, rodY, x1 - x0 + out * 2, bar),
      ...[x0 - out, x1 + out].map((x) => circle(x, rodY + bar / 2, bar * 1.1)),
    );
    return { plate: concat(subtract(middle, ...darts), rod, ...folds) };
  },
};

/** A stage between its curtains, under the swags of its valance. */
export const stage: Plate = {
  about: ['theatre-curtain', 'puppet', 'mask-happy'],
  aspect: [1.1, 2.3],
  draw(held) {
    const [x0, x1] = [held.x - 0.62 * CAP, right(held) + 0.62 * CAP];
    const [y0, y1] = [held.y - 0.6 * CAP, bottom(held) + 0.4 * CAP];
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
    const top = y0 - GAP - m * 0.42;
    const mid = top + m * 0.16;
    let edge = `M${l} ${top}L${r} ${top}L${r} ${mid}`;
    for (let i = count; i > 0; i -= 1) {
      const [a, b] = [l + step * i, l + step * (i - 1)];
      edge += `C${a - step * 0.1} ${mid + m * 0.3} ${b + step * 0.1} ${mid + m * 0.3} ${b} ${mid}`;
    }
    const rail = rect(l - m * 0.06, top - GAP - m * 0.12, r - l + m * 0.12, m * 0.12, 0.05 * CAP);
    const floor = rect(l - m * 0.06, y1 + GAP, r - l + m * 0.12, m * 0.16, 0.05 * CAP);
    return {
      plate: concat(pane, floor, rail),
      second: concat(parse(`${edge}Z`), ...drapes.map(({ cloth }) => cloth)),
    };
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
    const R = m * 0.24;
    const by = rim + GAP;
    const bulb = intersect(circle(cx, by, R), rect(cx - R, by, R * 2, R));
    const rays = [20, 55, 90, 125, 160].map((turn) =>
      stroke(
        line(...polar(cx, by, R + m * 0.1, turn), ...polar(cx, by, R + m * 0.24, turn)),
        Math.max(10, m * 0.06),
        {
          cap: 'round',
        },
      ),
    );
    return { plate: union(shade, cap, cable), second: concat(bulb, ...rays) };
  },
};
