import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polar, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A long slice of watermelon. */
export const watermelonSlice: Strip = {
  about: ['watermelon', 'fruit-bowl', 'juice', 'fruit-straw', 'fruit-popsicle'],
  high: 3.3,
  aspect: [2.2, 8],
  ends: 0.5,
  draw(long) {
    const half = (inset: number, deep: number) =>
      parse(
        `M${inset},0H${long - inset}C${long - inset},${deep * 0.62} ${long - inset - 52},${deep} ${long - 132},${deep}H132C${inset + 52},${deep} ${inset},${deep * 0.62} ${inset},0Z`,
      );
    const seeds = row(0, long - 130, 46, 3);
    const pips = seeds.places.map((at) =>
      leaf(65 + at + seeds.step / 2, 56, 65 + at + seeds.step / 2, 73, 0.42, 0.7),
    );
    return {
      strip: concat(subtract(half(0, 100), half(14, 87)), subtract(half(22, 79), ...pips)),
      room: { x: 32, y: 2, width: long - 64, height: 50 },
    };
  },
};

/** Tacos on their tray. */
export const tacoTray: Strip = {
  about: ['taco', 'two-tacos', 'pastor-spit', 'molcajete'],
  high: 3.9,
  aspect: [2.2, 9],
  ends: 0.1,
  draw(long) {
    const { step, places } = row(0, long - 8, 94, 2);
    const tacos = places.map((at) => {
      const x = 4 + at + step / 2;
      const shell = parse(`M${x - 33},46A33,31 0 0 1 ${x + 33},46Z`);
      const leaves = [-165, -138, -111, -90, -69, -42, -15].map((a) => circle(...polar(x, 45, 36, a), 9.5));
      const away = union(ellipse(x, 46, 38.5, 37), rect(x - 60, 46, 120, 30));
      return concat(shell, subtract(union(...leaves), away));
    });
    return {
      strip: concat(...tacos, rect(0, 54, long, 46, 14)),
      room: { x: 4, y: 54, width: long - 8, height: 46 },
    };
  },
};

/** A bowl with chopsticks across it. */
export const chopstickBowl: Strip = {
  about: ['bowl-chopsticks', 'noodle-box', 'maki-chopsticks', 'dumplings', 'sushi', 'nigiri'],
  high: 3.6,
  aspect: [2.2, 7],
  ends: 0.55,
  draw(long) {
    const bowl = union(
      rect(0, 36, long, 16, 8),
      parse(`M8,44H${long - 8}C${long - 10},74 ${long - 34},90 ${long - 80},90H80C34,90 10,74 8,44Z`),
      parse(`M72,84H${long - 72}L${long - 76},96Q${long - 77},100 ${long - 82},100H82Q77,100 76,96Z`),
    );
    const sticks = [0, 16].map((up) => stroke(line(long * 0.16, 26 - up, long - 5, 20.5 - up), 9));
    return { strip: concat(bowl, ...sticks), room: { x: 34, y: 37, width: long - 68, height: 46 } };
  },
};

/** A crate of bottles. */
export const bottleCrate: Strip = {
  about: ['beer-bottle', 'beer-stein', 'cheers', 'beer-tap', 'hop', 'three-bottles', 'michelada', 'cider'],
  high: 3.9,
  aspect: [2.2, 9],
  ends: 0.55,
  draw(long) {
    const { step, places } = row(0, long - 20, 50, 3);
    const necks = places.map((at) => {
      const x = 10 + at + step / 2;
      const glass = parse(
        `M${x - 9},14H${x + 9}V20C${x + 9},30 ${x + 20},27 ${x + 20},42H${x - 20}C${x - 20},27 ${x - 9},30 ${x - 9},20Z`,
      );
      return concat(glass, rect(x - 11, 0, 22, 8, 2.5));
    });
    const slots = [16, long - 24].map((x) => rect(x, 58, 8, 34, 4));
    return {
      strip: concat(...necks, subtract(rect(0, 50, long, 50, 8), ...slots)),
      room: { x: 28, y: 50, width: long - 56, height: 50 },
    };
  },
};
