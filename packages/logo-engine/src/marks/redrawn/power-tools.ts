import { parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, fitted, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An oil filter from above: the plate with its thread and the holes round it, the can, and its grip. */
const oilFilter = redrawing('oil-filter', () => {
  const plate = subtract(
    ellipse(50, 20, 46, 25.5),
    ellipse(50, 20, 13, 7),
    ...[0, 60, 120, 180, 240, 300].map((turn) => {
      const at = (turn * Math.PI) / 180;
      return ellipse(50 + 29 * Math.cos(at), 20 + 15.5 * Math.sin(at), 5, 3);
    }),
  );
  const can = parse('M4 36C14 48 32 52 50 52C68 52 86 48 96 36L96 70C86 80 68 84 50 84C32 84 14 80 4 70Z');
  const grip = parse(
    'M6 75.5C18 85 34 88.5 50 88.5C66 88.5 82 85 94 75.5L90 92C80 101 66 105.5 50 105.5C34 105.5 20 101 10 92Z',
  );
  const flutes = concat(...[22, 36, 50, 64, 78].map((x) => line(x, 70, 50 + (x - 50) * 0.9, 110)));
  return [
    main(plate),
    accent(apart(can, ellipse(50, 20, 46, 25.5))),
    main(subtract(grip, stroke(flutes, 4.4)), concat(grip, flutes)),
  ];
});

/** A car seat from its side, stitched in rolls. */
const quiltedSeat = redrawing('quilted-seat', () => {
  const headrest = rotate(rect(7, -8, 31, 21, 9), -12, 22, 3);
  const back = corners('3,24 40,15 59,70 22,78', 9);
  const seams = concat(line(0, 44, 60, 29), line(6, 62, 66, 47));
  const cushion = rect(16, 72, 89, 24, 12);
  const ribs = concat(line(59, 68, 59, 100), line(81, 68, 81, 100));
  const slide = corners('28,100 94,100 92,106 30,106', 2);
  const rolls = apart(back, cushion);
  return fitted(
    [
      main(headrest),
      accent(softened(subtract(rolls, stroke(seams, 4.6)), 2.5), rolls),
      main(softened(subtract(cushion, stroke(ribs, 4.6)), 2.5), cushion),
      main(slide),
    ],
    0.96,
    0,
    1.6,
  );
});

export const REDRAWN_POWER_TOOLS: readonly Redrawing[] = [oilFilter, quiltedSeat];
