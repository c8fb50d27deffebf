import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { circle, corners, line, polyline, rect } from '../geometry/shapes.js';
import { accent, type Mark, main, mark } from './mark.js';

/** Springs of a car, seen from the side between their seats. */
const coilSpring = mark('coil-spring', ['automotive'], () => {
  const seats = concat(rect(14, 1, 72, 11, 4), rect(14, 88, 72, 11, 4));
  const wire = polyline([
    [76, 22],
    [24, 31],
    [76, 41],
    [24, 50],
    [76, 60],
    [24, 69],
    [76, 78],
  ]);
  return [main(stroke(wire, 9, { cap: 'round', join: 'round' }), wire), accent(seats)];
});

/** The rubber, its channel and the handle of who cleans panes. */
const squeegee = mark('squeegee', ['construction'], () => {
  const handle = union(
    corners('12,17 88,17 88,30 64,34 58,44 42,44 36,34 12,30', 3),
    rect(43, 38, 14, 61, 6),
  );
  return [main(handle), accent(rect(2, 2, 96, 11, 2))];
});

/** A drum on its back, a cab, wheels. */
const mixerTruck = mark('mixer-truck', ['construction', 'transportation'], () => {
  const drum = corners('1,27 8,14 34,10 58,26 58,44 38,58 18,56', 5);
  const stripes = [line(22, 4, 13, 60), line(44, 8, 33, 66)].map((stripe) => stroke(stripe, 4.6));
  const cab = parse('M63 27L80 27C83 27 85 28 86 30L96 47C97 49 98 51 98 53L98 74L63 74Z');
  const pane = parse('M70 34L79 34L87 49L70 49Z');
  const wheels = (radius: number) => [circle(21, 80, radius), circle(80, 80, radius)];
  const clear = union(...wheels(16));
  const frame = rect(2, 62, 57, 12, 2);
  return [
    accent(subtract(drum, ...stripes), drum),
    main(union(subtract(cab, pane, clear), subtract(frame, clear)), concat(cab, frame)),
    main(subtract(concat(...wheels(12)), ...wheels(4.5)), concat(...wheels(12))),
  ];
});

/** An open bed behind a cab. */
const pickup = mark('pickup', ['automotive', 'transportation'], () => {
  const body = parse(
    'M3 43L40 43L47 24C48 22 50 20 53 20L68 20C71 20 73 21 74 23L84 42L94 46C97 47 99 50 99 53L99 72L1 72L1 45C1 44 2 43 3 43Z',
  );
  const pane = parse('M50 42L55 28L67 28L74 42Z');
  const clear = union(circle(23, 72, 16), circle(78, 72, 16));
  const wheels = concat(...[23, 78].map((x) => subtract(circle(x, 72, 12), circle(x, 72, 4.5))));
  return [
    main(subtract(body, pane, clear), body),
    accent(wheels, concat(circle(23, 72, 12), circle(78, 72, 12))),
  ];
});

export const EQUIPMENT: readonly Mark[] = [coilSpring, squeegee, mixerTruck, pickup];
