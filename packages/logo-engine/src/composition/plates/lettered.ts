import type { PlateId } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, centreX, centreY } from '../../geometry/bounds.js';
import { mapPoints, type Path } from '../../geometry/path.js';
import { monogramPath } from '../../marks/monogram.js';
import type { Drawn } from '../scenes/scene.js';
import { PLATES } from './index.js';

/** Height of the initials in a thing that is drawn for capitals of 100: alone they are larger beside its parts. */
const HIGH = 1.6 * CAP;

/** How much longer than high a thing may be on a square: a pencil is a crumb there. */
const LONGEST = 1.75;

/** Whether a thing that holds one letter fills a square. */
export function isCompact(id: PlateId): boolean {
  const { aspect, draw } = PLATES[id];
  const box = bounds(draw({ x: 0, y: 0, width: HIGH * Math.max(aspect[0], 0.7), height: HIGH }).plate);
  return box !== null && box.width / box.height <= LONGEST;
}

/** Initials cut out of a thing, on the square of 100. */
export function lettered(id: PlateId, text: string, face: string): Drawn {
  const { path, box } = monogramPath(text, face);
  const k = HIGH / box.height;
  const letters = mapPoints(path, (x, y) => [(x - centreX(box)) * k, (y - centreY(box)) * k]);
  const { aspect, draw } = PLATES[id];
  const width = Math.max(box.width * k, HIGH * aspect[0]);
  const { plate, second } = draw({ x: -width / 2, y: -HIGH / 2, width, height: HIGH });
  const own = bounds(plate) ?? { x: 0, y: 0, width: 1, height: 1 };
  const scale = 100 / Math.max(own.width, own.height);
  const placed = (of: Path): Path =>
    mapPoints(of, (x, y) => [(x - centreX(own)) * scale + 50, (y - centreY(own)) * scale + 50]);
  return { field: placed(plate), cut: placed(letters), ...(second && { second: placed(second) }) };
}
