// Marks drawn anew, each of two things in one: what is given, worn, brushed and sent.
import { intersect, parse, shrink, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { arc, rect } from '../../geometry/shapes.js';
import { accent, apart, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A tooth whose brace is its smile. */
const toothBraces = redrawing('tooth-braces', () => {
  const tooth = whole(
    parse('M50 0C64 -12 92 -14 103 6C112 26 104 46 97 62C90 82 90 110 76 110C62 110 66 82 50 82Z'),
  );
  const bracket = (at: number): Path => rotate(rect(39.5, 40.5, 21, 21, 3), at, 50, -13);
  const brackets = union(bracket(-25), bracket(0), bracket(25));
  const brace = intersect(union(inked(arc(50, -13, 64, 10, 170), 8), brackets), shrink(tooth, 0.1));
  return [main(softened(apart(tooth, brace), 1.5)), accent(brace)];
});

export const GIVEN_AND_GROOMED: readonly Redrawing[] = [toothBraces].map(filling);
