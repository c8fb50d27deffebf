import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, filleted, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A lawnmower on the lawn that it cuts: deck, engine and the bar it is pushed by. */
const lawnmower = redrawing('lawnmower', () => {
  const wheels = concat(circle(22, 80, 12.5), circle(74, 80, 12.5));
  const hubs = concat(circle(22, 80, 4.2), circle(74, 80, 4.2));
  const deck = parse('M28 47L78 47C87 47 93 53 94 62L94 76L2 76L2 70C3 57 14 47 28 47Z');
  const bar = parse('M82 54L94 8C95 3 98 1 102 1');
  const engine = union(rect(30, 24, 38, 18.5, 6), rect(40, 10, 18, 18, 4));
  const blades = concat(
    ...[-5, 17, 39, 61, 83].map((x) =>
      corners(`${x},108 ${x + 6},92 ${x + 11},100 ${x + 17},92 ${x + 22.5},108`, 1.5),
    ),
  );
  const lawn = intersect(union(rect(-5, 99, 110, 6.5, 2), blades), rect(-5, 80, 110, 25.5));
  const chassis = apart(deck, wheels);
  return [
    main(
      union(chassis, apart(stroke(bar, 7.5, { cap: 'round' }), wheels)),
      concat(filleted(chassis, 1), parse('M85 43L94 8C95 3 98 1 102 1')),
    ),
    main(subtract(wheels, hubs), wheels),
    accent(engine),
    main(apart(lawn, wheels), line(-2, 102, 102, 102)),
  ];
});

/** Three eggs in their carton, from the front. */
const eggs = redrawing('eggs', () => {
  const egg = (x: number) =>
    parse(
      `M${x} 2C${x + 9} 2 ${x + 16} 18 ${x + 16} 32C${x + 16} 44 ${x + 9} 50 ${x} 50C${x - 9} 50 ${x - 16} 44 ${x - 16} 32C${x - 16} 18 ${x - 9} 2 ${x} 2Z`,
    );
  const shells = [12, 50, 88].map(egg);
  const cups = [12, 50, 88].map((x) => corners(`${x - 16.5},58 ${x + 16.5},58 ${x + 11},98 ${x - 11},98`, 5));
  const tray = filleted(union(rect(-5, 40, 110, 28, 5), ...cups), 3);
  return [main(softened(apart(tray, ...shells), 1.5)), ...shells.map((path) => accent(path))];
});

export const REDRAWN_YARD: readonly Redrawing[] = [lawnmower, eggs];
