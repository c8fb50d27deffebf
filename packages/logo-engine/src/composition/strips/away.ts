import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Strip } from './strip.js';

/** A suitcase with two straps. */
export const suitcase: Strip = {
  about: ['suitcase', 'airplane-tilt', 'globe-plane', 'passport', 'reception-bell'],
  high: 3,
  aspect: [2.2, 7],
  ends: 0.92,
  draw(long) {
    const mid = long / 2;
    const handle = subtract(rect(mid - 44, 0, 88, 50, 13), rect(mid - 33, 11, 66, 50, 6));
    const straps = [22, 42, long - 28, long - 48].map((x) => rect(x, 10, 6, 100));
    const body = subtract(rect(0, 19, long, 81, 15), ...straps);
    return {
      strip: union(body, subtract(handle, rect(0, 25, long, 40))),
      room: { x: 46, y: 19, width: long - 92, height: 81 },
    };
  },
};

/** An aeroplane from its side. */
export const plane: Strip = {
  about: ['airplane-tilt', 'light-aircraft', 'globe-plane', 'passport'],
  high: 3.4,
  aspect: [2.6, 8],
  ends: 0.78,
  draw(long) {
    const body = parse(
      `M12,0H33Q41,0 46,7L64,32H${long - 70}C${long - 36},32 ${long},44 ${long},62C${long},76 ${long - 24},84 ${long - 60},84H60C34,84 18,66 14,46L1,12Q-2,0 12,0Z`,
    );
    const mid = long / 2;
    const wing = parse(
      `M${mid - 46},80H${mid + 62}L${mid - 6},98Q${mid - 10},100 ${mid - 16},100H${mid - 56}Q${mid - 64},100 ${mid - 60},94Z`,
    );
    const pane = parse(
      `M${long - 52},44H${long - 40}Q${long - 28},47 ${long - 22},54H${long - 48}Q${long - 52},54 ${long - 52},50Z`,
    );
    const tail = rect(-10, 44, 44, 8, 4);
    return {
      strip: union(subtract(body, pane, tail), wing),
      room: { x: 34, y: 34, width: long - 84, height: 49 },
    };
  },
};

/** A long low car. */
export const longCar: Strip = {
  about: [
    'car',
    'car-front',
    'car-key',
    'car-price',
    'car-check',
    'car-pin',
    'car-wrench',
    'car-lift',
    'car-hammer',
    'painted-car',
    'car-wash',
    'car-suds',
    'car-shine',
    'car-shield',
    'car-bolt',
    'car-alarm',
    'car-radio',
    'car-snowflake',
    'gas-car',
    'learner-car',
    'tinted-window',
    'car-shades',
  ],
  high: 4.2,
  aspect: [2.4, 8],
  ends: 0.5,
  draw(long) {
    const shell = parse(
      `M12,32L46,28L72,6Q82,0 96,0H${long - 150}Q${long - 134},0 ${long - 122},7L${long - 92},28L${long - 34},31Q${long},33 ${long},54V80Q${long},88 ${long - 8},88H8Q0,88 0,80V44Q0,33 12,32Z`,
    );
    const glass = parse(
      `M64,25L82,12Q88,7 96,7H${long - 150}Q${long - 140},7 ${long - 133},12L${long - 114},25Z`,
    );
    const post = rect(long * 0.5 - 20, 0, 8, 50);
    const wheels = [46, long - 50].map((x) => ({ tyre: circle(x, 86, 14), hub: circle(x, 86, 5) }));
    return {
      strip: union(
        subtract(shell, subtract(glass, post), ...wheels.map(({ tyre }) => grow(tyre, 6))),
        ...wheels.map(({ tyre, hub }) => subtract(tyre, hub)),
      ),
      room: { x: 12, y: 32, width: long - 36, height: 37 },
    };
  },
};
