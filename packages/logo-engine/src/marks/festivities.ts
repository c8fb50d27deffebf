import { bounds } from '../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A mask of a Mexican wrestler. */
const luchadorMask = mark('luchador-mask', ['entertainment', 'art', 'gastronomy'], () => {
  const head = parse(
    'M50 -5C78 -5 96 14 96 44C96 60 91 72 84 82L80 100C79 104 77 105 74 105L26 105C23 105 21 104 20 100L16 82C9 72 4 60 4 44C4 14 22 -5 50 -5Z',
  );
  const patch = parse('M44 56C40 42 30 34 8 22C16 32 10 40 14 52C17 62 38 66 44 56Z');
  const hole = parse('M38 54C36 46 30 42 20 41C20 50 26 58 38 54Z');
  const mouth = ellipse(50, 83, 21, 14);
  const gap = ellipse(50, 83, 11.5, 6);
  const crest = corners('50,2 60,17 50,40 40,17', 2);
  const nose = both(corners('47,62 47,68 41,68', 1));
  const trim = union(both(patch), mouth, crest);
  return [main(subtract(apart(head, trim), nose)), accent(subtract(trim, both(hole), gap))];
});

/** A pair of ballet shoes that hangs from its ribbons. */
const balletShoes = mark('ballet-shoes', ['entertainment', 'art', 'marketing'], () => {
  const shoe = parse(
    'M0 0C11 0 16 9 16 22C16 40 13 50 11 62C10 69 6 71 0 71C-6 71 -10 69 -11 62C-13 50 -16 40 -16 22C-16 9 -11 0 0 0Z',
  );
  const mouth = parse(
    'M0 8C6 8 8.500 14 8.500 22C8.500 32 6 40 0 40C-6 40 -8.500 32 -8.500 22C-8.500 14 -6 8 0 8Z',
  );
  const hung = (path: Path): Path => rotate(translate(path, 24, 34), 10, 24, 34);
  const straps = parse('M16 42C18 26 34 20 50 10C40 26 36 36 37 46');
  const bow = union(both(corners('50,9 24,-5 26,24', 6)), circle(50, 9, 7));
  return [
    accent(both(hung(subtract(shoe, mouth)))),
    main(union(bow, apart(both(stroke(straps, 6)), both(hung(shoe))))),
  ];
});

/** Three candles of three heights. */
const threeCandles = mark('three-candles', ['desing', 'art', 'marketing'], () => {
  const flame = parse(
    'M0 -26C7 -17 9.500 -12 9.500 -7.500C9.500 -2 5.500 1.500 0 1.500C-5.500 1.500 -9.500 -2 -9.500 -7.500C-9.500 -12 -7 -17 0 -26Z',
  );
  const tops = [
    [14, 63],
    [50, 34],
    [86, 49],
  ] as const;
  const wax = tops.map(([x, top]) => rect(x - 14.5, top, 29, 93 - top, 4));
  const wicks = tops.map(([x, top]) => rect(x - 3, top - 6.5, 6, 12, 2));
  const lit = union(...tops.map(([x, top]) => translate(flame, x, top - 12)));
  const melt = parse('M34 49C40 49 40 61 45 61C50 61 50 50 55 50C60 50 60 54 67 54');
  return [
    main(union(subtract(union(...wax), stroke(melt, 4.6)), ...wicks)),
    accent(apart(lit, ...wicks)),
    main(rect(-5, 97, 110, 8, 4)),
  ];
});

/** A wedding cake of three tiers, a heart on top. */
const weddingCake = mark('wedding-cake', ['gastronomy', 'food', 'marketing'], () => {
  const heart = parse(
    'M50 21C39 13 32 8 32 1.500C32 -3 36 -5.500 40.500 -5.500C45 -5.500 48.500 -3 50 -.5C51.500 -3 55 -5.500 59.500 -5.500C64 -5.500 68 -3 68 1.500C68 8 61 13 50 21Z',
  );
  const tier = (half: number, top: number, foot: number, swags: number): Path => {
    const inset = half - 6;
    const step = (inset * 2) / swags;
    const swag = Array.from({ length: swags }, (_, i) => {
      const x = 50 - inset + step * i;
      return parse(
        `M${x} ${top + 6}C${x + step * 0.2} ${top + 15} ${x + step * 0.8} ${top + 15} ${x + step} ${top + 6}`,
      );
    });
    return subtract(rect(50 - half, top, half * 2, foot - top, 4), stroke(concat(...swag), 4.6));
  };
  return [
    accent(heart),
    main(tier(21, 26, 46, 1)),
    main(tier(35, 50.5, 70.5, 2)),
    main(tier(49, 75, 95, 3)),
    accent(rect(-5, 99, 110, 6.5, 3)),
  ];
});

/** An arch with flowers for a wedding. */
const flowerArch = mark('flower-arch', ['nature', 'marketing', 'entertainment'], () => {
  const petals = (x: number, y: number, r: number): Path =>
    union(
      ...[0, 72, 144, 216, 288].map((turn) => rotate(circle(x, y - r * 0.56, r * 0.46), turn, x, y)),
      circle(x, y, r * 0.5),
    );
  const frame = parse('M14 101L14 50C14 28 30 13 50 13C70 13 86 28 86 50L86 101');
  const flowers = union(petals(50, 14, 19), both(petals(14, 61, 17)));
  const eyes = concat(circle(50, 14, 5.6), both(circle(14, 61, 5)));
  const leaves = both(
    union(leaf(27, 21, 12, -1, 0.33), leaf(16, 39, -5, 24, 0.33), leaf(14, 94, 33, 78, 0.36)),
  );
  const feet = both(rect(0, 97, 28, 8, 3));
  return [main(apart(union(stroke(frame, 8.5), leaves, feet), flowers)), accent(subtract(flowers, eyes))];
});

/** A string of pearls with a pendant. */
const necklace = mark('necklace', ['marketing', 'desing', 'art'], () => {
  const pearls = [
    [33, 8],
    [60, 7.6],
    [85.5, 7.2],
    [109.5, 6.7],
    [131.5, 6.2],
  ].map(([turn = 0, r = 0]) => circle(...polar(50, 33, 43, 90 - turn), r));
  const drop = parse(
    'M50 56C58 69 66 77 66 88C66 98.500 59 105.500 50 105.500C41 105.500 34 98.500 34 88C34 77 42 69 50 56Z',
  );
  const shine = stroke(arc(50, 88, 8.5, 90, 180), 4.8);
  return [main(both(apart(union(...pearls), drop))), accent(subtract(drop, shine))];
});

/** A pair of earrings. */
const earrings = mark('earrings', ['marketing', 'desing', 'art'], () => {
  const wire = parse('M23 34L23 12C23 -4 1 -4 1 12L1 20');
  const bead = circle(23, 36, 8.5);
  const tear = parse('M0 -30C6 -16 21 -6 21 9C21 21 12 29 0 29C-12 29 -21 21 -21 9C-21 -6 -6 -16 0 -30Z');
  const drop = (size: number): Path => translate(scale(tear, size), 23, 77);
  const ring = subtract(drop(0.97), translate(drop(0.57), 0, 4));
  return [main(both(union(stroke(wire, 6.5), bead))), accent(both(ring)), main(both(circle(23, 85, 6.2)))];
});

/** A high basketball shoe of canvas. */
const highTop = mark('high-top', ['marketing', 'desing', 'entertainment'], () => {
  const upper = parse(
    'M10 -5L46 -5C50 -5 52 -3 52 1C53 22 58 40 70 50L82 57C80 63 78 70 78 80L2 80C0 60 8 30 6 0C6 -3 7 -5 10 -5Z',
  );
  const sole = parse(
    'M-1 84L105 84L105 92C105 100 100 105 92 105L4 105C-2 105 -5 101 -5 96L-5 88C-5 85 -4 84 -1 84Z',
  );
  const cap = parse('M86 58C98 60 105 68 105 80L82 80C82 71 83 64 86 58Z');
  const laces = concat(line(42, 14, 56, 12), line(44, 28, 58, 25), line(50, 41, 63, 36));
  const patch = circle(24, 30, 11);
  return [main(subtract(upper, stroke(laces, 5.5), patch)), accent(cap), accent(sole)];
});

/** A trainer that is brushed clean. */
const sneakerBrush = mark('sneaker-brush', ['marketing', 'desing', 'entertainment'], () => {
  const upper = parse(
    'M0 48C-1 45 1 44 4 45C12 50 22 52 31 46L37 42C40 40 42 41 44 44C52 56 62 63 78 67C94 71 104 75 105 86L-4 86C-4 70 2 60 0 48Z',
  );
  const sole = rect(-5, 90, 110, 14, 7);
  const laces = concat(line(36, 57, 46, 48), line(45, 66, 54, 57));
  const posed = (path: Path): Path => translate(rotate(path, 32, 78, 30), -6.8, 0);
  const back = posed(rect(46, 12, 64, 14, 7));
  const hairs = posed(
    subtract(rect(50, 30, 56, 16, 2), rect(62, 36, 4.6, 14), rect(75.5, 36, 4.6, 14), rect(89, 36, 4.6, 14)),
  );
  const bubbles = concat(circle(22, 24, 9), circle(31, 3, 6), circle(7, 5, 5));
  return [
    main(subtract(apart(upper, posed(rect(50, 30, 56, 16, 2))), stroke(laces, 5))),
    main(sole),
    accent(union(back, hairs)),
    main(bubbles),
  ];
});

/** A padel racket with its ball. */
const padelRacket = mark('padel-racket', ['entertainment', 'healthcare', 'marketing'], () => {
  const lean = (path: Path): Path => translate(rotate(path, 40, 50, 50), -1, 2);
  const face = parse(
    'M50 -14C72 -14 84 2 84 20C84 40 70 52 60 66L57 74L43 74L40 66C30 52 16 40 16 20C16 2 28 -14 50 -14Z',
  );
  const throat = corners('50,72 42,55 58,55', 3);
  const grip = rect(43.5, 70, 13, 46, 4);
  const holes = concat(
    ...[
      [50, 3],
      [36, 10],
      [64, 10],
      [50, 18],
      [34, 25],
      [66, 25],
      [50, 33],
      [42, 42],
      [58, 42],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.9)),
  );
  const band = rect(40, 78, 20, 4.6);
  const ball = circle(88, 88, 16);
  const seam = stroke(arc(104, 75, 16.5, 90, 200), 4.6);
  return [main(lean(subtract(union(face, grip), throat, holes, band))), accent(subtract(ball, seam))];
});

/** The eight ball and a cue. */
const eightBall = mark('eight-ball', ['entertainment', 'gastronomy', 'marketing'], () => {
  const ball = circle(37, 63, 42);
  const spot = circle(37, 57, 20);
  const eight = concat(circle(37, 51, 5.2), circle(37, 63, 6.2));
  const cue = corners('99,-5 105,1 76,38 70,32', 2);
  return [
    main(union(subtract(ball, spot), stroke(eight, 5)), concat(grow(ball, 2), spot, eight)),
    accent(cue),
  ];
});

/** Parquet in herringbone. */
const parquet = mark('parquet', ['construction', 'desing', 'marketing'], () => {
  const w = 18;
  const n = 3;
  const frame = rect(-4, -4, 108, 108, 8);
  const laid = (x: number, y: number, across: number, down: number): Path =>
    intersect(
      frame,
      rotate(rect(50 + x * w + 2.3, 50 + y * w + 2.3, across * w - 4.6, down * w - 4.6, 1), 45, 50, 50),
    );
  const large = (path: Path): boolean => (bounds(path)?.width ?? 0) > 7 && (bounds(path)?.height ?? 0) > 7;
  const spots = Array.from({ length: 15 }, (_, i) => i - 7).flatMap((k) =>
    [-2, -1, 0, 1, 2].map((j) => [k + j * 2 * n, k] as const),
  );
  const flat = spots.map(([x, y]) => laid(x, y, n, 1)).filter(large);
  const upright = spots.map(([x, y]) => laid(x + n, y - n + 1, 1, n)).filter(large);
  return [main(union(...flat)), accent(union(...upright))];
});

/** A beard with its moustache, and the hair above. */
const beard = mark('beard', ['marketing', 'healthcare', 'desing'], () => {
  const hair = parse(
    'M8 44C2 18 20 4 34 4C40 -4 60 -6 74 -3C92 0 100 20 92 44L86 44C84 34 82 28 78 22C62 28 40 28 24 20C18 28 16 34 14 44Z',
  );
  const side = parse('M8 48L15 48C16 58 20 64 30 64C38 64 42 60 50 60L50 105.500C26 105.500 8 84 8 48Z');
  const whisker = parse('M50 60C46 54 36 53 30 60C26 65 20 66 15 62C17 74 34 80 50 68Z');
  return [main(hair), main(apart(union(both(side)), both(whisker))), accent(union(both(whisker)))];
});

/** Clippers for hair. */
const clippers = mark('clippers', ['marketing', 'healthcare', 'technology'], () => {
  const lean = (path: Path): Path => translate(scale(rotate(path, 28, 50, 50), 0.95), -5.5, 11);
  const comb = union(rect(21, 8, 58, 10, 2), ...[21, 33.7, 46.5, 59.3, 72].map((x) => rect(x, -9, 7, 22, 2)));
  const body = parse(
    'M21 22L79 22C80 37 73 47 72 60L69 88C68 94 64 97 58 97L42 97C36 97 32 94 31 88L28 60C27 47 20 37 21 22Z',
  );
  const slide = rect(43.5, 42, 13, 26, 6.5);
  return [accent(lean(comb)), main(lean(subtract(body, slide)))];
});

export const FESTIVITIES: readonly Mark[] = [
  luchadorMask,
  balletShoes,
  threeCandles,
  weddingCake,
  flowerArch,
  necklace,
  earrings,
  highTop,
  sneakerBrush,
  padelRacket,
  eightBall,
  parquet,
  beard,
  clippers,
];
