/** What is woven, painted, braided, poured and cut by hand, and what is danced in it. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filled,
  filleted,
  inked,
  type Mark,
  main,
  mark,
  placed,
  softened,
  whole,
} from './mark.js';

/** A wide woven blouse: a collar of petals, a zigzag across its front. */
const huipil = mark('huipil', ['art', 'desing'], () => {
  const cloth = filleted(softened(whole(parse('M50 -8L88 -8L122 44L98 56L98 108L50 108Z')), 3), 2);
  const petals = union(
    circle(50, -2, 30),
    ...Array.from({ length: 7 }, (_, i) => rotate(circle(50, 30, 12), -81 + i * 27, 50, -2)),
  );
  const neck = circle(50, -8, 18);
  const zigzag = (y: number): Path =>
    inked(
      parse(
        `M-12 ${y}L3.500 ${y + 15}L19 ${y}L34.500 ${y + 15}L50 ${y}L65.500 ${y + 15}L81 ${y}L96.500 ${y + 15}L112 ${y}`,
      ),
      7,
    );
  return filled([
    main(subtract(cloth, grow(petals, 4.5), zigzag(59), zigzag(80))),
    accent(subtract(intersect(petals, cloth), neck)),
  ]);
});

/** A round brush, its tip a drop, over the wash that it laid down. */
const watercolourBrush = mark('watercolour-brush', ['art', 'desing'], () => {
  const held = (path: Path): Path => placed(rotate(path, 218, 50, 50), 0.84, 0, 10, -12);
  const drop = parse('M50 -52C57 -26 88 -8 88 20C88 40 71 52 50 52C29 52 12 40 12 20C12 -8 43 -26 50 -52Z');
  const light = inked(parse('M68 20C68 29 62 35 52 36'), 8);
  const ferrule = corners('31,57.5 69,57.5 63,77 37,77', 3);
  const handle = softened(limb('50,82.500,13.5 50,98,16 50,122,11 50,144,5'), 3);
  const wash = inked(parse('M-2 119C26 127 44 104 66 106C82 107 90 113 104 109'), 19);
  const tip = held(drop);
  return filled([
    main(held(concat(subtract(drop, light), ferrule, handle))),
    accent(softened(apart(wash, grow(tip, 1)), 4)),
  ]);
});

/** A candle in its glass, a flower on it. */
const flowerCandle = mark('flower-candle', ['art', 'desing', 'healthcare'], () => {
  const flame = parse('M50 -50C56 -28 84 -16 84 9C84 27 70 38 50 38C30 38 16 27 16 9C16 -16 44 -28 50 -50Z');
  const core = parse('M50 -6C53 4 63 8 63 20C63 30 58 38 50 44C42 38 37 30 37 20C37 8 47 4 50 -6Z');
  const jar = softened(parse('M-2 44L102 44L102 98C102 112 95 119 82 119L18 119C5 119 -2 112 -2 98Z'), 4);
  const bloom = union(
    circle(50, 82, 8),
    ...[0, 72, 144, 216, 288].map((turn) => rotate(circle(50, 67, 12), turn, 50, 82)),
  );
  return filled([
    main(subtract(jar, subtract(bloom, circle(50, 82, 7)))),
    accent(softened(subtract(flame, core), 1)),
  ]);
});

/** A bundle of bulrushes, tied with a woven band. */
const reedBundle = mark('reed-bundle', ['art', 'desing', 'nature'], () => {
  const stalk = (turn: number, top: number): Path =>
    rotate(union(stroke(line(50, 80, 50, top + 30), 9), rect(40, top, 20, 44, 10)), turn, 50, 84);
  const middle = stalk(0, -14);
  const sides = both(stalk(-27, -2));
  const blades = both(rotate(leaf(50, 88, 50, 16, 0.1, 0.45), -56, 50, 84));
  const foot = parse('M36 80L64 80L84 118L16 118Z');
  const slits = inked(parse('M50 96L50 126M42 96L34 126M58 96L66 126'), 5);
  const tie = rect(25, 66, 50, 24, 6);
  const weave = inked(parse('M18 84L29 72L40 84L50 72L60 84L71 72L82 84'), 5.5);
  return filled([
    main(apart(union(apart(union(sides, blades), middle), middle, subtract(softened(foot, 2), slits)), tie)),
    accent(subtract(tie, weave)),
  ]);
});

/** A hat of braided cane: rings about its brim, a zigzag about its crown. */
const braidedHat = mark('braided-hat', ['art', 'desing'], () => {
  const crown = parse(
    'M4 52L10 2C11 -13 26 -19 50 -19C74 -19 89 -13 90 2L96 52C96 63 74 70 50 70C26 70 4 63 4 52Z',
  );
  const brim = ellipse(50, 54, 88, 46);
  const ring = subtract(ellipse(50, 54, 72, 34), ellipse(50, 54, 65, 28.5));
  const braid = inked(parse('M-4 33L9 48L22 36L36 54L50 40L64 54L78 36L91 48L104 33'), 7);
  const bands = stroke(parse('M-4 10C28 22 72 22 104 10'), 6.5);
  const tilt = (path: Path): Path => rotate(path, -7, 50, 50);
  return filled([
    main(tilt(subtract(apart(brim, crown), ring))),
    accent(tilt(subtract(crown, bands, braid))),
  ]);
});

/** Pointed crystals that spring from one foot. */
const crystals = mark('crystal-cluster', ['art', 'desing', 'nature'], () => {
  const shard = (half: number, top: number, slope: number): Path =>
    corners(
      `50,${top} ${50 + half},${top + slope} ${50 + half * 0.8},150 ${50 - half * 0.8},150 ${50 - half},${top + slope}`,
      2,
    );
  const tall = shard(24, -24, 32);
  const ridge = inked(parse('M18 6L46 24L82 6M46 24L46 130'), 6);
  const lean = (path: Path): Path => rotate(path, 27, 50, 140);
  const facet = inked(line(51, -20, 51, 170), 6);
  const right = softened(apart(lean(subtract(shard(26, 2, 30), facet)), grow(tall, 1)), 1);
  const floor = rect(-60, -60, 220, 166);
  return filled([
    accent(softened(intersect(floor, subtract(tall, ridge)), 1)),
    main(both(softened(intersect(floor, right), 1))),
  ]);
});

/** A folk dancer's dress, its ruffled skirt spread open. */
const folkDress = mark('folk-dress', ['entertainment', 'desing', 'art'], () => {
  const hem = union(...[-1, -0.5, 0, 0.5, 1].map((t) => circle(50 + 56 * t, 102 - 14 * t * t, 17)));
  const skirt = union(parse('M36 30L64 30C76 46 106 58 118 90C96 106 4 106 -18 90C-6 58 24 46 36 30Z'), hem);
  const trim = stroke(parse('M-40 60C-6 88 106 88 140 60'), 16);
  const blouse = softened(
    whole(parse('M50 -20L78 -20C98 -20 108 -8 108 5C108 17 98 21 88 19C81 18 76 14 73 9L65 36L50 36Z')),
    3,
  );
  const yoke = parse('M22 -30L78 -30C78 -6 66 8 50 8C34 8 22 -6 22 -30Z');
  const neck = parse('M34 -40L66 -40L66 -20C66 -10 60 -5 50 -5C40 -5 34 -10 34 -20Z');
  return filled([
    main(subtract(filleted(union(skirt, blouse), 2), grow(trim, 5), grow(yoke, 4.5))),
    accent(concat(intersect(skirt, trim), softened(subtract(intersect(yoke, blouse), neck), 1))),
  ]);
});

/** A cup between two sprigs of laurel. */
const laurelCup = mark('laurel-cup', ['art', 'entertainment'], () => {
  const bowl = union(
    parse('M19 -8L81 -8C82 28 78 48 58 56L58 74L72 82L72 90L28 90L28 82L42 74L42 56C22 48 18 28 19 -8Z'),
    rect(14, -16, 72, 13, 4),
    rect(20, 88, 60, 14, 4),
  );
  const cup = filleted(softened(bowl, 2), 3);
  const jewel = star(50, 24, 19, 9, 5, 2);
  const sprig = union(
    ...[58, 31, 4, -23].map((turn, i) => {
      const [x, y] = polar(50, 34, 61, turn);
      const [u, v] = polar(50, 34, 75 + i, turn - 30);
      return leaf(x, y, u, v, 0.29, 0.5);
    }),
  );
  return filled([main(subtract(cup, jewel)), accent(apart(both(sprig), cup))]);
});

export const HANDMADE: readonly Mark[] = [
  huipil,
  watercolourBrush,
  flowerCandle,
  reedBundle,
  braidedHat,
  crystals,
  folkDress,
  laurelCup,
];
