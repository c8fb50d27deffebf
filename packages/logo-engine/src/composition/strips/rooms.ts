import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polar, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A sofa from the front. */
export const sofa: Strip = {
  about: ['couch', 'armchair', 'couch-suds', 'padded-chair', 'buttoned-chair', 'reading-corner', 'cushion'],
  high: 3.2,
  aspect: [2.2, 8],
  ends: 0.6,
  draw(long) {
    const arms = [0, long - 32].map((x) => rect(x, 30, 32, 60, 14));
    const back = subtract(rect(14, 0, long - 28, 53, 18), ...arms.map((arm) => grow(arm, 7)));
    const { step, places } = row(0, long - 71, 130, 2);
    const seats = places.map((at) => rect(39 + at, 60, step - 7, 30, 7));
    const feet = [10, long - 26].map((x) => rect(x, 84, 16, 16, 3));
    return {
      strip: union(back, ...seats, ...arms, ...feet),
      room: { x: 34, y: 1, width: long - 68, height: 51 },
    };
  },
};

/** A made bed, from its side. */
export const madeBed: Strip = {
  about: ['bed', 'bed-moon', 'mattress', 'pillow-mattress', 'bunk-bed', 'door-hanger', 'reception-bell'],
  high: 3.1,
  aspect: [2.2, 8],
  ends: 0.75,
  draw(long) {
    const head = rect(0, 0, 14, 100, 5);
    const foot = rect(long - 14, 24, 14, 76, 5);
    const pillow = parse('M32,10H58Q70,10 70,22V26Q70,32 64,32H32Q21,32 21,21T32,10Z');
    const fold = parse(`M82,10H96V84H21V39H70Q82,39 82,28Z`);
    const cover = parse(`M96,10H${long - 34}Q${long - 21},10 ${long - 21},24V84H96Z`);
    return {
      strip: union(head, foot, pillow, fold, cover, rect(10, 76, long - 20, 14)),
      room: { x: 24, y: 34, width: long - 48, height: 54 },
    };
  },
};

/** A scrubbing brush, its bristles down. */
export const scrubBrush: Strip = {
  about: ['broom', 'mop-bucket', 'suds-bucket', 'house-sparkle', 'rug-suds', 'couch-suds'],
  high: 3.4,
  aspect: [2.2, 9],
  ends: 0.3,
  draw(long) {
    const wood = parse(
      `M0,44C0,12 24,0 60,0H${long - 60}C${long - 24},0 ${long},12 ${long},44Q${long},56 ${long - 12},56H12Q0,56 0,44Z`,
    );
    const { places } = row(0, 1, 26 / long, 7);
    const hair = parse(`M10,63H${long - 10}L${long - 1},95Q${long},100 ${long - 5},100H5Q0,100 1,95Z`);
    const slits = places
      .map((at) => {
        const [up, down] = [10 + at * (long - 20), at * long];
        return parse(`M${up},69Q${up + 3},69 ${down + 4.5},104H${down - 4.5}Q${up - 3},69 ${up},69Z`);
      })
      .slice(1);
    return {
      strip: concat(wood, subtract(hair, ...slits)),
      room: { x: 14, y: 4, width: long - 28, height: 50 },
    };
  },
};

/** A log, its cut end to us. */
export const log: Strip = {
  about: ['log-pile', 'axe-log', 'chainsaw', 'wood-stove', 'fireplace', 'saw-blade'],
  high: 2.5,
  aspect: [2.6, 8],
  ends: 1,
  draw(long) {
    const face = (part: number) => ellipse(long - 32, 50, 32 * part, 50 * part);
    const trunk = parse(
      `M10,0H${long - 32}V100H6Q-4,100 2,92L12,74Q14,70 12,66L2,48Q0,44 3,40L12,28Q14,24 12,20L4,8Q2,0 10,0Z`,
    );
    const rings = union(subtract(face(0.74), face(0.52)), face(0.26));
    const bark = [
      rect(30, 9, 34, 7, 3.5),
      rect(74, 9, 14, 7, 3.5),
      rect(long - 130, 84, 40, 7, 3.5),
      rect(long - 150, 84, 12, 7, 3.5),
    ];
    return {
      strip: union(subtract(trunk, grow(face(1), 7), ...bark), subtract(face(1), rings)),
      room: { x: 12, y: 16, width: long - 88, height: 68 },
    };
  },
};

/** A box of flowers. */
export const flowerBox: Strip = {
  about: [
    'flower',
    'flower-tulip',
    'bouquet',
    'daisy',
    'rose',
    'potted-plant',
    'watering-can',
    'wall-pots',
    'garden-tools',
  ],
  high: 3.9,
  aspect: [2.2, 9],
  ends: 0.1,
  draw(long) {
    const { step, places } = row(0, long - 24, 56, 3);
    const flowers = places.map((at, i) => {
      const x = 12 + at + step / 2;
      const green = parse(
        `M${x - 4},26H${x + 4}V36C${x + 8},28 ${x + 16},24 ${x + 24},24C${x + 23},36 ${x + 16},43 ${x + 4},44H${x - 4}C${x - 16},43 ${x - 23},36 ${x - 24},24C${x - 16},24 ${x - 8},28 ${x - 4},36Z`,
      );
      const tulip = parse(
        `M${x - 14},2L${x - 6},8L${x},0L${x + 6},8L${x + 14},2V14C${x + 14},24 ${x + 8},28 ${x},28S${x - 14},24 ${x - 14},14Z`,
      );
      const daisy = subtract(
        union(...[0, 60, 120, 180, 240, 300].map((turn) => circle(...polar(x, 15, 9, turn), 6.4))),
        circle(x, 15, 4.5),
      );
      return union(i % 2 === 0 ? tulip : daisy, green);
    });
    const box = parse(
      `M5,52H${long - 5}Q${long},52 ${long},57L${long - 10},94Q${long - 12},100 ${long - 18},100H18Q12,100 10,94L0,57Q0,52 5,52Z`,
    );
    return { strip: concat(box, ...flowers), room: { x: 10, y: 52, width: long - 20, height: 47 } };
  },
};
