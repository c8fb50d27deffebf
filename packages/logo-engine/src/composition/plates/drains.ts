/** Plates of who empties cesspits, of who bends ducts, of who builds playgrounds, and of who carts sand. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A septic tank with its ribs, its manholes and its pipes. */
export const septicTank: Plate = {
  about: ['septic-truck'],
  aspect: [1.2, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, cy, wide, high: h, size: m, gap } = bodyAround(held, 0.3, 0.3);
    const rib = 0.16 * m;
    const end = gap + rib + gap;
    const cap = parse(
      `M${x1 + end} ${y0}C${x1 + end + 0.36 * m} ${y0} ${x1 + end + 0.36 * m} ${y1} ${x1 + end} ${y1}Z`,
    );
    const ribs = rect(x1 + gap, y0 - 0.07 * m, rib, h + 0.14 * m, 0.05 * m);
    const cx = (x0 + x1) / 2;
    const both = (part: Path) => [part, mirror(part, cx)];
    const necks = (wide > 1.7 * m ? [-0.27, 0.27] : [0]).map((at) => {
      const x = cx + at * wide;
      return {
        neck: rect(x - 0.26 * m, y0 - 0.2 * m, 0.52 * m, 0.3 * m),
        lid: rect(x - 0.36 * m, y0 - 0.2 * m - gap - 0.15 * m, 0.72 * m, 0.15 * m, 0.05 * m),
      };
    });
    const far = x1 + end + 0.54 * m;
    const pipe = union(
      rect(x1 + end, cy - 0.3 * h - 0.1 * m, far - x1 - end, 0.2 * m),
      rect(far - 0.13 * m, cy - 0.3 * h - 0.16 * m, 0.13 * m, 0.32 * m, 0.04 * m),
    );
    const ends = both(union(cap, pipe));
    const feet = both(
      polygon(
        [
          [x1 - 0.5 * m, y1 - 5],
          [x1, y1 - 5],
          [x1 + 0.06 * m, y1 + 0.2 * m],
          [x1 - 0.56 * m, y1 + 0.2 * m],
        ],
        0.03 * m,
      ),
    );
    return {
      plate: concat(union(rect(x0, y0, wide, h, 4), ...necks.map(({ neck }) => neck), ...feet), ...ends),
      second: concat(...both(ribs), ...necks.map(({ lid }) => lid)),
    };
  },
};

/** A sheet-metal duct that bends up, under its cowl. */
export const cowledDuct: Plate = {
  about: ['chimney-cowl', 'duct-bend', 'roof-turbine'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, gap } = bodyAround(held, 0.32, 0.28);
    const [flange, w] = [0.15 * m, Math.min(h, 1.1 * m)];
    const out = 0.1 * m;
    const left = rect(x0 - gap - flange, y0 - out, flange, h + 2 * out, 0.04 * m);
    const joint = rect(x1 + gap, y0 - out, flange, h + 2 * out, 0.04 * m);
    const bx = x1 + 2 * gap + flange;
    const inner = 0.2 * m;
    const bend = parse(
      `M${bx} ${y0}Q${bx + inner} ${y0} ${bx + inner} ${y0 - inner}H${bx + inner + w}C${bx + inner + w} ${y0 + 0.6 * h} ${bx + inner + 0.4 * w} ${y1} ${bx} ${y1}Z`,
    );
    const seam = stroke(
      line(bx + 0.2 * m, y0 + 0.06 * m, bx + inner + w, y1 + 0.1 * m),
      Math.max(11, 0.06 * m),
    );
    const top = y0 - inner - gap - flange;
    const [l, r] = [bx + inner, bx + inner + w];
    const collar = rect(l - out, top, w + 2 * out, flange, 0.04 * m);
    const posts = [0.18, 0.82].map((at) => rect(l + at * w - 0.05 * m, top - 0.24 * m, 0.1 * m, 0.26 * m));
    const hat = polygon(
      [
        [l - 0.28 * m, top - 0.2 * m],
        [(l + r) / 2, top - 0.62 * m],
        [r + 0.28 * m, top - 0.2 * m],
      ],
      0.06 * m,
    );
    const ground = rect(x0 - gap, y0, x1 - x0 + gap, h, 3);
    return {
      plate: concat(ground, subtract(bend, seam)),
      second: concat(left, joint, union(collar, hat, ...posts)),
    };
  },
};

/** A swing that hangs from its frame; its board holds the name. */
export const plankSwing: Plate = {
  about: ['swing-set', 'slide'],
  aspect: [1.1, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m, gap } = bodyAround(held, 0.28, 0.26);
    const beam = y0 - 1.22 * m;
    const ground = y1 + 0.28 * m;
    const side = x1 - cx + 0.18 * m;
    const post = (way: 1 | -1) =>
      stroke(line(cx + way * (side - 0.06 * m), beam, cx + way * (side + 0.22 * m), ground), 0.17 * m, {
        cap: 'round',
      });
    const bar = rect(cx - side - 0.2 * m, beam - 0.1 * m, 2 * side + 0.4 * m, 0.2 * m, 0.08 * m);
    const gantry = union(bar, post(1), post(-1));
    const board = rect(x0, y0, x1 - x0, y1 - y0, 0.14 * m);
    const reach = 0.5 * m;
    const ropes = [-1, 1].map((way) =>
      rect(cx + way * reach - 0.05 * m, beam + 0.1 * m + gap, 0.1 * m, y0 - beam),
    );
    const hip = y0 - gap;
    const arm = stroke(
      polyline([
        [cx + 0.18 * m, hip - 0.44 * m],
        [cx + reach - 0.04 * m, hip - 0.34 * m],
        [cx + reach, hip - 0.58 * m],
      ]),
      0.11 * m,
      { cap: 'round', join: 'round' },
    );
    const child = union(
      circle(cx, hip - 0.76 * m, 0.2 * m),
      polygon(
        [
          [cx - 0.22 * m, hip - 0.52 * m],
          [cx + 0.22 * m, hip - 0.52 * m],
          [cx + 0.3 * m, hip],
          [cx - 0.3 * m, hip],
        ],
        0.08 * m,
      ),
      arm,
      mirror(arm, cx),
    );
    return {
      plate: union(board, ...ropes.map((rope) => subtract(rope, grow(child, gap)))),
      second: concat(gantry, child),
    };
  },
};

/** A heap of sand with a shovel in it. */
export const shovelHeap: Plate = {
  about: ['dump-truck', 'sand-barrow'],
  aspect: [1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high: h, size: m, gap } = bodyAround(held, 0.2, 0.16, 0.3);
    const top = y0 - 0.5 * m;
    const out = 0.66 * m;
    const heap = polygon(
      [
        [x0 - out, y1],
        [x0 - 0.06 * m, y0 + 0.1 * h],
        [cx - 0.24 * wide, top + 0.12 * m],
        [cx - 0.02 * wide, top],
        [cx + 0.22 * wide, top + 0.16 * m],
        [x1 + 0.06 * m, y0 + 0.1 * h],
        [x1 + out, y1],
      ],
      0.24 * m,
    );
    const [sx, sy, ex, ey] = [x1 - 0.36 * m, y0 + 0.06 * m, x1 + 0.5 * m, y0 - 1.06 * m];
    const handle = stroke(line(sx, sy, ex, ey), 0.13 * m);
    const turn = (Math.atan2(ey - sy, ex - sx) * 180) / Math.PI + 90;
    const bow = rotate(
      subtract(
        rect(ex - 0.21 * m, ey - 0.3 * m, 0.42 * m, 0.34 * m, 0.12 * m),
        rect(ex - 0.1 * m, ey - 0.18 * m, 0.2 * m, 0.12 * m, 0.04 * m),
      ),
      turn,
      ex,
      ey,
    );
    return { plate: heap, second: subtract(union(handle, bow), grow(heap, gap)) };
  },
};
