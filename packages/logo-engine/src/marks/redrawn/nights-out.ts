import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { arc, circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A turntable from above: one record, its label, and the arm that plays it. */
const djTurntable = redrawing('dj-turntable', () => {
  const deck = rect(-5.5, 0, 111, 100, 11);
  const disc = circle(38, 50, 36);
  const label = circle(38, 50, 15);
  const bent = parse('M89 20L89 56C89 61 88 64 84 68L72 80');
  const arm = union(circle(89, 21, 10), inked(bent, 9), stroke(line(77, 75, 66, 86), 15));
  return [
    main(apart(subtract(deck, grow(disc, 5)), arm)),
    main(apart(disc, arm, label)),
    accent(subtract(label, circle(38, 50, 4.5))),
    accent(arm),
  ];
});

/** Who plays the records, with headphones, behind two decks that lie flat. */
const djBooth = redrawing('dj-booth', () => {
  const head = circle(50, 23, 17);
  const band = stroke(arc(50, 23, 25, 180, 360), 7.5);
  const cups = both(rect(16, 18, 15, 23, 6));
  const chest = parse('M8 62C10 48 28 45 50 45C72 45 90 48 92 62Z');
  const table = corners('9,67 91,67 105.5,105.5 -5.5,105.5', 5);
  const place = both(ellipse(25, 87, 20, 14));
  const record = both(subtract(ellipse(25, 87, 15.5, 9.5), ellipse(25, 87, 4.5, 2.8)));
  return [
    main(union(apart(head, cups), apart(chest, cups))),
    accent(union(apart(band, head), cups)),
    main(subtract(table, place)),
    accent(record),
  ];
});

/** The balls of billiards in their rack, the cue beside them. */
const billiardRack = redrawing('billiard-rack', () => {
  const spots = corners('37,39 64,85.8 10,85.8');
  const balls = [
    [37, 39],
    [23.5, 62.4],
    [50.5, 62.4],
    [10, 85.8],
    [37, 85.8],
    [64, 85.8],
  ].map(([x = 0, y = 0]) => circle(x, y, 10.5));
  const cue = corners('48,-3 56,-6 105.5,91 95,97', 3);
  return [main(subtract(grow(spots, 15.5), ...balls)), accent(apart(cue, grow(spots, 15.5)))];
});

/** The teaser of pilates on its mat: legs and back up in a V, the arms toward the feet. */
const pilates = redrawing('pilates', () => {
  const trunk = inked(parse('M19 41L44 76'), 17);
  const legs = inked(parse('M44 76L97 19'), 14);
  const arms = inked(parse('M22 40L66 26'), 10);
  return [
    main(circle(10.5, 10.5, 15.5)),
    main(union(trunk, legs, arms), parse('M66 26L22 40L44 76L97 19')),
    accent(rect(-5.5, 91, 111, 14, 7)),
  ];
});

export const NIGHTS_OUT: readonly Redrawing[] = [djTurntable, djBooth, billiardRack, pilates];
