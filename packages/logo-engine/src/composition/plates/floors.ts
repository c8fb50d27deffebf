/** Plates of who lays floors and stone, and clothes who works. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A floor of boards in chevrons around the name. */
export const chevronFloor: Plate = {
  about: ['parquet', 'laid-board'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, y0, y1, wide, high, mean } = bodyAround(held, 0.44, 0.38);
    const u = mean * 0.62;
    const row = u * 0.38;
    const count = Math.max(4, Math.round(wide / (u * 0.46)));
    const step = wide / count;
    const lean = Math.min(row * 0.8, step * 0.9);
    const strip = (y: number, way: number) => {
      const boards = Array.from({ length: count + 2 }, (_, i) => {
        const from = x0 + (i - 1) * step + 6;
        const to = from + step - 12;
        const [over, under] = way > 0 ? [0, lean] : [lean, 0];
        return polygon([
          [from + over, y],
          [to + over, y],
          [to + under, y + row],
          [from + under, y + row],
        ]);
      });
      return intersect(union(...boards), rect(x0, y, wide, row, 4));
    };
    const g = 11;
    return {
      plate: concat(rect(x0, y0, wide, high, 4), strip(y0 - g - row, 1), strip(y1 + g, -1)),
      second: concat(strip(y0 - (g + row) * 2, -1), strip(y1 + g * 2 + row, 1)),
    };
  },
};

/** A kitchen worktop with its tap, the name on the front under it. */
export const stoneCounter: Plate = {
  about: ['worktop', 'marble-slab'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, mean } = bodyAround(held, 0.4, 0.4);
    const u = mean * 0.62;
    const [deep, over] = [u * 0.32, u * 0.36];
    const top = y0 - 12 - deep;
    const low = y1 + u * 0.04;
    const slab = polygon(
      [
        [x0 - over, top],
        [x1 + over, top],
        [x1 + over, y0 - 12],
        [x0 - over, y0 - 12],
      ],
      deep * 0.24,
    );
    const vein = (from: number, lean: number) => {
      const to = from + lean * deep * 1.5;
      return stroke(
        parse(
          `M${from} ${top - 6}C${from + lean * deep * 0.2} ${top + deep * 0.6} ${to - lean * deep * 0.2} ${top + deep * 0.4} ${to} ${y0 - 6}`,
        ),
        11,
      );
    };
    const span = wide + over * 2;
    const veins = [
      vein(x0 - over + span * 0.1, 1),
      vein(x0 - over + span * 0.22, 1),
      vein(x1 + over - span * 0.12, -1),
    ];
    const front = rect(x0, y0, wide, low - y0, 5);
    const plinth = rect(x0 + u * 0.12, low + 11, wide - u * 0.24, u * 0.16, 4);
    const t = u * 0.15;
    const r = u * 0.25;
    const [tx, ty] = [cx + r, top - 11 - u * 0.5];
    const tap = union(
      stroke(parse(`M${tx} ${top - 12}V${ty}A${r} ${r} 0 0 0 ${tx - r * 2} ${ty}V${ty + u * 0.16}`), t, {
        cap: 'butt',
      }),
      rect(tx - u * 0.17, top - 11 - u * 0.13, u * 0.34, u * 0.13, 5),
      stroke(line(tx, top - u * 0.3, tx + u * 0.28, top - u * 0.42), u * 0.11),
    );
    return { plate: concat(front, plinth, tap), second: subtract(slab, ...veins) };
  },
};

/** The back of a high-visibility vest, the name between its bands. */
export const hiVisBack: Plate = {
  about: ['safety-vest', 'hard-hat'],
  aspect: [1, 2.05],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, mean } = bodyAround(held, 0.4, 0.3);
    const u = mean * 0.62;
    const [top, arm] = [y0 - u * 0.86, y0 - u * 0.06];
    const neck = Math.min(wide * 0.15, u * 0.4);
    const out = Math.min(wide * 0.43, u * 1.24);
    const band = u * 0.2;
    const low = y1 + 24 + band + u * 0.26;
    const flare = u * 0.05;
    const half = parse(
      `M${cx} ${top + u * 0.22}C${cx + neck * 0.6} ${top + u * 0.22} ${cx + neck} ${top + u * 0.12} ${cx + neck} ${top}L${cx + out} ${top + u * 0.16}C${cx + out + u * 0.02} ${top + u * 0.5} ${x1 - u * 0.06} ${arm - u * 0.1} ${x1} ${arm}L${x1 + flare} ${low}H${cx}Z`,
    );
    const vest = union(half, mirror(half, cx), rect(cx - 2, top + u * 0.22, 4, low - top - u * 0.22));
    const hoop = rect(x0 - u, y1 + 12, wide + u * 2, band);
    const tape = Math.min(u * 0.19, (out - neck) * 0.36);
    const strap = (way: number) => {
      const x = cx + (way * (neck + out)) / 2;
      return rect(x - tape / 2, top - u, tape, y0 - 12 - top + u);
    };
    const strips = union(hoop, strap(-1), strap(1));
    return { plate: subtract(vest, grow(strips, 12)), second: intersect(vest, strips) };
  },
};
