import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, line } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An arepa split like a pocket and filled to the brim, hot from the griddle. */
const arepa = redrawing('arepa', () => {
  const lean = (path: Path) => rotate(path, -17, 0, 78);
  const top = lean(parse('M0 76C-6 58 14 47 48 47C82 47 99 56 99 66C99 71 96 73 91 73L8 78Z'));
  const low = parse(
    'M2 79L97 79C101 79 103 82 103 85C102 97 82 104 52 104C20 104 -4 98 -5 82C-5 78 -3 72 0 70L10 78Z',
  );
  const bread = union(top, low, corners('-1,66 26,74 24,82 -1,88', 2));
  const bars = [24, 47, 70].map((x) => lean(stroke(line(x + 4, 54, x - 3, 66), 6, { cap: 'round' })));
  const filling = union(
    parse('M20 76L90 50L96 76Z'),
    circle(94, 54, 7.5),
    circle(98, 65, 7),
    circle(94, 74, 6),
  );
  const steam = [12, 33, 54].map((x, i) => {
    const y = 38 - i * 7;
    return parse(`M${x} ${y}C${x - 9} ${y - 9} ${x + 9} ${y - 15} ${x} ${y - 23}`);
  });
  return [
    main(subtract(bread, ...bars), bread),
    accent(apart(filling, bread)),
    accent(apart(stroke(concat(...steam), 6, { cap: 'round' }), bread), concat(...steam)),
  ];
});

export const REDRAWN_OLD_TRADES: readonly Redrawing[] = [arepa];
