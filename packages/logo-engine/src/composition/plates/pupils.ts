/** Plates of who brings up and takes to school. */
import { subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A school bus with its bonnet, its door and the stripe along its side. */
export const schoolBus: Plate = {
  about: ['school-bus', 'pencil-bus'],
  aspect: [2.2, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean } = bodyAround(held, 0.5, 0.44);
    const [pane, roof, r] = [mean * 0.2, mean * 0.075, mean * 0.135];
    const door = mean * 0.22;
    const far = x1 + door + mean * 0.07;
    const [top, low] = [y0 - gap * 0.4 - pane - roof, y1 + gap + r * 1.15];
    const nose = far + mean * 0.36;
    const hood = y0 + (y1 - y0) * 0.22;
    const shell = union(
      rect(x0, top, far - x0, low - top, mean * 0.1),
      rect(x0, low - mean * 0.2, far - x0, mean * 0.2, mean * 0.03),
      rect(far - mean * 0.2, hood, nose - far + mean * 0.2, low - hood, mean * 0.1),
      rect(far - mean * 0.2, low - mean * 0.2, nose - far + mean * 0.26, mean * 0.11, mean * 0.03),
    );
    const count = Math.max(4, Math.round((x1 - x0) / (pane * 1.5)));
    const span = x1 - mean * 0.04 - x0 - roof;
    const each = (span - gap * (count - 1)) / count;
    const panes = Array.from({ length: count }, (_, i) =>
      rect(x0 + roof + i * (each + gap), top + roof, each, pane, mean * 0.03),
    );
    const box = (out: number) =>
      rect(
        x1 - out,
        top + roof - out,
        door + out * 2,
        low - mean * 0.05 - top - roof + out * 2,
        mean * 0.03 + out,
      );
    const glass = rect(x1 + door * 0.2, top + roof + door * 0.22, door * 0.6, pane * 1.25, 6);
    const stripe = rect(x0 - 9, y1, x1 - x0 - gap * 0.6, gap * 0.9);
    const axles = [x0 + mean * 0.32, nose - mean * 0.24];
    const tyre = (x: number) => subtract(circle(x, low, r), circle(x, low, r * 0.4));
    const light = circle(nose - mean * 0.08, hood + mean * 0.16, Math.max(9, mean * 0.035));
    const lamp = (x: number) => rect(x, top - gap - mean * 0.05, mean * 0.14, mean * 0.05, 7);
    return {
      plate: concat(
        subtract(
          shell,
          ...panes,
          stripe,
          light,
          subtract(box(gap * 0.9), box(0)),
          glass,
          ...axles.map((x) => circle(x, low, r + gap)),
        ),
        ...axles.map(tyre),
      ),
      second: concat(lamp(x0 + mean * 0.14), lamp(x1 - mean * 0.06)),
    };
  },
};

/** A schoolbag with its handle, its straps and the pocket that closes with a buckle. */
export const satchel: Plate = {
  about: ['backpack', 'schoolhouse', 'pencil-cup', 'notebook-pencil', 'exam-sheet'],
  styles: ['playful', 'modern', 'creative', 'vintage'],
  aspect: [1, 1.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.5, 0.4);
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

/** Toy blocks: the long one that holds the name on two others, and a roof, an arch and a cube on it. */
export const toyBlocks: Plate = {
  about: ['abc-blocks'],
  styles: ['playful', 'modern', 'creative', 'vintage'],
  aspect: [1.4, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = bodyAround(held, 0.5, 0.46);
    const size = Math.min(mean * 0.36, (wide - gap * 3) / 3.5);
    const foot = y0 - gap;
    const cube = subtract(
      rect(x0 + size * 0.15, foot - size, size, size, size * 0.1),
      star(x0 + size * 0.65, foot - size * 0.47, size * 0.34, size * 0.16, 5, size * 0.04),
    );
    const arch = subtract(
      rect(x1 - size * 1.35, foot - size * 0.8, size * 1.3, size * 0.8, size * 0.1),
      circle(x1 - size * 0.7, foot + size * 0.02, size * 0.36),
    );
    const roof = polygon(
      [
        [cx - size * 0.65, foot],
        [cx, foot - size * 1.05],
        [cx + size * 0.65, foot],
      ],
      size * 0.09,
    );
    const [low, tall] = [y1 + gap, mean * 0.24];
    const split = x0 + wide * 0.6;
    const base = [
      rect(x0 - mean * 0.08, low, split - x0 + mean * 0.08 - gap / 2, tall, mean * 0.045),
      rect(split + gap / 2, low, x1 - split + mean * 0.08 - gap / 2, tall, mean * 0.045),
    ];
    const r = tall * 0.2;
    const holes = [-1, 0, 1].map((i) =>
      circle((x0 - mean * 0.08 + split) / 2 + i * tall * 0.9, low + tall / 2, r),
    );
    return {
      plate: concat(rect(x0, y0, wide, high, mean * 0.055), arch, subtract(base[0] ?? roof, ...holes)),
      second: concat(cube, roof, ...base.slice(1)),
    };
  },
};
