import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import { circle, corners, leaf, polyline, rect, wave } from '../../geometry/shapes.js';
import { markById } from '../../marks/index.js';
import { inked } from '../../marks/mark.js';
import { isAslant, type Outline } from './outline.js';
import { centred, filled, inDisc, type Scene, standing } from './scene.js';

/** Between a thing and what adorns it, on the square of 100. */
const GAP = 5;
const FOOT = 100;

/** A thing, and what its maker's name adds to it. */
type Adorned = { readonly thing: Path; readonly adornment: Path };

const apart = (adornment: Path, thing: Path): Path => subtract(adornment, grow(filled(thing), GAP));

/** A thing under something whose foot is at 0 and which is as wide as it says: over the middle of the thing. */
const under =
  (top: Path, height: number) =>
  (symbol: Path): Adorned => {
    const thing = standing(symbol, 92, FOOT - height - GAP, FOOT);
    const { y } = bounds(thing) ?? { y: height + GAP };
    return { thing, adornment: translate(top, 50, y - GAP) };
  };

const CROWN = corners('-27,0 -31,-25 -15,-13 0,-32 15,-13 31,-25 27,0', 2.5);
const LEAVES = union(leaf(0, 0, -31, -22, 0.34), leaf(0, 0, 31, -22, 0.34));

/** How wide and how high a hat may be. */
const HAT = { width: 70, height: 39 };

/** A thing under a hat that is a mark of its own, in the edition that it had when this was drawn. */
const hatted =
  (id: string, edition: number) =>
  (symbol: Path): Adorned => {
    const hat = standing(
      union(
        ...markById(id)
          .draw({ edition })
          .map(({ path }) => path),
      ),
      HAT.width,
      HAT.height,
      0,
      0,
    );
    return under(hat, bounds(hat)?.height ?? HAT.height)(symbol);
  };

/** A thing under a roof. */
function roofed(symbol: Path): Adorned {
  const roof = inked(
    polyline([
      [1, 38],
      [50, 4],
      [99, 38],
    ]),
    11,
  );
  const thing = centred(symbol, 76, 68, 50, 66);
  return { thing, adornment: apart(roof, thing) };
}

/** A thing with the lines of its speed behind it. */
function speeding(symbol: Path): Adorned {
  const thing = centred(symbol, 78, 80, 62, 50);
  const { y, height } = bounds(thing) ?? { y: 20, height: 60 };
  const lines = [
    [0.26, 6],
    [0.52, -8],
    [0.78, 4],
  ] as const;
  const bars = lines.map(([at, from]) => rect(from, y + height * at - 4.5, 70 - from, 9, 4.5));
  const behind = apart(concat(...bars), thing);
  // What shows through the thing or beyond it is no trail.
  const { x } = bounds(thing) ?? { x: 24 };
  return { thing, adornment: intersect(behind, rect(-20, -20, x + 40, 140)) };
}

/** A thing on two waves. */
function afloat(symbol: Path): Adorned {
  const thing = standing(symbol, 84, 66, 70);
  const waves = [84, 100].map((y) => inked(wave(2, y, 96, 7, 2), 9));
  return { thing, adornment: apart(concat(...waves), thing) };
}

/** What stands beside the dead or before a judge wears nothing. */
const GRAVE = /urn|tombstone|coffin|candle|dove|ribbon|laurel|scales|gavel|church|cross$|angel/;

/** Depth of what counts as the top of a thing, and the share of its width that bears something. */
const TOP = 0.1;
const BEARING = 0.3;

/** Whether a thing is broad by its height, and above, so that it may wear something: nothing sits on steam or on a tip. */
const bears =
  (least: number) =>
  ({ path, aspect }: Outline): boolean => {
    const box = bounds(path);
    if (box === null || aspect < least) return false;
    const top = bounds(intersect(path, rect(box.x, box.y, box.width, box.height * TOP)));
    return top !== null && top.width >= box.width * BEARING;
  };
/** A hat is higher than a crown or leaves. */
const BROAD = 0.8;
const BROADER = 1.05;

const adorned = (
  adorn: (symbol: Path) => Adorned,
  isFit: (outline: Outline) => boolean,
  itself: RegExp,
): Scene => ({
  suits: (outline, id) =>
    !itself.test(id) &&
    !GRAVE.test(id) &&
    outline.stroke >= 7 &&
    outline.aspect >= 0.4 &&
    outline.aspect <= 2 &&
    outline.parts <= 12 &&
    isFit(outline),
  encloses: true,
  draw(symbol, { pale }) {
    const { thing, adornment } = adorn(symbol);
    return pale
      ? { field: circle(50, 50, 50), cut: inDisc(concat(thing, adornment), 39, 50, 50) }
      : { bold: thing, second: adornment };
  },
});
const whatever = (): boolean => true;

export const CROWNED = adorned(under(CROWN, 32), bears(BROAD), /crown|king|queen/);
export const LEAFED = adorned(
  under(LEAVES, 26),
  bears(BROAD),
  /leaf|leaves|sprout|plant|tree|flower|pine|palm|cactus|sapling|herb|agave|rose|bouquet|grass|seed|fruit|carrot|apple|citrus|avocado|strawberry|pear|onion|corn|wheat|grapes|olive|lettuce|greens/,
);
export const TOP_HATTED = adorned(hatted('top-hat', 1), bears(BROADER), /hat|helmet|cap$/);
export const COWBOY_HATTED = adorned(hatted('cowboy-hat', 1), bears(BROADER), /hat|helmet|cap$/);
export const CHEF_HATTED = adorned(hatted('chef-hat', 2), bears(BROADER), /hat|helmet|cap$|chef/);
export const ROOFED = adorned(
  roofed,
  whatever,
  /house|home|roof|cabin|barn|shop|church|tent|building|key|door|window|castle/,
);
/** What lies or stands where it is has no speed. */
export const SPEEDING = adorned(
  speeding,
  (outline) => !isAslant(outline),
  /speed|trail|comet|shooting|box|house|couch|armchair|sofa|bed|chair|table|tree|mountain|building|shop/,
);
export const AFLOAT = adorned(
  afloat,
  whatever,
  /wave|boat|ship|fish|whale|shrimp|crab|anchor|sail|surf|kayak|dive|swim|trawler|angler|lighthouse|net/,
);
