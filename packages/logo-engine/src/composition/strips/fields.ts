import { stroke, union } from '../../geometry/kernel.js';
import { ellipse, leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A row of sprouts on their ridges. */
export const sprouts: Strip = {
  about: [
    'sprout',
    'hands-sprout',
    'seed-packet',
    'sprout-flask',
    'fields',
    'furrow-disc',
    'greenhouse',
    'hydroponic-channel',
    'sapling',
    'plant',
    'potted-plant',
    'carrot',
    'lettuce',
    'greens-bunch',
    'produce-crate',
    'fertiliser-sack',
    'knapsack-sprayer',
    'drip-line',
    'sprinkler',
    'garden-tools',
    'watering-can',
    'wheelbarrow',
  ],
  high: 3.3,
  aspect: [2.2, 9],
  ends: 0,
  draw(long) {
    const { step, places } = row(0, long, 66, 4);
    const soil = places.map((at) => ellipse(at + step / 2, 58, step / 2, 15));
    const plants = places.map((at) => {
      const x = at + step / 2;
      return union(rect(x - 4, 20, 8, 40), leaf(x, 34, x - 27, 6, 0.27), leaf(x, 34, x + 27, 6, 0.27));
    });
    return {
      strip: union(rect(0, 54, long, 46, 8), ...soil, ...plants),
      room: { x: 0, y: 52, width: long, height: 46 },
    };
  },
};

/** A fence of pales with a board across. */
export const fence: Strip = {
  about: [
    'fence',
    'wire-fence',
    'field-gate',
    'barn',
    'horse',
    'horseshoe',
    'saddle',
    'lasso',
    'donkey',
    'cow',
    'dairy-cow',
    'bull',
    'taurus',
    'polled-bull',
    'cattle-rosette',
    'sheep',
    'lamb',
    'goat',
    'standing-goat',
    'standing-pig',
    'hen',
    'chick',
    'hen-and-egg',
    'rooster',
    'turkey',
    'alpaca',
    'llama',
    'hay-bale',
    'square-bale',
  ],
  high: 3.5,
  aspect: [2.2, 9],
  ends: 0,
  draw(long) {
    const { step, places } = row(0, long - 8, 38, 7);
    const pales = places.map((at) => {
      const [l, r] = [9 + at, at + step];
      return polygon(
        [
          [l, 18],
          [(l + r) / 2, 0],
          [r, 18],
          [r, 100],
          [l, 100],
        ],
        3,
      );
    });
    return {
      strip: union(rect(0, 34, long, 46, 3), ...pales),
      room: { x: 0, y: 34, width: long, height: 46 },
    };
  },
};

/** A leafy sprig. */
export const sprig: Strip = {
  about: [
    'leaf-split',
    'leaf-radial',
    'drop-leaf',
    'cross-leaf',
    'leaf-fork',
    'vegan-sign',
    'plant',
    'potted-plant',
    'sapling',
    'tree',
    'fern',
    'basil',
    'greens-bunch',
    'mortar-herbs',
    'mate',
    'mate-flask',
    'cup-leaf',
    'tea-bag',
    'olive',
    'olive-branch',
    'coffee-branch',
    'hands-sprout',
  ],
  high: 3.2,
  aspect: [2.4, 9],
  ends: 0.6,
  draw(long) {
    const { step, places } = row(0, long - 92, 46, 3);
    const leaves = places.flatMap((at) => {
      const x = 14 + at + step * 0.4;
      return [leaf(x, 46, x + 56, 3.5, 0.26), leaf(x, 54, x + 56, 96.5, 0.26)];
    });
    const core = polygon(
      [
        [12, 50],
        [26, 26],
        [long - 38, 26],
        [long - 20, 50],
        [long - 38, 74],
        [26, 74],
      ],
      10,
    );
    return {
      strip: union(core, ...leaves, leaf(long - 62, 50, long, 50, 0.3), stroke(line(5, 50, 40, 50), 10)),
      room: { x: 24, y: 26, width: long - 54, height: 48 },
    };
  },
};
