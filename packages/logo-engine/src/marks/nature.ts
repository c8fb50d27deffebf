import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, leaf, line, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, GAP, type Mark, main, mark, value } from './mark.js';

/** A stem that runs on into one leaf, and a smaller leaf that grows beside it. */
const sprout = mark('sprout', ['nature', 'agriculture'], () => {
  const right = parse('M49 60C46 28 66 6 98 4C102 38 82 62 49 60Z');
  const stem = parse('M44 98C43 84 44 72 50 58C56 46 64 36 74 28');
  const left = parse('M39 76C38 54 24 40 1 38C-1 60 14 77 39 76Z');
  const foot = stroke(parse('M46 96C45 82 46 70 52 56'), 9);
  const vein = stroke(parse('M56 52C60 44 66 36 75 28'), 4.4);
  const grown = subtract(union(right, foot), vein);
  return [main(grown, concat(right, stem)), accent(apart(left, foot), concat(left))];
});

const leafRadial = mark(
  'leaf-radial',
  ['nature', 'healthcare', 'art'],
  (p) => {
    const n = value(p, 'count');
    const bulge = n > 6 ? 0.24 : 0.34;
    const petals = Array.from({ length: n }, (_, i) =>
      rotate(leaf(50, 42.5 - n * 0.35, 50, 0, bulge, 0.52), (360 * i) / n),
    );
    const of = (rest: number) => concat(...petals.filter((_, i) => i % 2 === rest));
    return n % 2 === 0
      ? [main(of(0)), accent(of(1))]
      : [main(concat(...petals)), accent(circle(50, 50, 5.5))];
  },
  { params: { count: [6, 8, 5] } },
);

const mountain = mark(
  'mountain',
  ['nature', 'construction'],
  (p) => {
    const tall = polygon(
      [
        [2, 88],
        [38, 18],
        [74, 88],
      ],
      5,
    );
    const low = polygon(
      [
        [44, 88],
        [71, 42],
        [98, 88],
      ],
      5,
    );
    const back = subtract(low, stroke(tall, GAP * 2), tall);
    const snow = intersect(tall, parse('M0 0L100 0L100 44L56 44L47 53L38 44L29 53L20 44L0 44Z'));
    const body = value(p, 'snow') === 1 ? subtract(tall, stroke(snow, 3.4), snow) : tall;
    return value(p, 'snow') === 1
      ? [main(body), accent(snow), main(back)]
      : [main(tall), main(back), accent(circle(78, 22, 11))];
  },
  { params: { snow: [0, 1] } },
);

const dropLeaf = mark('drop-leaf', ['nature', 'healthcare'], () => {
  const drop = parse('M50 1C58 18 84 38 84 64C84 84 69 99 50 99C31 99 16 84 16 64C16 38 42 18 50 1Z');
  const inner = leaf(34, 84, 64, 40, 0.3, 0.5);
  const vein = stroke(line(28, 93, 56, 52), 3);
  return [main(subtract(drop, stroke(inner, 7), inner)), accent(subtract(inner, vein))];
});

const pine = mark(
  'pine',
  ['nature', 'construction'],
  (p) => {
    const tier = (top: number, base: number, half: number) =>
      polygon(
        [
          [50, top],
          [50 + half, base],
          [50 - half, base],
        ],
        4,
      );
    const tiers =
      value(p, 'tiers') === 3
        ? [tier(0, 36, 24), tier(20, 62, 32), tier(42, 88, 40)]
        : [tier(0, 48, 28), tier(28, 86, 40)];
    const crown = tiers.reduceRight((under, t) => union(subtract(under, stroke(t, 5), t), t));
    return [main(crown), accent(rect(45, 91, 10, 9, 1.5))];
  },
  { params: { tiers: [3, 2] } },
);

const leafSplit = mark('leaf-split', ['nature', 'food', 'agriculture'], () => {
  const body = parse('M10 92C-2 46 22 6 94 4C98 72 64 104 10 92Z');
  const vein = parse('M2 100C24 66 46 44 100 -2');
  const upper = parse('M2 100C24 66 46 44 100 -2L0 -2Z');
  const gap = stroke(vein, 5.5);
  return [accent(subtract(intersect(body, upper), gap)), main(subtract(body, upper, gap))];
});

export const NATURE: readonly Mark[] = [sprout, leafSplit, mountain, dropLeaf, pine, leafRadial];
