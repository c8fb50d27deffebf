/** Plates of where one lives. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** An opening with an arch over it. */
export const arched = (cx: number, foot: number, wide: number, high: number): Path =>
  union(
    rect(cx - wide / 2, foot - high + wide / 2, wide, high - wide / 2),
    circle(cx, foot - high + wide / 2, wide / 2),
  );

/** A house whose big roof holds the name, over its door and windows. */
export const bigRoof: Plate = {
  about: [
    'roofs',
    'house',
    'tiled-roof',
    'roof-drops',
    'house-pin',
    'house-heart',
    'house-shield',
    'downpipe',
    'solar-house',
  ],
  aspect: [1.6, 3.6],
  draw(held) {
    const size = 0.45 * held.height + 0.17 * held.width;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.42 * CAP];
    const cx = centreX(held);
    const run = (y1 - y0) * 0.3;
    const roof = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 + run, y1],
        [x0 - run, y1],
      ],
      0.12 * CAP,
    );
    const stack = 0.14 * CAP + 0.2 * size;
    const at = x1 - stack * 2.2;
    const chimney = union(
      rect(at, y0 - size * 0.42, stack, size * 0.42 + 0.2 * CAP),
      rect(at - 0.08 * CAP, y0 - size * 0.42, stack + 0.16 * CAP, 0.14 * CAP + 0.04 * size, 0.04 * CAP),
    );
    const foot = y1 + GAP + 0.22 * CAP + 0.66 * size;
    const wall = rect(x0 - 0.02 * CAP, y1 + GAP, x1 - x0 + 0.04 * CAP, foot - y1 - GAP, 0.05 * CAP);
    const tall = (foot - y1 - GAP) * 0.78;
    const door = arched(cx, foot + 1, tall * 0.62, tall);
    const pane = tall * 0.58;
    const side = (x1 - x0) * 0.3;
    const windows = [cx - side, cx + side].flatMap((x) =>
      [-1, 1].map((way) =>
        rect(x + (way * pane) / 3.4 - pane * 0.24, foot - tall * 0.92, pane * 0.48, pane, 0.03 * CAP),
      ),
    );
    return { plate: concat(union(roof, chimney), subtract(wall, door, ...windows)) };
  },
};

/** A sign of a house for sale, hung from a post with a house on its top. */
export const yardSign: Plate = {
  about: ['house-pin', 'estate-sign'],
  aspect: [1.5, 3.4],
  draw(held) {
    const size = 0.5 * held.height + 0.16 * held.width;
    const thick = 0.16 * CAP + 0.2 * size;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const board = rect(x0, y0, x1 - x0, y1 - y0, 0.18 * CAP);
    const hang = 0.1 * CAP + 0.14 * size;
    const arm = y0 - hang - thick * 0.8;
    const px = x0 - GAP - 0.08 * CAP - thick;
    const foot = y1 + 0.2 * CAP + 0.55 * size;
    const links = [x0 + (x1 - x0) * 0.18, x1 - (x1 - x0) * 0.18].map((x) =>
      rect(x - thick * 0.36, arm + thick * 0.4, thick * 0.72, hang + thick * 0.4 + 2),
    );
    const s = 0.3 * CAP + 0.85 * size;
    const hx = px + thick / 2;
    const hy = arm - GAP;
    const house = subtract(
      union(
        rect(hx - s * 0.4, hy - s * 0.5, s * 0.8, s * 0.5, s * 0.03),
        polygon(
          [
            [hx - s * 0.62, hy - s * 0.44],
            [hx, hy - s],
            [hx + s * 0.62, hy - s * 0.44],
          ],
          s * 0.07,
        ),
        rect(hx + s * 0.2, hy - s * 0.92, s * 0.16, s * 0.4, s * 0.02),
      ),
      arched(hx, hy + 1, s * 0.26, s * 0.4),
    );
    const ends = s * 0.5;
    const beam = rect(hx - ends, arm, x1 + 0.04 * CAP - hx + ends, thick * 0.8, 0.05 * CAP);
    const post = rect(px, arm, thick, foot - arm, 0.05 * CAP);
    return { plate: union(board, ...links, beam, post), second: house };
  },
};
