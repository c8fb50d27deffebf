import { parse, stroke, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, corners, line } from '../../geometry/shapes.js';
import { accent, apart, main, type Part } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

const ROLES: readonly Part['role'][] = ['main', 'accent', 'deep'];

/** Parts of one role as one. It keeps a centre line where each of them had one. */
function joined(parts: readonly Part[]): Part[] {
  return ROLES.flatMap((role): Part[] => {
    const own = parts.filter((part) => part.role === role);
    if (own.length === 0) return [];
    const path = union(...own.map((part) => part.path));
    const centres = own.flatMap(({ centre }) => centre ?? []);
    return [centres.length === own.length ? { role, path, centre: concat(...centres) } : { role, path }];
  });
}

/** Parts whose contours, where they overlap, are one outline. */
const outlined = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, path: union(part.path) }));

/** The bed ends above the wheel that was drawn over it. */
const dumpTruck = redrawing('dump-truck', (before) => {
  const wheels = concat(circle(24, 85, 19.5), circle(80, 85, 19.5));
  return before().map((part) =>
    part.role === 'main' && part.centre === undefined ? { ...part, path: apart(part.path, wheels) } : part,
  );
});

/** The stem ends above the cone that it was drawn into. */
const hop = redrawing('hop', (before) =>
  before().map((part) =>
    part.role === 'main' && part.centre !== undefined
      ? { ...part, path: stroke(line(50, 10, 50, -2), 6) }
      : part,
  ),
);

/** The cord and its tassel are one piece. */
const graduationCap = redrawing('graduation-cap', () => {
  const board = corners('50,10 99,36 50,62 1,36', 2);
  const base = parse('M22 53L50 68L78 53L78 74C70 84 60 88 50 88C40 88 30 84 22 74Z');
  const cord = line(92, 44, 92, 70);
  return [main(board), accent(apart(base, board)), main(union(stroke(cord, 5), circle(92, 76, 6)), cord)];
});

/**
 * Drawings whose parts overlapped: as the parts of a role are filled as one even-odd path, the overlap was a hole.
 */
export const IN_ONE_PIECE: readonly Redrawing[] = [
  ...['maki-chopsticks', 'bike-courier', 'fish-skeleton', 'parfait', 'gull', 'crane-truck'].map((id) =>
    redrawing(id, (before) => joined(before())),
  ),
  ...['lavender', 'pineapple'].map((id) => redrawing(id, (before) => outlined(before()))),
  dumpTruck,
  hop,
  graduationCap,
];
