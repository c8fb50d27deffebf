import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, corners, line, polar, polygon, rect, regular } from '../../geometry/shapes.js';
import { rugParts } from '../hard-hats.js';
import { accent, apart, both, inked, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A muffler lying flat: a bent pipe leads into it, the tail pipe out of it, and smoke rises from that. */
const exhaust = redrawing('exhaust', () => {
  const can = rect(18, 46, 60, 42, 19);
  const inlet = parse('M-1 97C10 97 6 67 24 67');
  const outlet = parse('M72 67C88 67 82 47 98 47');
  const tip = rect(92, 38.5, 13.5, 17, 2.5);
  const ribs = concat(line(38, 60, 58, 60), line(38, 74, 58, 74));
  const caps = concat(line(28, 40, 28, 94), line(68, 40, 68, 94));
  const smoke = union(circle(98, 28, 6.5), circle(88, 21, 9), circle(74, 12, 12.5), circle(60, 16, 8.5));
  const pipes = union(
    can,
    stroke(inlet, 11, { cap: 'butt' }),
    stroke(outlet, 11, { cap: 'butt' }),
    tip,
    rect(-5.5, 88, 9, 17.5, 2.5),
  );
  return [
    main(subtract(pipes, stroke(ribs, 4.8, { cap: 'round' }), stroke(caps, 4.4)), concat(pipes, ribs, caps)),
    accent(concat(smoke, circle(45, 8, 4.6))),
  ];
});

/** A stepped shaft in the chuck of a lathe, and the tool that turns it, with its shavings. */
const lathe = redrawing('lathe', () => {
  const chuck = union(rect(-5, 0, 20, 92, 5), rect(12, 10, 20, 17, 3), rect(12, 65, 20, 17, 3));
  const work = union(rect(20, 28, 38, 36, 2.5), rect(52, 34, 26, 24, 2), rect(72, 40, 33, 12, 2));
  const grooves = concat(line(34, 24, 34, 68), line(46, 24, 46, 68));
  const tool = corners('62,63 76,72 76,105.5 58,105.5 58,69', 2);
  const shaving = parse('M82 68C88 60 98 64 97 72C96 79 86 79 87 72');
  return [
    main(apart(chuck, work)),
    main(tool),
    accent(subtract(work, stroke(grooves, 4.2)), concat(work, grooves)),
    accent(inked(shaving, 5.6), shaving),
  ];
});

/** A gate of two leaves with spear tips, hung between posts that bear lamps. */
const gate = redrawing('gate', () => {
  const post = rect(-5, 24, 15, 81, 2.5);
  const bars = [
    [20.5, 36],
    [32, 29],
    [43.5, 22],
  ] as const;
  const leaf = union(
    ...bars.flatMap(([x, y]) => [
      rect(x - 3.2, y + 6, 6.4, 96 - y),
      corners(`${x},${y - 7} ${x + 5},${y + 6} ${x},${y + 13} ${x - 5},${y + 6}`, 1),
    ]),
    rect(17.3, 50, 29.4, 7.5),
    rect(17.3, 74, 29.4, 28),
  );
  const hinges = union(rect(8, 50, 12, 7.5), rect(8, 86, 12, 7.5));
  return [main(both(union(post, hinges, leaf))), accent(both(circle(3.9, 10, 9.6)))];
});

/** An arrow that goes round a middle, clockwise. */
const arrowRound = (
  cx: number,
  cy: number,
  r: number,
  width: number,
  from: number,
  to: number,
  head: number,
): Path => {
  const tip = polar(cx, cy, r - head * 0.1, to + (head * 57.3) / r);
  const wing = [polar(cx, cy, r + head * 0.72, to), polar(cx, cy, r - head * 0.72, to)] as const;
  return union(
    stroke(arc(cx, cy, r, from, to + 1), width, { cap: 'butt' }),
    polygon([wing[0], tip, wing[1]], 1.5),
  );
};

/** Three arrows that follow each other, all alike. */
const recycle = redrawing('recycle', () => {
  const one = arrowRound(50, 50, 39.5, 17, -92, -22, 23);
  return [main(one), main(rotate(one, 120)), accent(rotate(one, 240))];
});

/** A bin for what is recycled: three arrows on it, all alike. */
const recyclingBin = redrawing('recycling-bin', () => {
  const one = arrowRound(50, 67, 18.5, 8.5, -88, -24, 12.5);
  const arrows = [0, 120, 240].map((turn) => rotate(one, turn, 50, 67));
  const lid = union(rect(-2, 6, 104, 15, 5), rect(34, -5, 32, 18, 5));
  const bin = corners('5,26 95,26 88,105.5 12,105.5', 7);
  return [main(subtract(bin, ...arrows), concat(bin, ...arrows)), accent(lid)];
});

/** A bottle between two arrows that go round it. */
const petBottle = redrawing('pet-bottle', () => {
  const cap = rect(39.5, -5, 21, 11, 3);
  const bottle = parse(
    'M42 10L58 10L58 20C58 28 70 32 70 44L70 56C70 60 67 61 67 65C67 69 70 70 70 74L70 98C70 102.5 67 105.5 62 105.5L38 105.5C33 105.5 30 102.5 30 98L30 74C30 70 33 69 33 65C33 61 30 60 30 56L30 44C30 32 42 28 42 20Z',
  );
  const label = concat(rect(38, 78, 24, 6), rect(38, 90, 24, 6));
  const way = arrowRound(50, 52, 48, 9, -42, 24, 17);
  return [main(cap), main(subtract(bottle, label)), accent(way), accent(rotate(way, 180, 50, 52))];
});

/** A magnet that lifts a gear and a nut. */
const scrapMagnet = redrawing('scrap-magnet', () => {
  const bow = parse(
    'M9 43L9 35C9 12 27 -5 50 -5C73 -5 91 12 91 35L91 43L65 43L65 36C65 27 58 21 50 21C42 21 35 27 35 36L35 43Z',
  );
  const tips = both(rect(9, 47.5, 26, 11, 1.5));
  const teeth = Array.from({ length: 8 }, (_, i) => rotate(rect(18, 64.5, 8, 41, 2), i * 45, 22, 85));
  const gear = subtract(union(circle(22, 85, 15.5), ...teeth.slice(0, 4)), circle(22, 85, 6.5));
  const nut = subtract(regular(78, 85, 21.5, 6, 3, 0), circle(78, 85, 8.5));
  return [main(bow), accent(tips), main(gear), main(nut)];
});

/** A rug that lies slanting on the floor, with a medallion and the fringes of its short sides. */
const rug = redrawing(
  'rug',
  () => {
    const { field, fringe, pattern } = rugParts();
    return [main(subtract(field, pattern), concat(field, pattern)), accent(fringe, null)];
  },
  { line: false },
);

export const REDRAWN_HARD_HATS: readonly Redrawing[] = [
  exhaust,
  lathe,
  gate,
  recycle,
  recyclingBin,
  petBottle,
  scrapMagnet,
  rug,
];
