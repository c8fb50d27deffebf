/** Plates of who makes doors, and opens them. */
import { centreY, right } from '../../geometry/bounds.js';
import { intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A door with panes over the name and panels under it, its handle at its side. */
export const panelDoor: Plate = {
  about: ['door', 'double-door', 'door-handle'],
  aspect: [0.8, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.3, 0.24);
    const [arch, low] = [y0 - 0.4 * m, y1 + 0.72 * m];
    const rise = 0.1 * wide + 0.1 * m;
    const shape = (by: number) =>
      parse(
        `M${x0 - by} ${low}V${arch + 0.1 * m - by * 0.4}Q${cx} ${arch - 2 * rise - by * 1.6} ${x1 + by} ${arch + 0.1 * m - by * 0.4}V${low}Z`,
      );
    const door = shape(0);
    const inner = intersect(
      shrink(door, 0.15 * m),
      rect(x0, arch - 3 * rise, wide, y0 - 0.1 * m - arch + 3 * rise),
    );
    const bars = [-0.18, 0.18].map((at) =>
      rect(cx + at * wide - 7, arch - 3 * rise, 14, y0 - arch + 3 * rise),
    );
    const lights = subtract(inner, ...bars);
    const half = wide / 2 - 0.24 * m;
    const pane = (x: number) => {
      const [y, tall] = [y1 + 0.24 * m, low - y1 - 0.4 * m];
      return subtract(rect(x, y, half, tall, 6), rect(x + 15, y + 15, half - 30, tall - 30, 3));
    };
    const knob = circle(x1 - 0.17 * m, y1 + 0.08 * m, 0.075 * m);
    const leaf = subtract(door, lights, pane(x0 + 0.17 * m), pane(cx + 0.07 * m), knob);
    const edge = Math.max(20, 0.14 * m);
    const frame = subtract(shape(13 + edge), union(shape(13), rect(x0 - 13, low - 30, wide + 26, 60)));
    const step = rect(x0 - 13 - edge - 0.12 * m, low + 12, wide + 26 + 2 * edge + 0.24 * m, 0.17 * m, 6);
    return { plate: concat(leaf, frame), second: step };
  },
};

/** Double doors under a fanlight, the name across them. */
export const fanlightDoors: Plate = {
  about: ['double-door', 'door'],
  aspect: [1.2, 2.3],
  draw(held) {
    const { x0, y0, y1, wide, cx, mean } = bodyAround(held, 0.42, 0.34);
    const u = mean * 0.62;
    const low = y1 + u * 0.46;
    const seam = rect(cx - 6, y1, 12, low - y1 + 4);
    const grip = (way: number) =>
      rect(cx + way * u * 0.2 - u * 0.045, y1 + u * 0.06, u * 0.09, u * 0.26, u * 0.04);
    const doors = subtract(rect(x0, y0, wide, low - y0, 4), seam, grip(-1), grip(1));
    const [edge, gap] = [Math.max(20, u * 0.15), 12];
    const base = y0 - gap;
    const [rx, ry] = [wide / 2, Math.min(wide / 2, u * 0.86)];
    const above = rect(x0 - u, base - u * 4, wide + u * 2, u * 4);
    const outer = union(
      intersect(ellipse(cx, base, rx + gap + edge, ry + gap + edge), above),
      rect(x0 - gap - edge, base - 1, wide + (gap + edge) * 2, low - base + 1),
    );
    const frame = subtract(
      outer,
      union(
        intersect(ellipse(cx, base, rx + gap, ry + gap), above),
        rect(x0 - gap, base - 2, wide + gap * 2, low - base + 12),
      ),
    );
    const rays = [-144, -108, -72, -36].map((turn) => {
      const [dx, dy] = polar(0, 0, 3, turn);
      return stroke(line(cx, base, cx + dx * rx, base + dy * ry), 12);
    });
    const hub = ellipse(cx, base, rx * 0.3 + 12, ry * 0.3 + 12);
    const fan = subtract(intersect(ellipse(cx, base, rx, ry), above), ...rays, hub);
    const eye = intersect(ellipse(cx, base, rx * 0.3, ry * 0.3), above);
    const step = rect(x0 - gap - edge - u * 0.12, low + 11, wide + (gap + edge + u * 0.12) * 2, u * 0.15, 5);
    return { plate: concat(doors, frame, step), second: concat(fan, eye) };
  },
};

/** A garage with its sectional door, the name on the door. */
export const garageFront: Plate = {
  about: ['garage-door'],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, mean } = bodyAround(held, 0.4, 0.34);
    const u = mean * 0.62;
    const slat = u * 0.34;
    const top = y0 - 12 - slat;
    const low = y1 + 12 + slat * 0.8;
    const count = Math.max(3, Math.round(wide / (u * 0.7)));
    const each = (wide - u * 0.16 * (count + 1)) / count;
    const lights = Array.from({ length: count }, (_, i) =>
      rect(x0 + u * 0.16 + i * (each + u * 0.16), top + slat * 0.28, each, slat * 0.44, 4),
    );
    const door = concat(
      subtract(rect(x0, top, wide, slat, 4), ...lights),
      rect(x0, y0, wide, y1 - y0, 4),
      rect(x0, y1 + 12, wide, slat * 0.8, 4),
    );
    const edge = Math.max(24, u * 0.24);
    const [l, r] = [x0 - 12 - edge, x1 + 12 + edge];
    const eaves = top - 12 - u * 0.16;
    const rise = Math.min(u * 0.48, wide * 0.24);
    const walls = subtract(
      polygon([
        [l, low],
        [l, eaves],
        [cx, eaves - rise],
        [r, eaves],
        [r, low],
      ]),
      rect(x0 - 12, top - 12, wide + 24, low - top + 24),
    );
    const slope = rise / (cx - l);
    const over = u * 0.26;
    const ridge = eaves - rise - 13 * Math.hypot(1, slope);
    const deep = u * 0.24;
    const roof = polygon(
      [
        [cx, ridge - deep],
        [r + over, ridge - deep + (cx - l + over) * slope],
        [r + over, ridge + (cx - l + over) * slope],
        [cx, ridge],
        [l - over, ridge + (cx - l + over) * slope],
        [l - over, ridge - deep + (cx - l + over) * slope],
      ],
      5,
    );
    return { plate: concat(door, walls), second: roof };
  },
};

/** A door key, the name on its bow. */
export const bowKey: Plate = {
  about: ['key-copies', 'lock-key', 'keyhole', 'door-handle', 'keyhole-building'],
  aspect: [1.1, 2.4],
  draw(held) {
    const { x0, y0, high, mean } = bodyAround(held, 0.24, 0.56);
    const u = mean * 0.62;
    const cy = centreY(held);
    const [l, r] = [x0 - u * 0.56, right(held) + u * 0.34];
    const bow = rect(l, y0, r - l, high, high * 0.46);
    const hole = circle(l + u * 0.33, cy, u * 0.17);
    const h = u * 0.3;
    const end = r + u * 1.16;
    const blade = polygon(
      [
        [r - 20, cy - h],
        [end - u * 0.2, cy - h],
        [end, cy - h * 0.1],
        [end - u * 0.16, cy + h * 0.4],
        [end - u * 0.3, cy + h * 1.1],
        [end - u * 0.46, cy + h * 0.5],
        [end - u * 0.6, cy + h * 1.1],
        [end - u * 0.76, cy + h * 0.5],
        [end - u * 0.88, cy + h * 1.1],
        [r - 20, cy + h * 1.1],
      ],
      6,
    );
    const collar = rect(r - u * 0.1, cy - h * 1.7, u * 0.26, h * 3.4, u * 0.07);
    const groove = rect(r + u * 0.3, cy - h * 0.36, u * 0.62, 14, 7);
    return { plate: subtract(union(bow, collar, blade), hole, groove) };
  },
};
