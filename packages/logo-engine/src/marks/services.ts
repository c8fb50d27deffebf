import { subtract, union } from '../geometry/kernel.js';
import { rotate } from '../geometry/path.js';
import { circle, corners, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** A telescope on its tripod, and the star that it looks at. */
const telescope = mark('telescope-star', ['technology', 'nature', 'entertainment'], () => {
  const turn = (path: ReturnType<typeof rect>) => rotate(path, -28, 46, 44);
  const lens = turn(rect(64, 27, 26, 34, 4));
  const tube = turn(rect(22, 31, 38, 26, 2));
  const eyepiece = turn(rect(4, 36, 14, 16, 3));
  const legs = union(
    corners('40,58 54,58 78,104 64,104', 2),
    corners('40,58 54,58 30,104 16,104', 2),
    circle(47, 58, 9),
  );
  const star = corners('24,-4 28.500,9.500 42,14 28.500,18.500 24,32 19.500,18.500 6,14 19.500,9.500');
  const barrel = union(lens, tube, eyepiece);
  return [
    main(barrel),
    main(subtract(apart(legs, barrel), circle(47, 62, 2.8))),
    accent(apart(star, barrel)),
  ];
});

export const SERVICES: readonly Mark[] = [telescope];
