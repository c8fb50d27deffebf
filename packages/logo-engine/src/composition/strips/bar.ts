import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { ellipse, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A bottle that lies on its side. */
export const lyingBottle: Strip = {
  about: [
    'wine',
    'glass',
    'three-bottles',
    'brandy',
    'mezcal-bottle',
    'copita',
    'vermouth',
    'corkscrew',
    'cider',
    'wine-barrel',
    'olive-oil',
  ],
  high: 2.4,
  aspect: [2.8, 8],
  ends: 1.1,
  draw(long) {
    const glass = parse(
      `M14,0H${long - 136}C${long - 104},0 ${long - 104},33 ${long - 78},33H${long}V67H${long - 78}C${long - 104},67 ${long - 104},100 ${long - 136},100H14Q0,100 0,86V14Q0,0 14,0Z`,
    );
    return {
      strip: union(subtract(glass, rect(long - 48, 0, 8, 100)), rect(long - 16, 27, 16, 46, 4)),
      room: { x: 0, y: 0, width: long - 108, height: 100 },
    };
  },
};

/** An ice lolly. */
export const lolly: Strip = {
  about: ['popsicle', 'fruit-popsicle', 'ice-cream', 'ice-cream-cup', 'soft-serve'],
  high: 2.4,
  aspect: [2.6, 8],
  ends: 1.1,
  draw(long) {
    const end = long - 66;
    const ice = parse(
      `M46,0H${end - 12}Q${end},0 ${end},12V88Q${end},100 ${end - 12},100H46C16,100 0,78 0,50C0,22 16,0 46,0Z`,
    );
    const edge = stroke(
      parse(
        `M${end - 20},-10C${end - 20},14 ${end - 36},12 ${end - 36},32S${end - 16},54 ${end - 16},70S${end - 30},90 ${end - 30},110`,
      ),
      8,
    );
    return {
      strip: union(subtract(ice, edge), rect(end - 8, 36, 74, 28, 13)),
      room: { x: 4, y: 0, width: end - 46, height: 100 },
    };
  },
};

/** A long filled roll, from the side. */
export const roll: Strip = {
  about: ['sandwich', 'sub-sandwich', 'hamburger', 'tall-burger', 'burger-fries', 'chivito'],
  high: 3.9,
  aspect: [2.4, 9],
  ends: 0.3,
  draw(long) {
    const top = parse(
      `M0,26C0,10 20,0 60,0H${long - 60}C${long - 20},0 ${long},10 ${long},26Q${long},31 ${long - 6},31H6Q0,31 0,26Z`,
    );
    const { step, places } = row(0, long - 12, 44, 4);
    const lettuce = parse(
      `M6,38H${long - 6}V42${places.map(() => `c${-step * 0.2},12 ${-step * 0.8},12 ${-step},0`).join('')}Z`,
    );
    const bottom = parse(
      `M0,58H${long}V70C${long},90 ${long - 16},100 ${long - 46},100H46C16,100 0,90 0,70Z`,
    );
    const seeds = row(0, long - 90, 50, 3);
    const sesame = seeds.places.map((at, i) =>
      ellipse(45 + at + seeds.step / 2, i % 2 === 0 ? 12 : 20, 8, 3.6),
    );
    return {
      strip: union(subtract(top, ...sesame), lettuce, bottom),
      room: { x: 8, y: 58, width: long - 16, height: 40 },
    };
  },
};

/** A tray of cups. */
export const cupTray: Strip = {
  about: [
    'cup',
    'coffee-to-go',
    'cup-croissant',
    'latte-art',
    'coffee-bean',
    'pour-over',
    'moka-pot',
    'portafilter',
  ],
  high: 3.7,
  aspect: [2.2, 9],
  ends: 0.1,
  draw(long) {
    const { step, places } = row(0, long - 40, 64, 3);
    const cups = places.map((at) => {
      const x = 20 + at + step / 2 - 24;
      const ear = subtract(rect(x + 30, 6, 22, 22, 11), rect(x + 30, 13, 14, 8, 4));
      return union(ear, parse(`M${x},0H${x + 38}V18Q${x + 38},42 ${x + 24},42H${x + 14}Q${x},42 ${x},18Z`));
    });
    const tray = parse(
      `M0,50H${long}V60Q${long},66 ${long - 6},66V80Q${long - 6},100 ${long - 26},100H26Q6,100 6,80V66Q0,66 0,60Z`,
    );
    return { strip: concat(tray, ...cups), room: { x: 8, y: 50, width: long - 16, height: 48 } };
  },
};
