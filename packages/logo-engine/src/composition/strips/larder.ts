import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A carton of eggs. */
export const eggCarton: Strip = {
  about: ['egg', 'eggs', 'hen', 'hen-and-egg', 'chick', 'quail'],
  high: 3.9,
  aspect: [2.2, 9],
  ends: 0.2,
  draw(long) {
    const { step, places } = row(0, long - 20, 56, 3);
    const eggs = places.map((at) => {
      const x = 10 + at + step / 2;
      return parse(`M${x - 24},42C${x - 26},18 ${x - 14},0 ${x},0S${x + 26},18 ${x + 24},42Z`);
    });
    const dips = places.map((at) => ellipse(10 + at, 100, 8, 11)).slice(1);
    const cups = parse(
      `M8,50H${long - 8}V62L${long - 16},90Q${long - 18},100 ${long - 28},100H28Q18,100 16,90L8,62Z`,
    );
    return {
      strip: concat(...eggs, union(rect(0, 50, long, 15, 7), subtract(cups, ...dips))),
      room: { x: 10, y: 51, width: long - 20, height: 38 },
    };
  },
};

/** A sausage in its roll, with mustard. */
export const hotDog: Strip = {
  about: ['hot-dog', 'completo', 'hot-dog-pocket'],
  high: 3.7,
  aspect: [2.4, 9],
  ends: 0.3,
  draw(long) {
    const { step, places } = row(0, long - 72, 36, 4);
    const mustard = stroke(
      parse(`M36,18${places.map((_, i) => `q${step / 2},${i % 2 === 0 ? 20 : -20} ${step},0`).join('')}`),
      8,
    );
    const bun = parse(
      `M18,50H${long - 18}Q${long - 10},50 ${long - 10},58C${long - 10},86 ${long - 34},100 ${long - 70},100H70C34,100 10,86 10,58Q10,50 18,50Z`,
    );
    return {
      strip: concat(subtract(rect(0, 0, long, 42, 21), mustard), bun),
      room: { x: 18, y: 50, width: long - 36, height: 44 },
    };
  },
};

/** A salami, its cut end to us and its other end tied. */
export const salami: Strip = {
  about: ['sausage', 'ham', 'ham-stand', 'charcuterie-board'],
  high: 2.6,
  aspect: [2.6, 8],
  ends: 1,
  draw(long) {
    const face = ellipse(long - 34, 50, 34, 50);
    const skin = parse(`M26,50C28,24 34,4 62,0H${long - 34}V100H62C34,96 28,76 26,50Z`);
    const knot = parse('M40,42C30,42 20,37 9,32Q0,29 0,38V62Q0,71 9,68C20,63 30,58 40,58Z');
    const fat = [
      [-10, -24, 7],
      [10, -12, 6],
      [-14, 4, 6],
      [7, 16, 8],
      [-7, 32, 5],
    ].map(([dx = 0, dy = 0, r = 0]) => circle(long - 34 + dx, 50 + dy, r));
    return {
      strip: union(subtract(union(skin, knot), grow(face, 8), rect(44, -5, 8, 110)), subtract(face, ...fat)),
      room: { x: 46, y: 0, width: long - 118, height: 100 },
    };
  },
};

/** A wedge of cheese. */
export const cheeseWedge: Strip = {
  about: ['cheese', 'cheese-wheel', 'charcuterie-board'],
  high: 3.4,
  aspect: [2.2, 8],
  ends: 0.78,
  draw(long) {
    const top = parse(
      `M10,34Q2,34 10,31L${long - 48},1Q${long - 42},-1 ${long - 38},4L${long - 3},29Q${long + 2},34 ${long - 4},34Z`,
    );
    const side = parse(`M0,42H${long}V90Q${long},100 ${long - 10},100H10Q0,100 0,90Z`);
    const holes = [
      circle(22, 64, 10),
      circle(36, 100, 12),
      circle(long - 23, 80, 10),
      circle(long - 36, 42, 11),
      circle(long, 54, 8),
    ];
    return {
      strip: concat(top, subtract(side, ...holes)),
      room: { x: 42, y: 46, width: long - 84, height: 50 },
    };
  },
};

/** A bar of chocolate, half out of its wrapper. */
export const chocolateBar: Strip = {
  about: ['chocolate', 'bonbon-box', 'cacao', 'cacao-tree'],
  high: 2.4,
  aspect: [2.6, 9],
  ends: 1.12,
  draw(long) {
    const end = long - 122;
    const teeth = Array.from({ length: 9 }, (_, i) => `L${end + (i % 2 === 0 ? 0 : 15)},${i * 12.5}`);
    const wrapper = parse(`M10,0H${end}${teeth.join('')}H10Q0,100 0,90V10Q0,0 10,0Z`);
    const pieces = [29, 64, 99, 134].flatMap((left) => [4, 53].map((y) => rect(long - left, y, 29, 43, 6)));
    return {
      strip: concat(subtract(concat(...pieces), grow(wrapper, 7)), wrapper),
      room: { x: 4, y: 0, width: end - 8, height: 100 },
    };
  },
};
