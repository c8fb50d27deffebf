import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, corners, line, rect, sector } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A waterfall seen from the front: a sheet of water between two cliffs, and the foam and the pool under it. */
const waterfall = redrawing('waterfall', () => {
  const left = corners('-5,-5 24,-5 30,10 22,28 29,46 20,72 -5,72', 2.5);
  const right = corners('105,4 88,4 76,-5 70,12 78,30 72,48 81,72 105,72', 2.5);
  const foam = union(...[15, 32, 50, 68, 85].map((x, i) => circle(x, i % 2 === 0 ? 77 : 73, 12)));
  const gorge = parse('M18 14C30 4 40 16 50 10C60 4 70 16 82 8L82 74L18 74Z');
  const sheet = softened(apart(gorge, left, right, foam), 1);
  const streaks = concat(line(40, 24, 40, 46), line(51, 20, 51, 56), line(62, 24, 62, 40));
  const swell = parse('M-1 95C8 87 16 87 25 95C34 103 41 103 50 95C59 87 66 87 75 95C84 103 92 103 101 95');
  const pool = inked(swell, 8.5);
  return [
    accent(apart(left, foam)),
    accent(apart(right, foam)),
    main(subtract(sheet, inked(streaks, 5)), concat(sheet, streaks)),
    main(apart(foam, pool)),
    main(pool, swell),
  ];
});

/** A hard hat with the scales of justice cut out of it: the law of work. */
const hatScales = redrawing('worker-scales', () => {
  const dome = sector(50, 76, 46, 180, 360);
  const ridge = rect(39, 20, 22, 20, 7);
  const shell = union(dome, ridge);
  const brim = rect(-5, 81, 110, 17, 8);
  const pan = both(union(inked(parse('M32 42L25 57M32 42L39 57'), 3.6), sector(32, 57, 10.5, 0, 180)));
  const scales = union(rect(46.5, 36, 7, 36, 1), rect(27, 38.5, 46, 6, 3), rect(38, 68, 24, 9, 1), pan);
  return [main(subtract(shell, scales)), accent(brim)];
});

export const REDRAWN_FRONT_DESK: readonly Redrawing[] = [waterfall, hatScales];
