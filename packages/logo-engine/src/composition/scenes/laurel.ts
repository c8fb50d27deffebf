import { stroke, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { arc, circle, leaf, polar } from '../../geometry/shapes.js';
import { centred, inDisc, type Scene } from './scene.js';

/** Where the leaves of a sprig stand: degrees from its foot, and how far the last is from the first. */
const LEAVES = 7;
const FROM = 18;
const TO = 132;
const RADIUS = 43;

/** A leaf that begins on the circle and leans out of it or into it. */
function leafAt(at: number, lean: number, size: number): Path {
  const [x, y] = polar(50, 50, RADIUS, 90 + at);
  return leaf(x, y, ...polar(x, y, size, 180 + at + lean), 0.2);
}

/** The left sprig, from its foot below to its tip above; leaves in pairs along it, one at its end. */
function sprig(): Path {
  const step = (TO - FROM) / (LEAVES - 1);
  const stem = stroke(arc(50, 50, RADIUS, 90 + 4, 90 + TO), 2.2, { cap: 'round' });
  return union(
    stem,
    ...Array.from({ length: LEAVES }, (_, i) => {
      const [at, size] = [FROM + step * i, 15 - i * 0.6];
      if (i === LEAVES - 1) return leafAt(at, 0, size);
      return union(leafAt(at, -36, size), leafAt(at, 36, size));
    }),
  );
}

const LEFT = sprig();
const WREATH = concat(LEFT, mirror(LEFT));

/** Two sprigs around the symbol, open above. */
export const LAUREL: Scene = {
  suits: ({ aspect, stroke, ink, parts }) =>
    aspect >= 0.5 && aspect <= 1.7 && stroke >= 9 && ink >= 0.3 && parts <= 8,
  draw: (symbol, { pale }) => {
    const bold = inDisc(symbol, 30, 50, 48);
    if (!pale) return { bold, second: WREATH };
    const small = centred(concat(bold, WREATH), 80, 80);
    return { field: circle(50, 50, 50), cut: small };
  },
};
