import { parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, line } from '../../geometry/shapes.js';
import { accent, apart, inked, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A touring bicycle with a bag on its rack; as a line, nothing shows through the bag. */
const pannierBike = redrawing('pannier-bike', () => {
  const front = circle(82, 72, 20);
  const top = concat(
    line(47, 72, 33, 24),
    line(25, 24, 42, 24),
    parse('M82 72L66 19L76 19C81 19 83 22 83 26'),
  );
  const bicycle = concat(front, circle(18, 72, 20), parse('M18 72L36 38L68 38L47 72Z'), top);
  const beside = concat(front, arc(18, 72, 20, -71, 184), parse('M25 59L36 38L68 38L47 72L22 72'), top);
  const bag = parse(
    'M-1 33L20 33C24 33 26 36 25 39L21 64C20 67 18 69 15 69L-1 69C-4 69 -5.500 67 -5.500 64L-5.500 38C-5.500 35 -4 33 -1 33Z',
  );
  return [
    main(apart(inked(bicycle, 7), bag), beside),
    accent(subtract(bag, stroke(line(-10, 46, 30, 46), 4.6))),
  ];
});

export const REDRAWN_DAY_TRIPS: readonly Redrawing[] = [pannierBike];
