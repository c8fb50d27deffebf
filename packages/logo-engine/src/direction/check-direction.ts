import { isReading } from '../brief/name-reading.js';
import { ACCENTS, GROUNDS } from '../colour/palette.js';
import { ideaOf } from '../composition/ideas/index.js';
import { faceById } from '../fonts/faces.js';
import { ICON_IDS } from '../lexicon/table.js';
import { CONTAINERS } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import { TREATMENTS } from '../marks/mark.js';
import { meantBy } from '../marks/redrawn/edition.js';
import { isSimple } from '../tracing/traced.js';
import { DESCRIPTORS, type Direction, IDEAS, LAYOUTS, PROPORTIONS, type SymbolSpec } from './direction.js';
import { isTradeLine } from './trade-line.js';

const isOneOf = (values: readonly unknown[], given: unknown): boolean => values.includes(given);

/** Whether something, which may come from anywhere, has fields: a direction, or the parameters of a mark. */
export const isFielded = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The kinds of symbols. */
export const SYMBOL_KINDS: readonly SymbolSpec['kind'][] = ['mark', 'icon', 'monogram', 'traced'];

/** What is wrong with a symbol, which may come from anywhere, or null. */
export function symbolProblem(symbol: Direction['symbol']): string | null {
  if (symbol === null) return null;
  if (!isOneOf(SYMBOL_KINDS, symbol?.kind)) return `kind "${symbol?.kind}" of a symbol`;
  if (symbol.kind === 'monogram')
    return typeof symbol.text === 'string' && symbol.text.length > 0 ? null : 'an empty monogram';
  if (symbol.kind === 'traced') return isSimple(symbol) ? null : 'a traced symbol that is not simple';
  if (symbol.kind === 'icon') return ICON_IDS.includes(symbol.id) ? null : `no icon "${symbol.id}"`;
  if (!isFielded(symbol.params)) return `list of parameters of mark "${symbol.id}"`;
  const { params } = meantBy(markById(symbol.id), symbol.params);
  const wrong = Object.entries(params).find(([name, values]) => !isOneOf(values, symbol.params[name]));
  return wrong === undefined ? null : `parameter "${wrong[0]}" of mark "${symbol.id}"`;
}

const NAME_ROLES = ['main', 'ink'] satisfies readonly Direction['nameRole'][];

const isColour = (given: unknown): boolean => typeof given === 'string' && /^#[0-9a-f]{6}$/i.test(given);

/** A wordmark has a symbol exactly when its idea draws it. */
const wordmarkHolds = ({ idea, symbol }: Direction): boolean =>
  (ideaOf(idea).needsSymbol === true) === (symbol !== null);

/**
 * Checks a direction that may come from anywhere, so that drawing it cannot go wrong.
 * @throws {RangeError} naming the first field that no rule of the engine knows
 */
export function checkDirection(direction: Direction): Direction {
  if (!isFielded(direction)) throw new RangeError('This direction cannot be drawn: it is none.');
  const problems = [
    isOneOf(LAYOUTS, direction.layout) ? null : `layout "${direction.layout}"`,
    isOneOf(IDEAS, direction.idea) ? null : `idea "${direction.idea}"`,
    isOneOf(DESCRIPTORS, direction.descriptor) ? null : `descriptor "${direction.descriptor}"`,
    isOneOf(ACCENTS, direction.accent) ? null : `accent "${direction.accent}"`,
    direction.ground === undefined || isOneOf(GROUNDS, direction.ground)
      ? null
      : `ground "${direction.ground}"`,
    isOneOf(CONTAINERS, direction.container) ? null : `container "${direction.container}"`,
    isOneOf(TREATMENTS, direction.treatment) ? null : `treatment "${direction.treatment}"`,
    isOneOf(faceById(direction.face).cases.concat('typed', 'upper'), direction.letterCase)
      ? null
      : `letterCase "${direction.letterCase}"`,
    direction.trade === undefined || isTradeLine(direction.trade) ? null : 'small line of the trade',
    direction.reading === undefined || isReading(direction.reading) ? null : 'reading of the name',
    isColour(direction.color) ? null : `color "${direction.color}"`,
    isOneOf(NAME_ROLES, direction.nameRole) ? null : `nameRole "${direction.nameRole}"`,
    Math.abs(direction.tracking) <= 0.5 ? null : `tracking ${direction.tracking}`,
    direction.lineGap === undefined || (direction.lineGap >= 0 && direction.lineGap <= 1)
      ? null
      : `lineGap ${direction.lineGap}`,
    direction.proportions === undefined || isOneOf(PROPORTIONS, direction.proportions)
      ? null
      : `proportions "${direction.proportions}"`,
    (direction.layout === 'symbol' || direction.layout === 'badge') && direction.symbol === null
      ? `layout "${direction.layout}" without a symbol`
      : null,
    isOneOf(IDEAS, direction.idea) && direction.layout === 'wordmark' && !wordmarkHolds(direction)
      ? `idea "${direction.idea}" ${direction.symbol === null ? 'without' : 'with'} a symbol`
      : null,
    symbolProblem(direction.symbol),
  ];
  const [first] = problems.filter((problem) => problem !== null);
  if (first !== undefined) throw new RangeError(`This direction cannot be drawn: ${first}.`);
  return direction;
}
