/** What is painted, built and mended, with one idea each. */
import { grow, intersect, parse, subtract } from '../../geometry/kernel.js';
import { line, rect, star } from '../../geometry/shapes.js';
import { accent, both, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A welder's mask; the arc flashes in its glass. */
const weldingMask = redrawing('welding-mask', () => {
  const shell = whole(
    parse('M50 -14L72 -14C92 -14 102 -2 102 18L100 66L76 110C74 113 72 114 68 114L50 114Z'),
  );
  const glass = rect(10, 12, 80, 50, 5);
  const flash = star(58, 37, 27, 8, 8);
  const creases = both(inked(line(112, 64, 70, 84), 5));
  const chin = inked(line(30, 84, 70, 84), 5);
  return [
    main(softened(subtract(shell, grow(glass, 5), creases, chin), 0.6)),
    accent(subtract(glass, intersect(flash, rect(14.6, 16.6, 70.8, 40.8)))),
  ];
});

export const STUDIO_AND_SITE: readonly Redrawing[] = [weldingMask].map(filling);
