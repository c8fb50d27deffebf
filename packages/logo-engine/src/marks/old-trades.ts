import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { circle, line, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** A clock of the hall: its case open on the pendulum, caught at the end of a swing. */
const pendulumClock = mark('pendulum-clock', ['art', 'desing', 'marketing'], () => {
  const crown = parse('M15 15C15 1 34 6 50 -5C66 6 85 1 85 15L85 19L15 19Z');
  const cornice = rect(15, 48, 70, 7, 3);
  const foot = rect(14, 94, 72, 11, 3);
  const body = union(crown, rect(19, 15, 62, 36), cornice, rect(23, 51, 54, 46), foot);
  const dial = circle(50, 28, 15);
  const hands = concat(line(50, 28, 50, 19.5), line(50, 28, 57, 32));
  const pane = rect(30.5, 60, 39, 29, 2);
  const rod = line(46, 50, 57, 78);
  const bob = circle(58, 79, 7.5);
  return [
    main(subtract(body, circle(50, 28, 19), pane), body),
    accent(subtract(dial, stroke(hands, 4.5, { cap: 'round' })), concat(dial, hands)),
    accent(intersect(union(stroke(rod, 5), bob), pane), concat(line(50, 61, 54, 72), bob)),
  ];
});

/** A sleigh: one sweep from the back of the seat to the curl of the dash. */
const sleigh = mark('sleigh', ['nature', 'transportation', 'entertainment'], () => {
  const body = parse(
    'M-4 13C-4 5 3 0 10 3C17 6 19 14 21 22L25 39C27 47 32 50 40 50L52 50C63 50 66 43 70 33C75 20 86 17 94 23C101 29 98 39 90 39C86 39 84 35 86 32C80 31 79 39 80 47C81 63 73 76 56 76L31 76C17 76 9 68 7 54L3 26C2 22 0 20 -2 18C-3 17 -4 15 -4 13Z',
  );
  const trim = parse('M13 46C15 58 20 63 31 63L56 63C65 63 69 58 71 49');
  const runner = parse('M2 99L79 99C94.500 99 103.500 89 100.500 77C98.500 70 90.500 70 89.500 76');
  const legs = concat(line(27, 74, 23, 99), line(61, 74, 67, 99));
  return [
    main(subtract(body, stroke(trim, 4.5, { cap: 'round' })), body),
    accent(
      union(stroke(runner, 8, { cap: 'round' }), apart(stroke(legs, 7), body)),
      concat(runner, line(26, 84, 23, 99), line(63, 84, 67, 99)),
    ),
  ];
});

export const OLD_TRADES: readonly Mark[] = [pendulumClock, sleigh];
