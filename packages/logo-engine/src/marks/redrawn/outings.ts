import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mapPoints, type Path } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A slice of fish on its bed of rice. */
const sushi = redrawing(
  'sushi',
  () => {
    const fish = parse(
      'M-1 47C1 26 24 13 50 13C78 13 99 27 102 48C103 56 97 60 90 56C78 49 65 46 50 46C36 46 24 49 12 55C5 59 -2 55 -1 47Z',
    );
    const stripes = [22, 42, 62, 82].map((x) =>
      stroke(parse(`M${x + 8} 4C${x + 2} 22 ${x - 2} 40 ${x - 10} 60`), 5),
    );
    const rice = parse(
      'M17 58C27 53 38 51 50 51C62 51 73 53 83 58C93 61 98 69 97 77C96 86 89 91 80 91L20 91C11 91 4 86 3 77C2 69 7 61 17 58Z',
    );
    return [accent(subtract(fish, ...stripes)), main(apart(rice, fish))];
  },
  { line: false },
);

/** On one toe, the other leg behind her, in a skirt that swings. */
const dancer = redrawing('dancer', () => {
  const head = union(ellipse(60, 9, 7, 8), circle(51.5, 1.5, 4.2));
  const torso = parse(
    'M57 20C63 20 67 24 66 31C65 39 59 44 58 52L46 52C46 42 49 35 51 27C52 22 54 20 57 20Z',
  );
  const front = stroke(parse('M62 26C74 29 87 22 99 8'), 5.6, { cap: 'round' });
  const back = stroke(parse('M54 26C44 32 32 29 20 19'), 5.6, { cap: 'round' });
  const skirt = parse(
    'M45 44C52 43 60 45 65 50C78 55 88 62 95 72C78 74 62 70 51 64C38 64 24 60 12 49C25 44 36 43 45 44Z',
  );
  const leg = parse('M50 60L64 60L61 82L57 107L53 107L51 84Z');
  const raised = parse('M47 56C40 70 24 77 2 72C-3 71 -7 68 -10 64C0 66 12 65 22 58C30 52 40 50 47 56Z');
  const fitted = (path: Path) => mapPoints(path, (x, y) => [50 + (x - 44.5) * 0.94, 50 + (y - 51) * 0.94]);
  return [
    main(fitted(union(head, apart(union(torso, front, back), skirt)))),
    accent(fitted(skirt)),
    main(fitted(apart(union(leg, raised), skirt))),
  ];
});

/** Laced, with a cap of its own for the toes, on a sole with a tread. */
const boot = redrawing('boot', () => {
  const leg = parse(
    'M21 -2L58 -2C61 -2 63 0 63 3L63 38C68 50 82 53 93 58C101 62 105 70 105 80L2 80C2 72 15 64 15 46L15 4C15 0 17 -2 21 -2Z',
  );
  const sole = union(rect(-1, 86, 106, 9, 4), ...[-1, 22, 44, 66, 88].map((x) => rect(x, 88, 17, 14, 3)));
  const laces = [12, 26, 40].map((y) => stroke(line(43, y, 74, y), 5.6, { cap: 'round' }));
  const toe = stroke(parse('M84 46C74 60 72 70 74 84'), 5);
  return [main(subtract(leg, ...laces, toe)), accent(sole)];
});

export const REDRAWN_OUTINGS: readonly Redrawing[] = [sushi, dancer, boot];
