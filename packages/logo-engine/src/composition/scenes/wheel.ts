import { edgePoints } from '../../geometry/extent.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { inDisc, type Scene, standing } from './scene.js';

/** Distance of the copies' feet from the middle, and of one copy from the next, in degrees. */
const INNER = 8;
const APART = 4;
/** Fewer are no wheel, more are a texture. */
const FEWEST = 3;
const MOST = 8;

/** What narrows to one end, and how far it is turned to point that end at the middle. */
const TURNS: Readonly<Record<string, number>> = {
  'leaf-split': -45,
  'drop-leaf': 180,
  'drop-half': 180,
  'flower-tulip': 0,
  'coffee-bean': -45,
  'air-balloon': 0,
  acorn: 0,
  avocado: 180,
  balloon: 0,
  brush: 135,
  capsule: -45,
  carrot: 0,
  egg: 0,
  feather: -45,
  gem: 0,
  heart: 0,
  lightbulb: 0,
  nib: 0,
  pencil: 135,
  pin: 0,
  popsicle: 0,
  shell: 0,
  slice: 0,
  strawberry: 0,
  watermelon: 180,
};

/** Half the angle that a copy takes up, seen from the middle. */
const halfAngle = (copy: Path): number =>
  edgePoints(copy).reduce((most, [x, y]) => Math.max(most, Math.atan2(Math.abs(x - 50), 50 - y)), 0) *
  (180 / Math.PI);

/** Copies of a thing around a middle, as the slices of a fruit or the petals of a flower; every other in the second ink. */
export const WHEEL: Scene = {
  suits: ({ stroke }, id) => TURNS[id] !== undefined && stroke >= 6,
  encloses: true,
  draw: (symbol, { id, pale }) => {
    const upright = rotate(symbol, TURNS[id] ?? 0);
    const copy = standing(upright, 62, 50 - INNER, 50 - INNER);
    const count = Math.max(FEWEST, Math.min(MOST, Math.floor(180 / (halfAngle(copy) + APART / 2))));
    const copies = Array.from({ length: count }, (_, i) => rotate(copy, (360 * i) / count));
    const every = (rest: number): Path => concat(...copies.filter((_, i) => i % 2 === rest));
    if (pale) return { field: circle(50, 50, 50), cut: inDisc(concat(...copies), 42, 50, 50) };
    return count % 2 === 0 ? { bold: every(0), second: every(1) } : { bold: concat(...copies) };
  },
};
