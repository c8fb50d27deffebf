import { isCarried, isWeak, type Role } from '../colour/palette.js';
import { type Direction, isOptical, isRanked } from '../direction/direction.js';
import { type Face, faceById } from '../fonts/faces.js';
import { CAP, type Line, shapeLine } from '../fonts/shape.js';
import { centreX } from '../geometry/bounds.js';
import { extentOf } from '../geometry/extent.js';
import { union } from '../geometry/kernel.js';
import { merged } from '../geometry/merge.js';
import { concat, EMPTY, evenOdd, mapPoints, type Path } from '../geometry/path.js';
import { circle, polar, polygon } from '../geometry/shapes.js';
import { breakLines } from './break-lines.js';
import { captionFace } from './captions.js';
import { inksOf } from './ideas/inks.js';
import { type Layer, place } from './layer.js';
import { visualSide } from './lockup.js';
import { drawSymbol } from './symbol.js';
import { type Texts, textsOf } from './texts.js';

/** Radii of a badge, in its own units. */
const OUTER = 500;
const INNER = 300;
/** Side of the square that a symbol may have the area of, and radius of the circle that it may fill. */
const ROOM = 412;
const REACHED = 262;
/** What initials take of both: a letter that fills a ring presses against it. */
const INITIALS = 0.78;
/** Largest and smallest letters; short names get the large ones. */
const LARGEST = 90;
const SMALLEST = 68;
/** Longest name that a ring can hold. */
export const BADGE_CHARACTERS = 24;
const WIDEST_ARC = 205;

/** `letters` is the cap height of its smallest text. */
type Badge = {
  readonly layers: readonly Layer[];
  readonly recovered: string;
  readonly letters: number;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Widths of the lines of a badge: finer ones are lost at 64 pixels. */
const FINE = { cutOuter: 8, cutInner: 7, outer: 17, second: 7, inner: 7 } as const;
const SEEN = { cutOuter: 13, cutInner: 13, outer: 24, second: 0, inner: 13 } as const;

const ringOf = (r: number, width: number): Path => evenOdd(circle(0, 0, r), circle(0, 0, r - width));

/** Middle of the ring that the letters stand in. */
const MIDDLE = (OUTER - 28 + INNER) / 2;

/** Bends a line of text around a circle: letters are bent with it, so that no two lean apart. */
function bend(line: Line, cap: number, top: boolean): Path {
  const cx = centreX(line.box);
  const baseline = top ? MIDDLE - cap / 2 : MIDDLE + cap / 2;
  const turn = (x: number, y: number): readonly [number, number] => {
    const angle = (x - cx) / MIDDLE;
    const r = top ? baseline - y : baseline + y;
    return top ? [r * Math.sin(angle), -r * Math.cos(angle)] : [r * Math.sin(angle), r * Math.cos(angle)];
  };
  return concat(...line.glyphs.map((glyph) => mapPoints(glyph.path, turn)));
}

type Ring = Pick<Badge, 'recovered' | 'letters'> & { readonly path: Path; readonly figures: Path };

/** Room for ink between the middle of the ring and its edge. */
const REACH = 68;

/** Text of the lower arc: the trade or the place, in smaller letters than the name. */
const LOWER = 70;
const SMALLEST_LOWER = 54;
/** Widest arcs, in degrees, of a name over a lower text, and of that text. */
const UPPER_ARC = 186;
const LOWER_ARC = 128;
/** The inner edge of the line that closes a ring, as a share of its outer one. */
const INWARD = 1 - 8 / MIDDLE;

/** Sets text on an arc no wider than it may be; null when its letters would be too small. */
function onArc(
  text: string,
  face: Face,
  { cap, least, arc, top }: { cap: number; least: number; arc: number; top: boolean },
): { path: Path; recovered: string; degrees: number; cap: number } | null {
  // Few letters stand wider, so that they still make an arc.
  const tracking = (top ? 0.07 : 0.12) + (text.length < 9 ? 0.1 : 0);
  const set = (size: number): Line => shapeLine(text, face, { tracking, cap: size });
  const { box } = set(CAP);
  // Accents of capitals stay clear of the line around the ring.
  const reach = Math.max(CAP, -box.y) - CAP / 2;
  const size = Math.min(cap, ((radians(arc) * MIDDLE) / box.width) * CAP, (REACH / reach) * CAP);
  if (size < least) return null;
  const line = set(size);
  const degrees = (line.box.width / MIDDLE) * (180 / Math.PI);
  return { path: bend(line, size, top), recovered: line.recovered, degrees, cap: size };
}

/** Least angle between two arcs that a dot stands in, and its radius. */
const OPEN = 38;
const DOT = 17;

/** A dot on each side between an upper and a lower text, where there is room for one. */
function between(upper: number, lower: number): Path {
  const [from, to] = [upper / 2, 180 - lower / 2];
  if (to - from < OPEN) return EMPTY;
  const middle = (from + to) / 2;
  return concat(...[middle, -middle].map((angle) => circle(...polar(0, 0, MIDDLE, angle - 90), DOT)));
}

/** A line that closes the ring below a name that has nothing under it. */
function closing(open: number): Path {
  const reach = Math.max(10, open - 22);
  const points = Array.from({ length: 25 }, (_, i) => polar(0, 0, MIDDLE, 90 - reach + (i * reach) / 12));
  const inner = points.map(([x, y]) => [x * INWARD, y * INWARD] as const).reverse();
  return polygon([...points, ...inner], 3);
}

/** The name over its trade or place; a name alone over stars, or in two halves when it is long. */
function lettering({ above, quiet, name, below }: Texts, face: Face): Ring | null {
  if (above !== '' || quiet !== '') return null;
  if (below !== '') {
    const upper = onArc(name, face, { cap: LARGEST, least: SMALLEST, arc: UPPER_ARC, top: true });
    const lower = onArc(below, captionFace(face), {
      cap: LOWER,
      least: SMALLEST_LOWER,
      arc: upper === null ? 0 : Math.min(LOWER_ARC, 330 - upper.degrees),
      top: false,
    });
    if (upper === null || lower === null) return null;
    return {
      path: concat(upper.path, lower.path),
      figures: between(upper.degrees, lower.degrees),
      recovered: `${upper.recovered} ${lower.recovered}`,
      letters: Math.min(upper.cap, lower.cap),
    };
  }
  const [first, second, more] = breakLines(name, face, 0.07, 3, 2);
  const isHalved = first !== undefined && second !== undefined && more === undefined && !first.cut;
  if (!isHalved) {
    const alone = onArc(name, face, { cap: LARGEST, least: SMALLEST, arc: WIDEST_ARC, top: true });
    return alone === null
      ? null
      : {
          path: alone.path,
          figures: closing(180 - alone.degrees / 2),
          recovered: alone.recovered,
          letters: alone.cap,
        };
  }
  const halves = [first, second].map(({ text }, i) =>
    onArc(text, face, { cap: LARGEST * 0.94, least: SMALLEST, arc: 140, top: i === 0 }),
  );
  const [upper, lower] = halves;
  if (upper == null || lower == null) return null;
  return {
    path: concat(upper.path, lower.path),
    figures: between(upper.degrees, lower.degrees),
    recovered: `${upper.recovered} ${lower.recovered}`,
    letters: Math.min(upper.cap, lower.cap),
  };
}

const toothed = (r: number, depth: number, teeth: number): Path =>
  polygon(
    Array.from({ length: teeth * 2 }, (_, i) => polar(0, 0, i % 2 === 0 ? r : r - depth, (180 * i) / teeth)),
    5,
  );

/** A round badge: the name in the ring, the symbol in the middle; lines, or a solid disc with real holes. */
export function drawBadge(name: string, direction: Direction): Badge | null {
  const text = lettering(textsOf(name, direction), faceById(direction.face));
  if (text === null) return null;
  const { recovered, letters } = text;
  const inset = direction.treatment === 'inset';
  const accent = inset ? direction.accent : 'none';
  const symbol = drawSymbol({ ...direction, container: 'none', accent }, false, name);
  const extent = extentOf(symbol.layers.map(({ path }) => path));
  const fitted = Math.min(ROOM / visualSide(symbol.box.width, symbol.box.height), REACHED / extent.radius);
  const k = direction.symbol?.kind === 'monogram' && isRanked(direction) ? fitted * INITIALS : fitted;
  const middle = place(symbol.layers, -extent.x * k, -extent.y * k, k);
  const base: Role = 'main';
  const width = isOptical(direction) ? SEEN : FINE;
  const lines = [ringOf(OUTER - 18, width.cutOuter), ringOf(INNER, width.cutInner)];
  /** What a plate leaves open, as outlines of which no two cross. */
  const holes = (): Path[] => {
    const [only, ...others] = middle.map(({ path }) => path);
    const symbols = only === undefined ? EMPTY : others.length === 0 ? merged(only) : union(only, ...others);
    return [...lines, merged(text.path), text.figures, symbols];
  };
  if (isWeak(direction.color) && (direction.ground ?? 'deep') === 'deep') {
    // The colour shines in the holes of its deep companion.
    const plate = evenOdd(circle(0, 0, OUTER + 10), ...holes());
    return {
      layers: [
        { part: 'container', role: 'inlay', path: circle(0, 0, OUTER + 6) },
        { part: 'container', role: 'plate', path: plate },
      ],
      recovered,
      letters,
    };
  }
  if (isCarried(direction.color, direction.ground)) {
    const all = concat(...lines, text.path, text.figures, ...middle.map(({ path }) => path));
    return {
      layers: [
        { part: 'container', role: 'ground', path: circle(0, 0, OUTER + 10) },
        { part: 'text', role: base, path: all },
      ],
      recovered,
      letters,
    };
  }
  const solid = direction.container === 'seal' || direction.container === 'circle';
  if (solid) {
    const disc = direction.container === 'seal' ? toothed(OUTER + 24, 26, 48) : circle(0, 0, OUTER + 10);
    const cut = evenOdd(disc, ...holes());
    const spots = middle.flatMap((layer): Layer[] =>
      layer.role === 'accent' && inksOf(direction).bright ? [{ ...layer, role: 'spot' }] : [],
    );
    return { layers: [{ part: 'container', role: base, path: cut }, ...spots], recovered, letters };
  }
  const rings = evenOdd(
    ringOf(OUTER, width.outer),
    ...(width.second === 0 ? [] : [ringOf(OUTER - 28, width.second)]),
    ringOf(INNER, width.inner),
  );
  return {
    layers: [
      { part: 'container', role: base, path: rings },
      { part: 'text', role: direction.nameRole, path: text.path },
      ...(text.figures === EMPTY
        ? []
        : [
            {
              part: 'ornament' as const,
              // A dot in a pale second colour is lost.
              role: direction.accent === 'none' || isOptical(direction) ? base : ('accent' as const),
              path: text.figures,
            },
          ]),
      ...middle,
    ],
    recovered,
    letters,
  };
}
