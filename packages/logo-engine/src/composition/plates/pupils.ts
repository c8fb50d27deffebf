/** Plates of who brings up and takes to school. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  const gap = Math.min(14, Math.max(10, high * 0.045));
  return {
    gap,
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    mean: Math.sqrt(wide * high),
    cx: centreX(held),
    cy: centreY(held),
  };
};

/** A school bus with its bonnet, the name under its windows. */
export const schoolBus: Plate = {
  about: ['school-bus', 'pencil-bus'],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean } = around(held, 0.58, 0.5);
    const [pane, roof, r] = [mean * 0.26, mean * 0.1, mean * 0.16];
    const far = x1 + mean * 0.06;
    const [top, low] = [y0 - gap * 0.6 - pane - roof, y1 + r * 1.1];
    const nose = far + mean * 0.42;
    const shell = union(
      rect(x0, top, far - x0, low - top, mean * 0.1),
      rect(x0, low - mean * 0.3, far - x0, mean * 0.3, mean * 0.04),
      rect(far - mean * 0.2, y0 + mean * 0.02, nose - far + mean * 0.2, low - y0 - mean * 0.02, mean * 0.09),
      rect(nose - mean * 0.2, low - mean * 0.2, mean * 0.2, mean * 0.2, mean * 0.03),
    );
    const count = Math.max(3, Math.round((wide + mean * 0.06) / (pane * 1.35)));
    const span = far - x0 - roof * 2;
    const each = (span - gap * 1.2 * (count - 1)) / count;
    const panes = Array.from({ length: count }, (_, i) =>
      rect(x0 + roof + i * (each + gap * 1.2), top + roof, each, pane, mean * 0.035),
    );
    const axles = [x0 + mean * 0.34, nose - mean * 0.3];
    const bumper = rect(nose + gap * 0.9, low - mean * 0.13, mean * 0.07, mean * 0.13, 6);
    const light = circle(nose - mean * 0.1, y0 + mean * 0.16, mean * 0.045);
    const tyre = (x: number) => subtract(circle(x, low, r), circle(x, low, r * 0.4));
    const beacon = rect(x0 + mean * 0.14, top - gap - mean * 0.055, mean * 0.16, mean * 0.055, 8);
    return {
      plate: concat(
        subtract(shell, ...panes, light, ...axles.map((x) => circle(x, low, r + gap))),
        bumper,
        beacon,
        ...axles.map(tyre),
      ),
    };
  },
};

/** A schoolbag with its handle, its straps and the pocket that closes with a buckle. */
export const satchel: Plate = {
  about: ['backpack', 'schoolhouse', 'pencil-cup', 'notebook-pencil', 'exam-sheet'],
  styles: ['playful', 'modern', 'creative', 'vintage'],
  aspect: [1, 1.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = around(held, 0.5, 0.4);
    const [dome, pocket] = [mean * 0.24, mean * 0.4];
    const [top, low] = [y0 - dome * 0.7, y1 + pocket];
    const body: Path = {
      commands: [
        [MOVE, x0, low - mean * 0.1],
        [LINE, x0, y0 + dome * 0.6],
        [CUBIC, x0, top + dome * 0.1, x0 + wide * 0.14, top, x0 + wide * 0.34, top],
        [LINE, x1 - wide * 0.34, top],
        [CUBIC, x1 - wide * 0.14, top, x1, top + dome * 0.1, x1, y0 + dome * 0.6],
        [LINE, x1, low - mean * 0.1],
        [CUBIC, x1, low - mean * 0.04, x1 - mean * 0.04, low, x1 - mean * 0.1, low],
        [LINE, x0 + mean * 0.1, low],
        [CUBIC, x0 + mean * 0.04, low, x0, low - mean * 0.04, x0, low - mean * 0.1],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const bar = Math.max(18, mean * 0.06);
    const [grip, rise] = [mean * 0.36, mean * 0.16];
    const handle = subtract(
      rect(cx - grip / 2, top - rise, grip, rise + 30, rise * 0.7),
      rect(cx - grip / 2 + bar, top - rise + bar, grip - bar * 2, rise + 60, rise * 0.4),
      rect(cx - grip, top + 1, grip * 2, 80),
    );
    const [pw, py] = [wide - mean * 0.2, y1 + mean * 0.03];
    const box = (by: number) =>
      rect(cx - pw / 2 - by, py - by, pw + by * 2, pocket - mean * 0.11 + by * 2, mean * 0.07 + by);
    const slot = rect(cx - pw / 2 + mean * 0.09, py + mean * 0.09, pw - mean * 0.18, gap * 1.1, gap / 2);
    const puller = rect(cx + pw * 0.24, py + mean * 0.09, mean * 0.055, mean * 0.13, mean * 0.02);
    const flap = subtract(box(0), union(slot, puller));
    const side = (way: 1 | -1) =>
      rect(way < 0 ? x0 - gap - mean * 0.1 : x1 + gap, y1 - mean * 0.02, mean * 0.1, pocket, mean * 0.04);
    return {
      plate: concat(subtract(union(body, handle), box(gap)), flap, side(-1), side(1)),
    };
  },
};

/** Toy blocks: the long one that holds the name, and a roof, an arch and a cube on it. */
export const toyBlocks: Plate = {
  about: ['abc-blocks'],
  styles: ['playful', 'modern', 'creative', 'vintage'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, mean, cx } = around(held, 0.5, 0.46);
    const size = Math.min(mean * 0.42, (wide - gap * 2.4) / 3.34);
    const foot = y0 - gap;
    const cube = subtract(
      rect(x0, foot - size, size, size, size * 0.1),
      circle(x0 + size / 2, foot - size / 2, size * 0.22),
    );
    const arch = subtract(
      rect(cx - size * 0.62, foot - size * 0.72, size * 1.24, size * 0.72, size * 0.1),
      circle(cx, foot + size * 0.02, size * 0.36),
    );
    const ball = circle(cx, foot - size * 0.72 - gap - size * 0.2, size * 0.2);
    const roof = polygon(
      [
        [x1 - size * 1.1, foot],
        [x1 - size * 0.55, foot - size],
        [x1, foot],
      ],
      size * 0.09,
    );
    return { plate: rect(x0, y0, wide, high, mean * 0.07), second: concat(cube, arch, roof, ball) };
  },
};
