/** Plates of who teaches to fight and to throw baskets. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A fighter's belt about a waist, its knot across it, both ends down. */
export const tiedBelt: Plate = {
  about: ['martial-belt', 'karate-kick', 'judogi'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cy, gap, size } = bodyAround(held, 0.34, 0.24, 0.24);
    const m = Math.min(size, h);
    const k = x0 - 0.36 * m;
    const [l, r] = [k - 1.3 * m, x1 + 0.3 * m];
    const sag = 0.1 * m;
    const band = parse(
      `M${l} ${y0 - sag}Q${l + 0.5 * m} ${y0} ${k} ${y0}H${x1 - 0.3 * m}Q${x1} ${y0} ${r} ${y0 - sag}L${r - 0.1 * m} ${y1 - 0.6 * sag}Q${x1} ${y1} ${x1 - 0.3 * m} ${y1}H${k}Q${l + 0.5 * m} ${y1} ${l + 0.1 * m} ${y1 - 0.6 * sag}Z`,
    );
    const layer = stroke(
      parse(`M${l - 10} ${cy - 0.1 * h}Q${l + 0.5 * m} ${cy + 0.08 * h} ${k} ${cy + 0.08 * h}`),
      gap,
    );
    const knot = polygon(
      [
        [k - 0.4 * m, cy - 0.5 * h],
        [k + 0.02 * m, y0 - 0.14 * m],
        [k + 0.28 * m, cy + 0.1 * h],
        [k + 0.2 * m, y1 + 0.14 * m],
        [k - 0.2 * m, y1 + 0.14 * m],
      ],
      0.12 * m,
    );
    const end = (way: 1 | -1, long: number) => {
      const x = k + 0.02 * m;
      const [tx, ty] = [x + way * 0.74 * long, y1 + long];
      const whole = polygon(
        [
          [x - 0.2 * m, y1 - 0.2 * m],
          [x + 0.2 * m, y1 - 0.2 * m],
          [tx + 0.24 * m, ty + (way < 0 ? 0.13 : -0.13) * m],
          [tx - 0.24 * m, ty + (way < 0 ? -0.13 : 0.13) * m],
        ],
        0.02 * m,
      );
      const stripe = stroke(
        line(
          tx - way * 0.12 * m - 0.4 * m,
          ty - 0.2 * m + way * 0.22 * m,
          tx - way * 0.12 * m + 0.4 * m,
          ty - 0.2 * m - way * 0.22 * m,
        ),
        gap,
      );
      return { whole, drawn: subtract(whole, stripe) };
    };
    const [right, left] = [end(1, 0.92 * m), end(-1, 0.8 * m)];
    const wall = union(grow(knot, gap));
    return {
      plate: subtract(band, wall, layer),
      second: concat(
        knot,
        subtract(union(right.drawn, subtract(left.drawn, grow(right.whole, gap))), wall, grow(band, gap)),
      ),
    };
  },
};

/** A ring for boxers, a pair of gloves on its ropes, the name on its apron. */
export const boxingRing: Plate = {
  about: ['boxing-glove', 'hung-gloves'],
  aspect: [1.2, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size } = bodyAround(held, 0.44, 0.34, 0.34);
    const m = Math.min(size, 1.1 * high);
    const apron = rect(x0, y0, wide, high, 3);
    const floor = y0 - gap;
    const slab = rect(x0 - 0.12 * m, floor - 0.15 * m, wide + 0.24 * m, 0.15 * m, 0.04 * m);
    const base = floor - 0.15 * m;
    const top = base - 0.86 * m;
    const post = 0.13 * m;
    const posts = [x0, x1 - post].map((x) =>
      union(
        rect(x, top - 0.14 * m, post, base - top + 0.16 * m, 0.03 * m),
        rect(x - 0.05 * m, top, post + 0.1 * m, 0.62 * m, 0.05 * m),
      ),
    );
    const rope = Math.max(12, 0.075 * m);
    const ropes = [0.08, 0.31, 0.54].map((y) => rect(x0, top + y * m - rope / 2 + 0.02 * m, wide, rope));
    const glove = (x: number, way: 1 | -1, y: number) => {
      const at = (dx: number, dy: number) => `${x + way * dx * m} ${y + dy * m}`;
      const cuff = parse(`M${at(-0.14, 0)}L${at(0.14, 0)}L${at(0.16, 0.19)}L${at(-0.16, 0.19)}Z`);
      const fist = parse(
        `M${at(-0.17, 0.25)}L${at(0.17, 0.25)}C${at(0.3, 0.34)} ${at(0.32, 0.6)} ${at(0.24, 0.7)}C${at(0.16, 0.8)} ${at(-0.12, 0.8)} ${at(-0.18, 0.68)}C${at(-0.2, 0.62)} ${at(-0.2, 0.6)} ${at(-0.2, 0.56)}C${at(-0.3, 0.62)} ${at(-0.38, 0.52)} ${at(-0.34, 0.42)}C${at(-0.3, 0.32)} ${at(-0.22, 0.3)} ${at(-0.17, 0.25)}Z`,
      );
      const thumb = stroke(parse(`M${at(-0.19, 0.56)}Q${at(-0.14, 0.5)} ${at(-0.13, 0.42)}`), 10);
      return { shape: union(cuff, fist), drawn: union(cuff, subtract(fist, thumb)) };
    };
    const hang = top + 0.02 * m;
    const pair = [glove(cx - 0.34 * m, -1, hang), glove(cx + 0.34 * m, 1, hang)];
    const gloves = union(...pair.map(({ shape }) => shape));
    const foot = rect(x0 - 0.08 * m, y1 + gap, wide + 0.16 * m, 0.12 * m, 0.04 * m);
    return {
      plate: concat(apron, subtract(union(slab, ...posts, ...ropes), grow(gloves, gap)), foot),
      second: union(...pair.map(({ drawn }) => drawn)),
    };
  },
};

/** The board over a basket, its ring and net below. */
export const hoopBackboard: Plate = {
  about: ['basketball', 'basketball-hoop'],
  aspect: [1.1, 2.9],
  draw(held) {
    const { x0, y0, y1, wide, high, cx, gap, size: m } = bodyAround(held, 0.36, 0.34, 0.34);
    const board = rect(x0, y0, wide, high, 0.05 * m);
    const edge = subtract(grow(board, gap + 0.09 * m), grow(board, gap));
    const low = y1 + gap + 0.09 * m;
    const [r, thick] = [0.5 * m, Math.max(16, 0.11 * m)];
    const rim = low + 0.1 * m;
    const ring = union(
      rect(cx - r, rim, 2 * r, thick, thick / 2),
      rect(cx - 0.16 * m, low - 4, 0.32 * m, rim - low + thick * 0.7),
    );
    const cord = Math.max(11, 0.06 * m);
    const [nt, deep] = [rim + thick, 0.58 * m];
    /** A knot of the net: how far from the middle, and how far down. */
    const at = (share: number, y: number) => `${cx + share * (0.42 - 0.15 * y) * m} ${nt + y * deep}`;
    const half = [
      `M${at(1, -0.05)}L${at(1, 1)}`,
      `M${at(1, 0)}L${at(0.5, 0.5)}L${at(0, 1)}`,
      `M${at(0.5, 0)}L${at(1, 0.5)}L${at(0.5, 1)}`,
      `M${at(0, 0)}L${at(0.5, 0.5)}L${at(1, 1)}`,
    ].map((d) => stroke(parse(d), cord));
    const net = union(...half, ...half.map((each) => mirror(each, cx)));
    const below = rect(cx - m, nt - 3, 2 * m, 2 * m);
    return { plate: concat(edge, board), second: union(ring, intersect(net, below)) };
  },
};

/** The vest of a basketball player. */
export const basketballVest: Plate = {
  about: ['basketball', 'basketball-hoop'],
  aspect: [1, 2.4],
  draw(held) {
    const { x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.3, 0.3, 0.3);
    const [top, low, side] = [y0 - 0.72 * m, y1 + 0.3 * m, x1 + 0.12 * m];
    const neck = Math.min(0.24 * wide, 0.36 * m);
    const strap = neck + 0.42 * m;
    const half = parse(
      `M${cx - 2} ${y0 - 0.12 * m}H${cx}C${cx + 0.7 * neck} ${y0 - 0.12 * m} ${cx + neck} ${y0 - 0.36 * m} ${cx + neck} ${top}H${cx + strap}C${cx + strap} ${y0 - 0.26 * m} ${side - 0.1 * m} ${y0 - 0.02 * m} ${side} ${y0 + 0.02 * m}V${low}H${cx - 2}Z`,
    );
    const vest = union(half, mirror(half, cx));
    const arm = stroke(
      parse(
        `M${cx + strap} ${top - 9}V${top}C${cx + strap} ${y0 - 0.26 * m} ${side - 0.1 * m} ${y0 - 0.02 * m} ${side} ${y0 + 0.02 * m}L${side + 9} ${y0 + 0.05 * m}`,
      ),
      0.2 * m + 2 * gap,
    );
    const collar = stroke(
      parse(
        `M${cx - neck} ${top - 9}V${top}C${cx - neck} ${y0 - 0.36 * m} ${cx - 0.7 * neck} ${y0 - 0.12 * m} ${cx} ${y0 - 0.12 * m}S${cx + neck} ${y0 - 0.36 * m} ${cx + neck} ${top}V${top - 9}`,
      ),
      0.2 * m,
      { cap: 'butt' },
    );
    const inner = union(arm, mirror(arm, cx));
    const trim = stroke(
      parse(
        `M${cx + strap} ${top - 9}V${top}C${cx + strap} ${y0 - 0.26 * m} ${side - 0.1 * m} ${y0 - 0.02 * m} ${side} ${y0 + 0.02 * m}L${side + 9} ${y0 + 0.05 * m}`,
      ),
      0.2 * m,
    );
    const trims = union(trim, mirror(trim, cx), collar);
    const hem = rect(cx - wide, low - 0.1 * m, 2 * wide, 0.2 * m);
    return {
      plate: subtract(vest, inner, grow(collar, gap), grow(hem, GAP)),
      second: intersect(vest, union(trims, hem)),
    };
  },
};
