import { picture } from '../../analysis/picture.js';
import { union } from '../../geometry/kernel.js';
import { mapPoints, mirror, type Path, translate } from '../../geometry/path.js';
import { arc, ellipse } from '../../geometry/shapes.js';
import { inked } from '../../marks/mark.js';
import { centred, type Scene } from './scene.js';

/** Cells of the raster in which the widest part of a thing is looked for. */
const SIDE = 64;
/** Least distance of a face from the edges of what it is on, on the square of 100. */
const ROOM = 17;

/** Distances (chamfer 3-4, by three) from each cell of ink to the nearest that is none. */
function depths(isInk: (x: number, y: number) => boolean): Float32Array {
  const at = new Float32Array(SIDE * SIDE);
  const near = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (at[y * SIDE + x] ?? 0);
  const sweep = (x: number, y: number, back: 1 | -1): number =>
    Math.min(
      near(x - back, y) + 1,
      near(x, y - back) + 1,
      near(x - back, y - back) + 4 / 3,
      near(x + back, y - back) + 4 / 3,
    );
  for (let i = 0; i < at.length; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    at[i] = isInk(x, y) ? sweep(x, y, 1) : 0;
  }
  for (let i = at.length - 1; i >= 0; i--)
    at[i] = Math.min(at[i] ?? 0, sweep(i % SIDE, Math.floor(i / SIDE), -1));
  return at;
}

/** The largest circle in the ink of a thing that fills the square: its middle and how far its edges are. */
function widest(thing: Path): { readonly x: number; readonly y: number; readonly room: number } {
  const scale = SIDE / 100;
  const { values, width } = picture(
    [{ path: mapPoints(thing, (x, y) => [x * scale, y * scale]), colour: '#000000' }],
    { width: SIDE, height: SIDE },
    '#FFFFFF',
  );
  const step = width / SIDE;
  const found = depths((x, y) => {
    const value = values[Math.floor((y + 0.5) * step) * width + Math.floor((x + 0.5) * step)];
    return (value ?? 1) < 0.5;
  });
  const best = found.reduce((most, depth, i) => (depth > (found[most] ?? 0) ? i : most), 0);
  return {
    x: ((best % SIDE) + 0.5) / scale,
    y: (Math.floor(best / SIDE) + 0.5) / scale,
    room: (found[best] ?? 0) / scale,
  };
}

/** Two eyes and a smile, around 0 and 1 across each way. */
const face = (room: number): Path => {
  const eye = ellipse(-0.36 * room, -0.22 * room, 0.12 * room, 0.17 * room);
  const smile = inked(arc(0, -0.02 * room, 0.52 * room, 25, 155), 0.18 * room);
  return union(eye, mirror(eye, 0), smile);
};

/** What has a face already, or would be a joke with one. */
const FACED =
  /cat|dog|cow|pig|sheep|goat|hen|rooster|chick|duck|bird|owl|fish|horse|bull|crab|bee|rabbit|fox|bear|lion|face|smile|tooth|robot|clown|mask|baby|skull|urn|tombstone|coffin|head|woman|man|doctor|animal|pet|paw|llama|alpaca|whale|frog|turtle|octopus|shrimp|penguin|puppet|doll|goose|puma|dragon|foot|leg|nails|agent|guard|hand|bikini|braid|wig|squid|shark|insole|crown|foosball/;

/** How far from the middle a face may be: one at a corner is a sticker. */
const ASIDE = 14;
const isBroad = ({ x, room }: ReturnType<typeof widest>): boolean =>
  room >= ROOM && Math.abs(x - 50) <= ASIDE;

const filling = (symbol: Path): Path => centred(symbol, 100, 100);

/** A thing that smiles, whose maker's name says that it is happy. */
export const SMILING: Scene = {
  suits: ({ path, stroke }, id) => stroke >= 9 && !FACED.test(id) && isBroad(widest(filling(path))),
  encloses: true,
  draw(symbol) {
    const thing = filling(symbol);
    const { x, y, room } = widest(thing);
    return { field: thing, cut: translate(face(room), x, y) };
  },
};
