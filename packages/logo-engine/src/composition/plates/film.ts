/** Plates of who films and takes photographs. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A row of the holes of a film, `high` tall, evenly from one x to another. */
function holes(from: number, to: number, y: number, high: number): Path[] {
  const count = Math.max(4, Math.round((to - from) / (high * 1.8)));
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, i) =>
    rect(from + pitch * (i + 0.5) - high * 0.42, y, high * 0.84, high, high * 0.22),
  );
}

/** A piece of film: its picture is the name. */
export const filmStrip: Plate = {
  about: ['film-slate', 'film-strip', 'film-reel', 'movie-reel', 'video-camera', 'photo-strip'],
  aspect: [1.6, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.36 * CAP];
    const high = y1 - y0;
    const hole = Math.min(0.19 * high, 0.44 * CAP);
    const edge = hole * 1.75;
    const next = 0.2 * high;
    const [left, end] = [x0 - next, x1 + next];
    const strip = rect(left, y0 - edge, end - left, high + 2 * edge, 4);
    const frames = [
      rect(left - next, y0, next * 1.62, high, 0.12 * CAP),
      rect(end - next * 0.62, y0, next * 1.62, high, 0.12 * CAP),
    ];
    return {
      plate: subtract(
        strip,
        ...frames,
        ...holes(left, end, y0 - edge + hole * 0.42, hole),
        ...holes(left, end, y1 + edge - hole * 1.42, hole),
      ),
    };
  },
};

/** A film that comes out of its can. */
export const filmRoll: Plate = {
  about: ['camera', 'camera-heart', 'aperture', 'photo-strip', 'tripod-camera', 'instant-photos'],
  aspect: [1, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.34 * CAP];
    const high = y1 - y0;
    const hole = Math.min(0.17 * high, 0.4 * CAP);
    const edge = hole * 1.7;
    const [top, low] = [y0 - edge, y1 + edge];
    const strip = subtract(
      rect(x0, top, x1 - x0, low - top, 4),
      ...holes(x0, x1, top + hole * 0.4, hole),
      ...holes(x0, x1, low - hole * 1.4, hole),
    );
    const can = Math.min(0.4 * high + 0.1 * (x1 - x0), 1.6 * CAP);
    const a = x0 - 0.12 * CAP - can;
    const lip = 0.1 * high;
    const cap = (y: number) => rect(a - 0.1 * CAP, y, can + 0.2 * CAP, lip, 0.06 * CAP);
    const knob = rect(a + can * 0.32, top - 0.12 * CAP - lip * 1.9, can * 0.36, lip * 1.5, 0.05 * CAP);
    const body = union(
      rect(a, top - 0.06 * CAP, can, low - top + 0.12 * CAP),
      cap(top - 0.06 * CAP - lip * 0.6),
      cap(low + 0.06 * CAP - lip * 0.4),
      knob,
    );
    return { plate: concat(strip, body) };
  },
};

/** A clapperboard, its arm up. */
export const clapperboard: Plate = {
  about: ['film-slate', 'film-strip', 'film-reel', 'movie-reel', 'video-camera'],
  aspect: [1, 3],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const high = y1 - y0;
    const bar = Math.min(0.2 * high, 0.46 * CAP);
    const low = y0 - bar - 0.1 * CAP;
    const count = Math.max(3, Math.round((x1 - x0) / (bar * 2.5)));
    const pitch = (x1 - x0 - bar * 0.9) / (count - 0.1);
    const striped = (y: number, way: 1 | -1): Path => {
      const lean = (way * bar) / 2;
      const stripes = Array.from({ length: count }, (_, i) => {
        const [from, to] = [x0 + bar * 0.9 + pitch * i, x0 + bar * 0.9 + pitch * (i + 0.44)];
        return polygon([
          [from + lean, y - 1],
          [to + lean, y - 1],
          [to - lean, y + bar + 1],
          [from - lean, y + bar + 1],
        ]);
      });
      return subtract(rect(x0, y, x1 - x0, bar, 0.08 * CAP), ...stripes);
    };
    const up = Math.min(13, (Math.atan2(0.28 * high, x1 - x0) * 180) / Math.PI);
    const arm = rotate(striped(low - bar - 0.1 * CAP, -1), -up, x0, low - 0.1 * CAP);
    const hinge = circle(x0 + bar * 0.3, low - 0.05 * CAP, bar * 0.42);
    const pin = circle(x0 + bar * 0.3, low - 0.05 * CAP, Math.max(5, bar * 0.13));
    const sticks = union(striped(low, 1), arm, hinge);
    return { plate: concat(rect(x0, y0, x1 - x0, high, 0.16 * CAP), subtract(sticks, pin)) };
  },
};
