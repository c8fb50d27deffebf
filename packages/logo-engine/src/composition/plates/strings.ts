/** Plates of who makes instruments and who teaches them. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A guitar that lies, the name on its table between the bridge and the sound hole. */
export const guitar: Plate = {
  about: ['guitar', 'headstock'],
  aspect: [1.3, 2.5],
  draw(held) {
    const [y0, y1] = [held.y - 0.26 * CAP, bottom(held) + 0.26 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const size = (high + held.width * 0.55) / 2;
    const [x0, x1] = [held.x - 0.48 * size, right(held) + 0.77 * size];
    const long = x1 - x0;
    const at = (share: number) => x0 + long * share;
    const [lower, waist, upper] = [high / 2 + 0.3 * size, high / 2 + 0.06 * size, high / 2 + 0.17 * size];
    const side = (way: 1 | -1) =>
      `C${at(0)} ${cy + way * lower * 0.62} ${at(0.1)} ${cy + way * lower} ${at(0.29)} ${cy + way * lower}C${at(0.44)} ${cy + way * lower} ${at(0.48)} ${cy + way * waist} ${at(0.59)} ${cy + way * waist}C${at(0.68)} ${cy + way * waist} ${at(0.7)} ${cy + way * upper} ${at(0.81)} ${cy + way * upper}C${at(0.93)} ${cy + way * upper} ${at(1)} ${cy + way * upper * 0.66} ${at(1)} ${cy}`;
    const half = (way: 1 | -1) => parse(`M${at(0)} ${cy}${side(way)}Z`);
    const body = union(half(-1), half(1), rect(at(0.02), cy - 5, long * 0.96, 10));
    const hole = circle(right(held) + 0.37 * size, cy, 0.17 * size);
    const bridge = rect(x0 + 0.13 * size, cy - 0.27 * size, Math.max(11, 0.07 * size), 0.54 * size, 5);
    const neck = 0.11 * size;
    const [foot, nut] = [right(held) + 0.37 * size + 0.17 * size + GAP, x1 + 0.72 * size];
    const head = polygon(
      [
        [nut + GAP, cy - neck * 1.1],
        [nut + GAP + 0.44 * size, cy - neck * 1.75],
        [nut + GAP + 0.44 * size, cy + neck * 1.75],
        [nut + GAP, cy + neck * 1.1],
      ],
      0.04 * size,
    );
    const pegs = [0.12, 0.31].flatMap((share) =>
      [-1, 1].map((way) =>
        rect(
          nut + GAP + share * size - 0.045 * size,
          way > 0 ? cy : cy - neck * 2.7,
          0.1 * size,
          neck * 2.7,
          5,
        ),
      ),
    );
    const board = rect(foot, cy - neck, nut - foot, neck * 2, 4);
    return {
      plate: concat(subtract(body, hole, bridge, grow(board, GAP)), board, union(head, ...pegs)),
    };
  },
};

/** An amplifier, the name on its cloth under a row of knobs. */
export const amplifier: Plate = {
  about: ['speaker-hifi', 'equalizer', 'valve-radio', 'music-notes'],
  aspect: [1.1, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const size = (y1 - y0 + (x1 - x0) * 0.6) / 2;
    const [rim, panel] = [0.15 * CAP, 0.3 * size];
    const top = y0 - GAP - panel;
    const [left, end, low] = [x0 - GAP - rim, x1 + GAP + rim, y1 + GAP + rim];
    const cloth = rect(x0, y0, x1 - x0, y1 - y0, 0.1 * CAP);
    const box = rect(left, top, end - left, low - top, 0.22 * CAP);
    const r = panel * 0.24;
    const mid = top + panel * 0.5;
    const knob = (x: number) => circle(x, mid, r);
    const knobs = [0, 1, 2, 3].map((i) => knob(left + 0.4 * CAP + r + i * r * 3.1));
    const light = rect(end - 0.4 * CAP - r * 3, mid - r * 0.6, r * 3, r * 1.2, r * 0.5);
    const foot = (x: number) => rect(x, low - 10, 0.24 * size, 10 + 0.1 * size, 5);
    const grip = 0.22 * size;
    const [a, b] = [(left + end) / 2 - 0.46 * size, (left + end) / 2 + 0.46 * size];
    const handle = stroke(
      parse(
        `M${a} ${top + 6}L${a} ${top - grip * 0.4}Q${a} ${top - grip} ${a + grip * 0.7} ${top - grip}L${b - grip * 0.7} ${top - grip}Q${b} ${top - grip} ${b} ${top - grip * 0.4}L${b} ${top + 6}`,
      ),
      Math.max(14, 0.09 * size),
    );
    const frame = subtract(
      union(box, handle, foot(left + 0.18 * size), foot(end - 0.42 * size)),
      grow(cloth, GAP),
      ...knobs,
      light,
    );
    return { plate: concat(frame, cloth) };
  },
};

/** An accordion half open, the name across its bellows. */
export const accordion: Plate = {
  about: ['accordion'],
  aspect: [1.1, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.36 * CAP];
    const high = y1 - y0;
    const fold = 0.17 * high;
    const count = Math.max(4, Math.round((x1 - x0) / (fold * 1.9)));
    const wide = (x1 - x0) / count;
    const zigzag = (y: number, way: 1 | -1) =>
      Array.from({ length: count }, (_, i) => {
        const x = way < 0 ? x0 + wide * i : x1 - wide * i;
        const s = way < 0 ? wide : -wide;
        return [
          [x + s * 0.06, y],
          [x + s * 0.5, y + way * fold],
          [x + s * 0.94, y],
        ] as const;
      }).flat();
    const bellows = polygon([...zigzag(y0, -1), ...zigzag(y1, 1)], 6);
    const [top, low] = [y0 - fold * 1.25, y1 + fold * 1.25];
    const box = 0.46 * high;
    const left = x0 - GAP - box;
    const keys = [1, 2, 3, 4, 5, 6].map((i) =>
      rect(left - 5, top + ((low - top) * i) / 7 - 6, box * 0.52, 12, 4),
    );
    const buttons = [-1.5, -0.5, 0.5, 1.5].flatMap((i) =>
      [0.36, 0.68].map((share) =>
        circle(x1 + GAP + box * share, (y0 + y1) / 2 + i * 0.24 * high, Math.max(6, 0.055 * high)),
      ),
    );
    return {
      plate: concat(
        bellows,
        subtract(rect(left, top, box, low - top, 0.1 * high), ...keys),
        subtract(rect(x1 + GAP, top, box, low - top, 0.1 * high), ...buttons),
      ),
    };
  },
};

/** A microphone that lies, the name on its grip. */
export const handMicrophone: Plate = {
  about: ['microphone', 'stage-microphone', 'hand-microphone'],
  aspect: [1.5, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const slim = 0.04 * high;
    const grip = polygon(
      [
        [x0, y0 + slim],
        [x1, y0 - slim],
        [x1, y1 + slim],
        [x0, y1 - slim],
      ],
      0.12 * CAP,
    );
    const ring = 0.13 * high;
    const from = x1 + GAP + ring + GAP;
    const r = 0.72 * high;
    const cx = from + 0.52 * high;
    const ball = subtract(circle(cx, cy, r), rect(cx - 2 * r, cy - r, from - cx + 2 * r, 2 * r));
    const mesh = [-0.27, 0.03, 0.33].flatMap((s) => [
      stroke(line(cx + (s - 1) * r, cy - r, cx + (s + 1) * r, cy + r), Math.max(9, 0.045 * high)),
      stroke(line(cx + (s + 1) * r, cy - r, cx + (s - 1) * r, cy + r), Math.max(9, 0.045 * high)),
    ]);
    const core = subtract(
      circle(cx, cy, r * 0.76),
      rect(cx - 2 * r, cy - r, from - cx + 2 * r + 0.12 * high, 2 * r),
    );
    const collar = rect(x1 + GAP, cy - 0.62 * high, ring, 1.24 * high, 0.06 * high);
    const plug = rect(x0 - GAP - 0.2 * high, cy - 0.24 * high, 0.2 * high, 0.48 * high, 0.06 * high);
    const grille = subtract(ball, ...mesh.map((bar) => subtract(bar, subtract(ball, core))));
    return { plate: concat(plug, grip, collar, grille) };
  },
};
