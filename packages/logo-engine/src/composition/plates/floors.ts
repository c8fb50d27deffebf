/** Plates of who works stone, and clothes who works. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A kitchen island whose veined stone runs down at its ends, the name on its front. */
export const stoneCounter: Plate = {
  about: ['worktop', 'marble-slab'],
  aspect: [1.5, 4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.32, 0.36);
    const thick = 0.32 * m;
    const front = rect(x0, y0, wide, y1 - y0, 4);
    const [l, r, top, low] = [x0 - 12 - thick, x1 + 12 + thick, y0 - 12 - thick, y1 + 0.2 * m];
    const stone = subtract(
      union(
        rect(l - 0.16 * m, top, r - l + 0.32 * m, thick, 0.07 * m),
        rect(l + 0.02 * m, top + 0.1 * m, r - l - 0.04 * m, low - top - 0.1 * m, 0.05 * m),
      ),
      rect(x0 - 12, y0 - 12, wide + 24, low - y0 + 60),
    );
    const vein = (d: string) => stroke(parse(d), 12);
    const veins = [
      vein(
        `M${l - 9} ${y0 + 0.5 * m}C${l + 0.1 * m} ${y0 + 0.4 * m} ${l + 0.1 * m} ${y0 + 0.16 * m} ${x0} ${y0 - 0.02 * m}`,
      ),
      vein(
        `M${l - 9} ${y1 - 0.26 * m}C${l + 0.14 * m} ${y1 - 0.2 * m} ${l + 0.1 * m} ${y1} ${x0} ${y1 + 0.1 * m}`,
      ),
      vein(
        `M${l + 0.3 * m} ${top - 9}C${l + 0.44 * m} ${top + 0.2 * m} ${l + 0.6 * m} ${top + 0.1 * m} ${l + 0.76 * m} ${y0}`,
      ),
      vein(
        `M${r - 0.9 * m} ${top - 9}C${r - 0.8 * m} ${top + 0.2 * m} ${r - 0.6 * m} ${top + 0.1 * m} ${r - 0.46 * m} ${y0}`,
      ),
      vein(
        `M${r - 0.16 * m} ${top - 9}C${r - 0.2 * m} ${top + 0.24 * m} ${r + 0.1 * m} ${top + 0.1 * m} ${r + 0.3 * m} ${top + 0.2 * m}`,
      ),
      vein(
        `M${x1} ${y1 - 0.5 * m}C${x1 + 0.2 * m} ${y1 - 0.44 * m} ${x1 + 0.2 * m} ${y1 - 0.16 * m} ${r + 9} ${y1 - 0.06 * m}`,
      ),
    ];
    const foot = top - 11;
    const tx = cx + 0.2 * m;
    const tap = union(
      rect(tx - 0.18 * m, foot - 0.12 * m, 0.36 * m, 0.12 * m, 0.04 * m),
      stroke(
        parse(
          `M${tx} ${foot - 0.06 * m}V${foot - 0.5 * m}A${0.21 * m} ${0.21 * m} 0 0 0 ${tx - 0.42 * m} ${foot - 0.5 * m}V${foot - 0.32 * m}`,
        ),
        0.13 * m,
        { cap: 'butt' },
      ),
      stroke(line(tx, foot - 0.22 * m, tx + 0.24 * m, foot - 0.32 * m), 0.09 * m),
    );
    const plinth = rect(x0, y1 + 11, wide, low - y1 - 11, 4);
    return { plate: concat(front, plinth, tap), second: subtract(stone, ...veins) };
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
