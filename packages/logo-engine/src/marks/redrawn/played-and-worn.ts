// Marks drawn anew, each of two things in one: what is played, lifted and worn.
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, corners, ellipse, line, polar, polyline, rect, regular } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A clef on a sun of staff lines. */
const trebleClef = redrawing('treble-clef', () => {
  const spine = parse(
    'M50 73C38 71 36 57 49 55C64 53 77 61 76 74C75 88 61 93 47 90C26 87 16 70 22 54C28 36 60 24 62 4C63 -6 60 -12 55 -12C47 -12 44 0 46 12L60 100C62 110 50 116 41 109',
  );
  const clef = inked(spine, 11.5);
  const around = union(grow(clef, 5), ellipse(48, 73, 28, 18), ellipse(54, 0, 8, 14));
  const lines = union(...[0, 1, 2, 3, 4].map((i) => rect(-20, -4 + i * 21.5, 140, 13.5)));
  return [main(clef), accent(softened(subtract(intersect(circle(48, 46, 58), lines), around), 1))];
});

/** A broad ring, its stone seen from above. */
const ring = redrawing('ring', () => {
  const hoop = subtract(circle(50, 62, 48), circle(50, 70, 32));
  const stone = regular(50, 20, 34, 8, 1, 22.5);
  const table = regular(50, 20, 15, 8, 0, 22.5);
  const spokes = concat(
    ...Array.from({ length: 8 }, (_, i) =>
      line(...polar(50, 20, 12, i * 45 + 22.5), ...polar(50, 20, 60, i * 45 + 22.5)),
    ),
  );
  const cuts = union(subtract(grow(table, 4.5), table), subtract(stroke(spokes, 4.5), table));
  return [main(apart(hoop, stone)), accent(subtract(stone, cuts))];
});

/** A string of pearls that lies as a heart, its stone at the point. */
const necklace = redrawing('necklace', () => {
  const places = [
    [50, 16],
    [60, 11],
    [72, -5],
    [92, -6],
    [106, 8.5],
    [107, 28.5],
    [97.5, 46],
    [86.5, 62.5],
    [75.5, 79.5],
    [66, 92],
  ] as const;
  const pearls = places.slice(1).map(([x, y]) => circle(x, y, 9.6));
  const stone = corners('36,80 64,80 79,95 50,126 21,95', 1);
  const cuts = stroke(parse('M10 95L90 95M37 95L50 130L63 95'), 4.4);
  return [
    main(apart(whole(union(inked(polyline(places), 7), ...pearls)), stone)),
    accent(subtract(stone, cuts)),
  ];
});

/** Two pieces that fit are two people who hold hands. */
const puzzlePiece = redrawing('puzzle-piece', () => {
  const figure = (x: number): Path =>
    subtract(
      union(rect(x, 32, 50, 70, 3), rect(x + 18, 22, 14, 20), circle(x + 25, 14, 16)),
      union(circle(x + 25, 94, 12), rect(x + 18, 92, 14, 20)),
    );
  const tab = (x: number): Path => union(circle(x + 13, 58, 10), rect(x - 4, 52, 12, 12));
  const left = subtract(union(figure(-6), tab(44)), tab(-10));
  const right = subtract(figure(48.5), grow(tab(44), 4.5));
  return [main(softened(left, 1)), accent(softened(right, 1))];
});

/** A fist that holds a dumbbell up. */
const barbell = redrawing('barbell', () => {
  const plates = both(union(rect(89, -4, 14, 72, 5), rect(98, 8, 14, 48, 5)));
  const fingers = [0, 1, 2, 3].map((i) => rect(20.75 + i * 15, 8, 13.5, 46, 6));
  const bar = rect(0, 25, 100, 14);
  const thumb = parse(
    'M20.750 65C20.750 61 23 58 27 58L58 58C68 58 68 72 58 72L52 72C52 74 60 78 66 76C74 74 79.250 68 79.250 58C79.250 78 74 84 72 90L72 108L30 108L30 92C24 86 20.750 78 20.750 65Z',
  );
  return [
    main(subtract(union(plates, bar), rect(16.25, 0, 67.5, 100))),
    accent(concat(...fingers)),
    accent(softened(thumb, 1.5)),
  ];
});

export const PLAYED_AND_WORN: readonly Redrawing[] = [trebleClef, ring, necklace, puzzlePiece, barbell].map(
  filling,
);
