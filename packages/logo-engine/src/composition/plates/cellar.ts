/** Plates of who makes wine and spirits. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A barrel that lies on its side, with two hoops. */
export const cask: Plate = {
  about: ['barrel', 'wine', 'brandy', 'vermouth', 'still', 'wine-barrel', 'cider'],
  aspect: [1.1, 6.3],
  draw(held) {
    const [y0, y1] = [held.y - 0.28 * CAP, bottom(held) + 0.28 * CAP];
    const [high, cy, cx] = [y1 - y0, (y0 + y1) / 2, centreX(held)];
    const [end, hoop, bulge] = [
      Math.max(0.14 * high, 0.3 * CAP),
      Math.max(0.12 * high, 0.24 * CAP),
      0.34 * high,
    ];
    const inner = { left: held.x - 0.4 * CAP, right: right(held) + 0.4 * CAP };
    const reach = 2 * GAP + hoop + end;
    const [x0, x1] = [inner.left - reach, inner.right + reach];
    const bow = 0.05 * high;
    const outline = (more: number) =>
      parse(
        [
          `M${x0} ${y0 - more}Q${cx} ${y0 - bulge - more} ${x1} ${y0 - more}`,
          `Q${x1 + 2 * bow} ${cy} ${x1} ${y1 + more}Q${cx} ${y1 + bulge + more} ${x0} ${y1 + more}`,
          `Q${x0 - 2 * bow} ${cy} ${x0} ${y0 - more}Z`,
        ].join(''),
      );
    const stave = outline(0);
    const across = (x: number, way: 1 | -1, wide: number) =>
      stroke(
        parse(
          `M${x} ${y0 - high}V${y0 - 0.2 * high}Q${x + way * 2 * bow} ${cy} ${x} ${y1 + 0.2 * high}V${y1 + high}`,
        ),
        wide,
      );
    const at = GAP + hoop / 2;
    const hoops = [across(inner.left - at, -1, hoop), across(inner.right + at, 1, hoop)];
    const room = [across(inner.left - at, -1, hoop + 2 * GAP), across(inner.right + at, 1, hoop + 2 * GAP)];
    const away = grow(stave, GAP);
    const feet = [-1, 1].map((way) =>
      subtract(
        rect(
          cx + way * 0.27 * (x1 - x0) - 0.22 * high,
          y1,
          0.44 * high,
          Math.max(0.3 * high, 0.13 * high + 0.36 * CAP),
          0.05 * high,
        ),
        away,
      ),
    );
    return {
      plate: concat(subtract(stave, ...room), ...feet),
      second: concat(...hoops.map((each) => intersect(outline(0.05 * CAP), each))),
    };
  },
};

/** A fat bottle that lies on its side, with its label. */
export const bottle: Plate = {
  about: ['wine', 'mezcal-bottle', 'copita', 'brandy', 'vermouth', 'three-bottles', 'corkscrew', 'cider'],
  aspect: [1.4, 2.7],
  draw(held) {
    const [l, e] = [held.x - 0.44 * CAP, right(held) + 0.44 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [neck, foot] = [0.17 * high, 0.1 * high];
    const [x0, x1] = [l - 0.16 * high - GAP, e + GAP + 0.04 * high];
    const turn = x1 + 0.36 * high;
    const end = turn + 0.1 * high;
    const body = parse(
      [
        `M${x0 + foot} ${y0}H${x1}C${x1 + 0.26 * high} ${y0} ${x1 + 0.16 * high} ${cy - neck} ${turn} ${cy - neck}`,
        `H${end}V${cy + neck}H${turn}`,
        `C${x1 + 0.16 * high} ${cy + neck} ${x1 + 0.26 * high} ${y1} ${x1} ${y1}H${x0 + foot}`,
        `Q${x0} ${y1} ${x0} ${y1 - foot}V${y0 + foot}Q${x0} ${y0} ${x0 + foot} ${y0}Z`,
      ].join(''),
    );
    const seams = [l, e].map((x, i) => rect(x - (i === 0 ? GAP : 0), y0 - 1, GAP, high + 2));
    const cap = union(
      rect(end + GAP, cy - neck, 0.24 * high, 2 * neck, 0.03 * high),
      rect(end + GAP + 0.16 * high, cy - 1.2 * neck, 0.12 * high, 2.4 * neck, 0.04 * high),
    );
    return { plate: subtract(body, ...seams), second: cap };
  },
};
