import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** Curtains on their rail. */
export const curtainRail: Strip = {
  about: ['curtain', 'tied-curtain', 'blinds'],
  high: 3.9,
  aspect: [2.2, 9],
  ends: 0.3,
  draw(long) {
    const rail = union(rect(6, 3, long - 12, 10), circle(8, 8, 8), circle(long - 8, 8, 8));
    const { step, places } = row(0, long - 36, 40, 5);
    const rings = places.map((at) => rect(18 + at + step / 2 - 6, 5, 12, 26, 3));
    const folds = places.map(() => `q${-step / 2},14 ${-step},0`);
    const cloth = parse(
      `M24,22H${long - 24}Q${long - 18},22 ${long - 18},28V93${folds.join('')}V28Q18,22 24,22Z`,
    );
    const pleats = places
      .map((at) => {
        const x = 18 + at;
        return parse(`M${x},72Q${x + 3},73 ${x + 4},108H${x - 4}Q${x - 3},73 ${x},72Z`);
      })
      .slice(1);
    return {
      strip: union(rail, ...rings, subtract(cloth, ...pleats)),
      room: { x: 18, y: 29, width: long - 36, height: 42 },
    };
  },
};

/** A flat iron. */
export const flatIron: Strip = {
  about: ['iron', 'washing-line', 'washing-machine', 'washer-suds', 'hanger-shirt'],
  high: 3.8,
  aspect: [2.2, 8],
  ends: 0.7,
  draw(long) {
    const body = parse(
      `M30,33H${long - 110}C${long - 56},33 ${long - 16},56 ${long - 5},78Q${long - 2},85 ${long - 8},85H12Q4,85 6,77L13,46Q17,33 30,33Z`,
    );
    const grip = parse(
      `M36,0H${long - 118}C${long - 96},0 ${long - 84},14 ${long - 78},45H${long - 96}C${long - 100},22 ${long - 108},14 ${long - 124},14H52Q44,14 44,22V42H24V12Q24,0 36,0Z`,
    );
    return {
      strip: concat(union(body, grip), rect(0, 91, long, 9, 4.5)),
      room: { x: 10, y: 40, width: long - 56, height: 42 },
    };
  },
};

/** A hat with a wide brim. */
export const hat: Strip = {
  about: ['fedora', 'cowboy-hat'],
  high: 3.2,
  aspect: [2.2, 7],
  ends: 0.75,
  draw(long) {
    const crown = parse(
      `M38,66L46,18Q50,0 70,0C${long * 0.4},0 ${long * 0.44},6 ${long / 2},6S${long * 0.6},0 ${long - 70},0Q${long - 50},0 ${long - 46},18L${long - 38},66Z`,
    );
    const brim = parse(
      `M36,74H${long - 36}C${long - 22},74 ${long - 12},68 ${long - 4},62Q${long + 2},62 ${long - 1},68C${long - 14},92 ${long - 50},100 ${long - 90},100H90C50,100 14,92 1,68Q-2,62 4,62C12,68 22,74 36,74Z`,
    );
    return { strip: union(crown, brim), room: { x: 38, y: 15, width: long - 76, height: 51 } };
  },
};

/** A wooden coat hanger. */
export const hanger: Strip = {
  about: [
    'coat-hanger',
    'hanger-shirt',
    'clothes-rack',
    'dress',
    'ball-gown',
    'suit',
    't-shirt',
    'polo-shirt',
    'shirt-folded',
    'mannequin',
  ],
  high: 3.9,
  aspect: [2.2, 8],
  ends: 0.35,
  draw(long) {
    const mid = long / 2;
    const wood = parse(
      `M${mid},34C${mid + 40},36 ${long - 60},46 ${long - 20},58Q${long},64 ${long},82Q${long},100 ${long - 18},100H18Q0,100 0,82Q0,64 20,58C60,46 ${mid - 40},36 ${mid},34Z`,
    );
    const hook = stroke(
      parse(`M${mid},40V30C${mid},24 ${mid + 12},24 ${mid + 12},15A12,11 0 0 0 ${mid - 12},15`),
      7,
    );
    return { strip: union(wood, hook), room: { x: 12, y: 58, width: long - 24, height: 40 } };
  },
};
