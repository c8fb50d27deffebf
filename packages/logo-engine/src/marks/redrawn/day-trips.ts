import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, line } from '../../geometry/shapes.js';
import { accent, apart, inked, main, softened } from '../mark.js';
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

/** A speedboat with its outboard motor, somebody at the wheel. */
const motorboat = redrawing('motorboat', () => {
  const turn = (path: Path): Path => translate(rotate(path, -7, 50, 60), 2, 0.5);
  const hull = turn(parse('M12 56L64 56C80 56 94 53 103 47C98.500 63 87 76 69 78L22 81C15 81 12 77 12 71Z'));
  const screen = turn(parse('M62 51.500L52 31L58 31C69 35 77 42 83 50C77 51 69 51.500 62 51.500Z'));
  const head = turn(circle(30, 17, 9.5));
  const chest = turn(
    parse('M18 51.500L18 42C18 34 23 30.500 30 30.500C37 30.500 41 34 42 41L43.500 51.500Z'),
  );
  const motor = turn(
    parse(
      'M-4 45L4 45C6 45 7.500 46.500 7.500 48.500L7.500 62L4.500 65L4.500 84L-3 84L-3 66L-7 63L-7 49C-7 46.500 -6 45 -4 45Z',
    ),
  );
  const water = parse(
    'M9 97.500C15 91 22 91 29 97.500C37 103.500 47 103.500 56 96.500C64 89.500 73 89.500 82 96.500C89 101.500 95 101.500 102 97.500',
  );
  return [
    main(softened(hull, 1.5)),
    main(union(head, chest)),
    accent(softened(screen, 1)),
    accent(softened(motor, 1)),
    main(inked(water, 6.5), water),
  ];
});

export const REDRAWN_DAY_TRIPS: readonly Redrawing[] = [pannierBike, motorboat];
