/** Long things of who cools and warms houses, and of who brings what that takes. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** The indoor unit of an air conditioner, its air under it. */
export const splitUnit: Strip = {
  about: ['split-unit', 'sun-snowflake', 'fan'],
  high: 3.9,
  aspect: [2.2, 9],
  ends: 0.1,
  draw(w) {
    const body = parse(`M12,0H${w - 12}Q${w},0 ${w},12V40Q${w},60 ${w - 20},60H20Q0,60 0,40V12Q0,0 12,0Z`);
    const { places, step } = row(12, w - 24, 46, 5);
    const air = places.map((at) => {
      const x = at + step / 2;
      const out = (x / w - 0.5) * 44;
      return stroke(parse(`M${x - out * 0.4},73Q${x - out * 0.2},84 ${x + out * 0.6},95`), 9);
    });
    return {
      strip: union(subtract(body, rect(20, 45, w - 40, 7, 3.5)), ...air),
      room: roomWithin(2, w - 2, 0, 42),
    };
  },
};

/** A lying cylinder of gas: its foot to the left, its valve in its guard to the right. */
export const lyingCylinder: Strip = {
  about: ['gas-cylinder', 'gas-cylinders', 'oxygen-tank', 'gas-car'],
  high: 2.3,
  aspect: [2.4, 9],
  ends: 0.95,
  draw(w) {
    const body = rect(20, 0, w - 74, 100, 40);
    const foot = subtract(rect(0, 12, 40, 76, 8), rect(13, 0, 80, 100));
    const guard = subtract(
      rect(w - 70, 12, 70, 76, 14),
      rect(w - 42, 26, 28, 48, 6),
      rect(w - 90, 0, 44, 100),
    );
    const valve = union(rect(w - 60, 40, 34, 20), rect(w - 34, 33, 11, 34, 4));
    return {
      strip: union(body, foot, rect(10, 30, 24, 40), guard, valve),
      room: roomWithin(24, w - 58),
    };
  },
};

/** A tank on a lorry. */
export const tankLorry: Strip = {
  about: ['tanker', 'tanker-rear'],
  high: 3.2,
  aspect: [2.4, 10],
  ends: 0.8,
  draw(w) {
    const back = w - 72;
    const tank = union(rect(0, 8, back, 62, 26), rect(20, 60, w - 40, 22));
    const hatches = row(24, back - 48, 90, 2).places.map((x) => rect(x + 24, 0, 34, 20, 5));
    const cab = subtract(
      polygon(
        [
          [back + 7, 22],
          [w - 24, 22],
          [w - 7, 50],
          [w, 57],
          [w, 85],
          [back + 7, 85],
        ],
        6,
      ),
      polygon(
        [
          [back + 24, 31],
          [w - 29, 31],
          [w - 17, 51],
          [back + 24, 51],
        ],
        3,
      ),
    );
    const axles = [38, 76, w - 34];
    return {
      strip: union(
        subtract(union(tank, cab, ...hatches), ...axles.map((x) => circle(x, 83, 23))),
        ...axles.map((x) => subtract(circle(x, 83, 17), circle(x, 83, 5))),
      ),
      room: roomWithin(6, back - 6, 9, 61),
    };
  },
};
