import type { Mark } from '../mark.js';
import { REDRAWN_CARE } from './care.js';
import { REDRAWN_CREATURES } from './creatures.js';
import { type Redrawing, redrawn } from './edition.js';
import { REDRAWN_HOUSE } from './house.js';
import { REDRAWN_MAIN_STREET } from './main-street.js';
import { REDRAWN_STREET } from './street.js';
import { REDRAWN_TABLE } from './table.js';
import { REDRAWN_WORK } from './work.js';

const REDRAWINGS: ReadonlyMap<string, Redrawing> = new Map(
  [
    ...REDRAWN_TABLE,
    ...REDRAWN_CARE,
    ...REDRAWN_WORK,
    ...REDRAWN_HOUSE,
    ...REDRAWN_STREET,
    ...REDRAWN_CREATURES,
    ...REDRAWN_MAIN_STREET,
  ].map((redrawing) => [redrawing.id, redrawing]),
);

/** The mark in its newest drawing. */
export function newest(mark: Mark): Mark {
  const redrawing = REDRAWINGS.get(mark.id);
  return redrawing === undefined ? mark : redrawn(mark, redrawing);
}
