/** Looks of a symbol that stands alone, on the square of 100. */
import { grow, intersect, subtract } from '../../geometry/kernel.js';
import { concat, rotate, translate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { boxOf, fitted, type Look, type Piece, placed, silhouette, whole, withoutSpecks } from './piece.js';

/** Two halves in two tones, a cut between them. */
export const split: Look = (pieces) => {
  const all = whole(fitted(pieces, 100));
  const cut = rect(48.2, -20, 3.6, 140);
  return [
    { role: 'main', path: withoutSpecks(subtract(all, rect(50, -20, 80, 140), cut)) },
    { role: 'accent', path: withoutSpecks(subtract(intersect(all, rect(50, -20, 80, 140)), cut)) },
  ];
};

/** Heights of the cuts and of the bands between them, from the middle down. */
const CUTS = [3, 4, 5, 6] as const;
const BANDS = [10, 8, 6.5] as const;

/** The lower half in bands that grow thinner, as the sun in the sea. */
export const stripes: Look = (pieces) => {
  const fit = fitted(pieces, 100);
  const { y, height } = boxOf(fit);
  const k = height / 100;
  let top = y + height * 0.53;
  const cuts = CUTS.map((cut, i) => {
    const gap = rect(-20, top, 140, cut * k);
    top += (cut + (BANDS[i] ?? 0)) * k;
    return gap;
  });
  return fit.map(({ role, path }) => ({ role, path: withoutSpecks(subtract(path, ...cuts)) }));
};

/** Distance and width of the line around a symbol. */
const CONTOUR = { near: 7, far: 12.5 } as const;

/** The symbol with a line around it at an even distance. */
export const contour: Look = (pieces) => {
  const inner = fitted(pieces, 74);
  const all = whole(inner);
  const ring = subtract(silhouette(grow(all, CONTOUR.far)), silhouette(grow(all, CONTOUR.near)));
  return [...inner.map((piece): Piece => ({ ...piece, role: 'main' })), { role: 'accent', path: ring }];
};

/** A copy in the second colour behind the symbol, shifted to the lower right. */
export const shadow: Look = (pieces) => {
  const front = fitted(pieces, 92, 46, 46);
  const outline = silhouette(whole(front));
  const behind = subtract(translate(outline, 8, 8), grow(outline, 2.6));
  return [
    ...front.map((piece): Piece => ({ ...piece, role: 'main' })),
    { role: 'accent', path: withoutSpecks(behind) },
  ];
};

/** The symbol in front of a disc that it breaks out of at the foot. */
export const disc: Look = (pieces) => {
  const { width, height } = boxOf(pieces);
  const front = placed(pieces, Math.min(74 / width, 60 / height), 50, 66);
  const outline = silhouette(whole(front));
  return [
    { role: 'accent', path: withoutSpecks(subtract(circle(50, 47, 46), grow(outline, 4))) },
    ...front.map((piece): Piece => ({ ...piece, role: 'main' })),
  ];
};

/** Copies around a centre, their feet inward, every other one in the second colour. */
export const rosette =
  (copies: number): Look =>
  (pieces) => {
    const { width, height } = boxOf(pieces);
    const hub = copies > 5 ? 9 : 5;
    const long = 50 - hub;
    // A copy is as wide as its sector is where most symbols are widest.
    const wide = 2 * Math.tan(Math.PI / copies) * (hub + long * 0.6);
    const k = Math.min(long / height, wide / width);
    const [first] = [whole(placed(pieces, k, 50, 50 - hub - (height * k) / 2))];
    const around = Array.from({ length: copies }, (_, i) => rotate(first, (360 * i) / copies));
    const of = (rest: number) => concat(...around.filter((_, i) => i % 2 === rest));
    return copies % 2 === 0
      ? [
          { role: 'main', path: of(0) },
          { role: 'accent', path: of(1) },
        ]
      : [{ role: 'main', path: concat(...around) }];
  };
