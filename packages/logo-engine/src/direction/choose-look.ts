import type { Brief } from '../brief/brief.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { isSlender } from '../composition/looks/stroke.js';
import { drawsAsLine } from '../composition/symbol.js';
import { faceById } from '../fonts/faces.js';
import { type ContainerId, isScene } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Treatment } from '../marks/mark.js';
import type { Random } from '../random/random.js';
import type { Direction, IdeaId, LayoutId, SymbolSpec } from './direction.js';
import { looksOf } from './looks-of.js';
import { STRIP_IDS } from './strip-names.js';
import type { StyleRules } from './style-rules.js';
import { isHigh, isOfName, isSeveral, type SymbolLook } from './symbol-looks.js';
import { weigh } from './weigh.js';

/** How often a ring is drawn in lines: round a name that is short they are a ring round little. */
const OPEN_RING = 0.3;

/** The ground of a symbol that is not in one of its own looks. */
export function chooseContainer(
  symbol: SymbolSpec,
  layout: LayoutId,
  rules: StyleRules,
  random: Random,
): ContainerId {
  // The teeth of a seal are of the style whose plates have them.
  const rings = rules.plates.seal === undefined ? (['circle'] as const) : (['seal', 'circle'] as const);
  if (layout === 'badge') return random.chance(OPEN_RING) ? 'none' : random.pick(rings);
  const plate = (): ContainerId => weigh(rules.plates, random);
  if (symbol.kind !== 'mark') return plate();
  // Over a name a plain shape with a thing in it is the icon of an app.
  if (!markById(symbol.id).contained || layout === 'stacked' || isSlender(symbol)) return 'none';
  return weigh(rules.containers, random);
}

/** Mean strokes of letters, in hundredths of the cap height, from which on a line beside them looks starved. */
const HEAVY = 15;

/** How a symbol is drawn: a line only where it holds and the letters beside it are light. */
export function chooseTreatment(
  symbol: SymbolSpec | null,
  face: string,
  rules: StyleRules,
  random: Random,
): Treatment {
  const treatment = weigh(rules.treatments, random);
  // Whether a drawing holds as a line is slow to find out.
  if (treatment !== 'line' || symbol?.kind !== 'mark') return treatment;
  const holds =
    bodyOf(faceById(face)) <= HEAVY &&
    markById(symbol.id).line &&
    drawsAsLine(symbol, { layout: 'horizontal', container: 'none' });
  return holds ? 'line' : 'plain';
}

/** How often a symbol beside a name is shown in one of the looks of a symbol alone. */
const LOOKS_IN_LOCKUPS = 0.45;

/** How often it is held by what the name is called after. */
const OF_NAME = 0.35;

/** Ideas with a bar, beside which a plate is one too many. */
const BARRED: readonly IdeaId[] = ['word-bar', 'caption-bar', ...STRIP_IDS];

/** Grounds that stand beside no name: of two lines around a symbol one is lost. */
const BESIDE_NO_NAME: readonly ContainerId[] = ['double-ring', 'laurel'];

/** How the symbol is shown: alone it lives by its look, beside a name it is mostly plain. */
export function chooseLook(
  brief: Brief,
  {
    symbol,
    layout,
    accent,
    face,
    idea,
  }: Pick<Direction, 'layout' | 'accent' | 'face' | 'idea'> & { symbol: SymbolSpec },
  rules: StyleRules,
  random: Random,
): SymbolLook {
  const alone = layout === 'symbol';
  if (BARRED.includes(idea) && symbol.kind === 'mark')
    return { container: 'none', treatment: chooseTreatment(symbol, face, rules, random) };
  const own =
    alone || layout === 'badge'
      ? undefined
      : looksOf({ brief, symbol, accent }).find(
          ([{ container }]) => isOfName(container) && (layout === 'stacked' || !isHigh(container)),
        );
  // Beside its name one of "Tres Palmas" would be two too few.
  if (own !== undefined && (isSeveral(own[0].container) || random.chance(OF_NAME))) return own[0];
  if (layout !== 'badge' && (alone || random.chance(LOOKS_IN_LOCKUPS))) {
    const looks = looksOf({ brief, symbol, accent }).filter(
      // What stands on a land at the side of its name is too small for it.
      ([{ container }]) =>
        alone ||
        (!BESIDE_NO_NAME.includes(container) &&
          (layout === 'stacked'
            ? container === 'none' || isScene(container)
            : container !== 'landscape' && !isHigh(container))),
    );
    const at = weigh(Object.fromEntries(looks.map(([, weight], i) => [`${i}`, weight])), random);
    const look = looks[Number(at)]?.[0];
    if (look !== undefined) return look;
  }
  return {
    container: chooseContainer(symbol, layout, rules, random),
    treatment: chooseTreatment(symbol, face, rules, random),
  };
}
