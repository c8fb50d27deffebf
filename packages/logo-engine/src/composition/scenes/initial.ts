import { flatten } from '../../analysis/edges.js';
import { type Box, bounds, centreX, centreY, unionBoxes } from '../../geometry/bounds.js';
import { extentOf } from '../../geometry/extent.js';
import { contours, mapPoints, type Path } from '../../geometry/path.js';
import { initials, monogramPath } from '../../marks/monogram.js';
import { centred, type Drawn, filled, type Scene } from './scene.js';

/** Letters whose counter a symbol takes the place of, and letters whose mouth it stands in. */
const CLOSED = /^[DOPQR]$/;
const OPEN = /^C$/;

/** Air between the symbol and the letter, as a share of the room. */
const AIR = { cut: 0.8, beside: 0.84 } as const;

/** The initial of the proper name when a symbol can be its counter, or null. */
export function initialOf(name: string): string | null {
  const letter = initials(name, 1);
  return letter !== null && (CLOSED.test(letter) || OPEN.test(letter)) ? letter : null;
}

/** Faces whose capitals are strong figures by themselves, without hairlines or serifs. */
const STURDY =
  /^(sora|outfit|lexend|figtree|inter|archivo|montserrat|fredoka|baloo-2|paytone-one|red-hat-display|league-spartan|bricolage-grotesque|plus-jakarta-sans|albert-sans)-/;

/** The mouth of a C is wide enough in a geometric face only. */
const sturdyFace = (letter: string, face: string): string =>
  CLOSED.test(letter) && STURDY.test(face) ? face : 'outfit-600';

/** Distance of a point from the nearest edge. */
function room(edges: readonly number[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < edges.length; i += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.slice(i, i + 4);
    const [dx, dy] = [x1 - x0, y1 - y0];
    const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - x0 - dx * t, y - y0 - dy * t));
  }
  return least;
}

/** Steps of the walk to the middle of a room, from coarse to fine. */
const STEPS = [8, 4, 2, 1, 0.5];

/** The middle of the largest circle near a point that no edge reaches into. */
export function middleOf(edges: readonly number[], box: Box): { x: number; y: number; r: number } {
  let [x, y] = [centreX(box), centreY(box)];
  let r = room(edges, x, y);
  for (const step of STEPS)
    for (let moved = true; moved; ) {
      moved = false;
      for (const [dx, dy] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const) {
        const wider = room(edges, x + dx, y + dy);
        const inside =
          Math.abs(x + dx - centreX(box)) < box.width / 2 && Math.abs(y + dy - centreY(box)) < box.height / 2;
        if (!inside || wider <= r + 0.01) continue;
        [x, y, r] = [x + dx, y + dy, wider];
        moved = true;
      }
    }
  return { x, y, r };
}

/** A symbol in a circle. */
function inside(symbol: Path, x: number, y: number, r: number): Path {
  const extent = extentOf([symbol]);
  const k = r / extent.radius;
  return mapPoints(symbol, (px, py) => [(px - extent.x) * k + x, (py - extent.y) * k + y]);
}

/** The initial of the proper name, with the symbol for its counter, or in its mouth. */
function drawn(symbol: Path, letter: string, face: string): Drawn {
  const glyph = centred(monogramPath(letter, sturdyFace(letter, face)).path, 100, 100);
  const whole = bounds(glyph) ?? { x: 0, y: 0, width: 100, height: 100 };
  if (OPEN.test(letter)) {
    const { x, y, r } = middleOf(flatten(glyph, 1), whole);
    return { bold: glyph, second: inside(symbol, x, y, r * AIR.beside) };
  }
  const field = filled(glyph);
  const outer = contours(field)[0] ?? field;
  const holes = contours(glyph)
    .map(bounds)
    .filter((box) => box !== null && box.width * box.height < whole.width * whole.height * 0.6);
  const { x, y, r } = middleOf(flatten(outer, 1), unionBoxes(holes) ?? whole);
  return { field, cut: inside(symbol, x, y, r * AIR.cut) };
}

export const INITIAL: Scene = {
  suits: ({ aspect, stroke, parts, ink }) =>
    aspect >= 0.65 && aspect <= 1.7 && stroke >= 10 && parts <= 6 && ink >= 0.3,
  draw: (symbol, { letter, face }) => (letter === null ? { bold: symbol } : drawn(symbol, letter, face)),
};
