import { grow, shrink } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { filled } from './scene.js';

/** How much wider than the halo a bay of the outline must be to be followed. */
const CLOSING = 14;

/** The shape around a figure at an even distance; its bays are rounded off, so that it reads as one form. */
export const halo = (symbol: Path, distance: number): Path =>
  filled(shrink(filled(grow(filled(symbol), distance + CLOSING)), CLOSING));
