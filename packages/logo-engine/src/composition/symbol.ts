import { ROLES } from '../colour/palette.js';
import { type Direction, isOptical, type SymbolSpec } from '../direction/direction.js';
import { subtract, union } from '../geometry/kernel.js';
import { concat, EMPTY, type Path } from '../geometry/path.js';
import { iconPath } from '../icons/icons.js';
import { containerOf, isScene, type SceneId } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Treatment } from '../marks/mark.js';
import { initials, monogramPath } from '../marks/monogram.js';
import { tracedPath } from '../tracing/traced.js';
import { type Group, group, type Layer } from './layer.js';
import { keepsClean } from './looks/clean-line.js';
import { lined } from './looks/line.js';
import { contained, inMiddle, type Piece, whole } from './looks/piece.js';
import { knockedOut, swapped, twoTone } from './looks/plates.js';
import { roomyInitial } from './scenes/counter.js';
import { sceneOf, sceneSuits } from './scenes/index.js';
import { initialOf } from './scenes/initial.js';

/**
 * Line widths on the square of 100 that marks are drawn on. Beside a name they answer its stems; a symbol alone
 * must hold at 16 pixels; inside a container a mark is drawn smaller, so its line is thicker to look the same.
 */
const LINE = { above: 3.5, beside: 4.2, alone: 4.3, inside: 1.5 } as const;
const RING = { above: 2.4, beside: 3, alone: 2.7 } as const;
/** The same where a ring is seen at 64 pixels beside the letters. */
const SEEN_RING = { above: 4.4, beside: 5, alone: 2.7 } as const;

/** Every width in which a symbol is drawn as a line. */
export const LINE_WIDTHS: readonly number[] = [LINE.above, LINE.beside, LINE.alone].flatMap((width) => [
  width,
  width * LINE.inside,
]);

/** Beside a name a symbol is smaller than above it, and its lines are thicker. */
const size = ({ layout }: Pick<Direction, 'layout'>): 'alone' | 'above' | 'beside' =>
  layout === 'symbol' ? 'alone' : layout === 'horizontal' ? 'beside' : 'above';

/** Symbols depend on few choices and cost the most to draw: the last ones are kept. */
const cache = new Map<string, Group>();
const CACHE_SIZE = 512;

/** Treatments that show the colours of a mark's parts. */
const COLOURED: readonly Treatment[] = ['solid', 'two-tone', 'swapped', 'inset'];

/** How a filled container holds a symbol; by its treatment, else it is cut out in one colour. */
const HELD: Readonly<Partial<Record<Treatment, typeof knockedOut>>> = {
  'two-tone': twoTone,
  inset: twoTone,
  swapped,
};

/** The width of a symbol's lines. */
const lineWidth = (direction: Pick<Direction, 'layout' | 'container'>): number =>
  LINE[size(direction)] * (direction.container === 'none' ? 1 : LINE.inside);

/** Whether the details of a mark keep apart as lines where it stands. */
export const drawsAsLine = (
  { id, params }: Extract<SymbolSpec, { kind: 'mark' }>,
  place: Pick<Direction, 'layout' | 'container'>,
): boolean => keepsClean(markById(id).draw(params), lineWidth(place));

/** The outline of a symbol in one colour. */
function outlineOf(spec: SymbolSpec, face: string, line: boolean): Path {
  if (spec.kind === 'monogram') return monogramPath(spec.text, face).path;
  if (spec.kind === 'icon') return iconPath(spec.id, line);
  if (spec.kind === 'traced') return tracedPath(spec);
  return union(
    ...markById(spec.id)
      .draw(spec.params)
      .map(({ path }) => path),
  );
}

function pieces({ symbol, treatment, accent, face, ...direction }: Direction): Piece[] {
  if (symbol === null) return [];
  if (symbol.kind !== 'mark') return [{ role: 'main', path: outlineOf(symbol, face, treatment === 'line') }];
  const mark = markById(symbol.id);
  const parts = mark.draw(symbol.params);
  // Where details would collide as lines, the mark stays solid.
  if (treatment === 'line' && drawsAsLine(symbol, direction))
    return [{ role: 'main', path: lined(parts, lineWidth(direction)) }];
  const coloured = COLOURED.includes(treatment) && accent !== 'none';
  // With a second colour the dark tone is the name's own ink, so that a logo never has four colours.
  return parts.map(({ role, path }): Piece => {
    const own = coloured ? role : 'main';
    return { role: own === 'deep' ? 'ink' : own, path };
  });
}

/** One layer for each role, in a fixed order. */
function byRole(parts: readonly Piece[], part: Layer['part']): Layer[] {
  return ROLES.flatMap((role) => {
    const paths = parts.filter((piece) => piece.role === role).map((piece) => piece.path);
    return paths.length === 0 ? [] : [{ part, role, path: concat(...paths) }];
  });
}

/** Scenes that are drawn with the initial of the name. */
const LETTERED: readonly SceneId[] = ['initial', 'letter', 'counter', 'counter-plate'];

/** A scene in the colours of a direction. */
function scene(id: SceneId, direction: Direction, weak: boolean, letter: string | null): Group {
  const { symbol, face, ground, treatment } = direction;
  const pale = ground === 'open' || (weak && (ground === 'brand' || treatment === 'tint'));
  const drawn = whole(pieces({ ...direction, treatment: 'plain' }));
  const thing = symbol?.kind === 'monogram' ? '' : (symbol?.id ?? '');
  const { encloses = false, draw } = sceneOf(id);
  const setting = { pale: pale || (weak && encloses), id: thing, letter, face };
  const { field = EMPTY, cut = EMPTY, bold = EMPTY, second = EMPTY } = draw(drawn, setting);
  if (pale && field.commands.length > 0)
    return group([
      { part: 'container', role: 'ground', path: concat(field, second) },
      { part: 'symbol', role: 'stamp', path: concat(cut, bold) },
    ]);
  if (weak && encloses)
    return group([
      { part: 'container', role: 'plate', path: concat(subtract(field, cut), second) },
      { part: 'symbol', role: 'inlay', path: cut },
    ]);
  return group([
    { part: 'container', role: 'main', path: concat(subtract(field, cut), bold) },
    { part: 'symbol', role: 'accent', path: second },
  ]);
}

function build(direction: Direction, weak: boolean, letter: string | null): Group {
  if (isScene(direction.container)) {
    const { container: id, symbol } = direction;
    if (symbol !== null && sceneSuits(id, symbol) && (!LETTERED.includes(id) || letter !== null))
      return scene(id, direction, weak, letter);
    return build({ ...direction, container: 'circle' }, weak, letter);
  }
  const drawn = pieces(direction);
  if (direction.container === 'none') return group(byRole(drawn, 'symbol'));
  const optical = isOptical(direction);
  const container = containerOf(direction.container, optical);
  const monogram = direction.symbol?.kind === 'monogram';
  const room = monogram ? container.room * 0.9 : container.room;
  const seen = contained(drawn, room * 2.1, room * Math.SQRT2, container.centre);
  // A letter is centred by its ink: the round side of a D is not its middle.
  const inside = monogram ? inMiddle(seen, container.centre) : seen;
  const shape = container.draw((optical ? SEEN_RING : RING)[size(direction)]);
  if (!container.filled)
    return group([{ part: 'container', role: 'main', path: shape }, ...byRole(inside, 'symbol')]);
  const all = whole(inside);
  const { ground, treatment, accent } = direction;
  if (treatment === 'tint' || ground === 'open' || (weak && ground === 'brand'))
    return group([
      { part: 'container', role: 'ground', path: shape },
      { part: 'symbol', role: 'stamp', path: all },
    ]);
  if (!weak) return group(((accent !== 'none' && HELD[treatment]) || knockedOut)(shape, inside));
  const [plate] = knockedOut(shape, inside);
  return group([
    { part: 'container', role: 'plate', path: plate?.path ?? shape },
    { part: 'symbol', role: 'inlay', path: all },
  ]);
}

/** The initial that a scene is drawn with. */
function letterOf(container: Direction['container'], name: string): string | null {
  if (container === 'initial') return initialOf(name);
  if (container === 'counter' || container === 'counter-plate') return roomyInitial(name);
  return container === 'letter' ? initials(name, 1) : null;
}

/**
 * The symbol of a direction on a square of about 100 by 100: open, knocked out of a filled container as real
 * holes, or inside a line. A main colour too weak for white keeps its exact value inside a dark container.
 */
export function drawSymbol(direction: Direction, weak: boolean, name: string): Group {
  const { symbol, container, treatment, accent, face, ground } = direction;
  const letter = letterOf(container, name);
  // Only initials are drawn in the name's face.
  const own = symbol?.kind === 'monogram' || container === 'initial' ? face : '';
  const key = JSON.stringify([
    symbol,
    size(direction),
    container,
    treatment,
    direction.proportions,
    accent === 'none',
    weak ? (ground ?? 'deep') : ground === 'open',
    own,
    letter,
  ]);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const drawn = build(direction, weak, letter);
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? key);
  cache.set(key, drawn);
  return drawn;
}
