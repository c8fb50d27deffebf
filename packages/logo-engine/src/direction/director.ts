import type { Brief } from '../brief/brief.js';
import { allowsCase } from '../brief/letter-case.js';
import { calledBy, namePartsOf } from '../brief/name-reading.js';
import { carriesText } from '../colour/palette.js';
import { ideaOf } from '../composition/ideas/index.js';
import { figureOf } from '../composition/looks/stroke.js';
import { textsOf } from '../composition/texts.js';
import { markById } from '../marks/index.js';
import { initials } from '../marks/monogram.js';
import type { Random } from '../random/random.js';
import { accentOfName } from './accent-of-name.js';
import { chooseDescriptor, chooseTrade } from './choose-descriptor.js';
import { chooseFace } from './choose-face.js';
import { chooseHeldInitials } from './choose-held-initials.js';
import { COLOURED, chooseIdea, setFor } from './choose-idea.js';
import { chooseLayout } from './choose-layout.js';
import { chooseContainer, chooseLook, chooseTreatment } from './choose-look.js';
import { chooseSymbol, isOfIndustry, isThing } from './choose-symbol.js';
import { isOfColourSaid } from './colour-said.js';
import type { Direction, IdeaId, SymbolSpec } from './direction.js';
import { openingReading, ownReading } from './own-reading.js';
import { platesOf } from './plates-of.js';
import { secondColour } from './second-colour.js';
import { stripsOf } from './strips-of.js';
import { hasTwoColours, type SymbolLook, shinesInHoles } from './symbol-looks.js';
import { tradeLine } from './trade-line.js';
import { rulesFor, type Wanted } from './wanted.js';

/**
 * Ideas with a solid part beside the letters that a warm colour suits; it fades in a hairline, and a frame in it is louder
 * than a name.
 */
const WARMED: readonly IdeaId[] = [
  'stack',
  'flanked',
  'short-rule',
  'side-rule',
  'smile',
  'swash',
  'wave-line',
  'road-line',
  'rising-bars',
  'field',
  'spine',
  'symbol-fill',
  'symbol-between',
  'symbol-mark',
  'symbol-over',
  'symbol-beside',
];

/** Ideas that show nothing but letters: a name in them is in the chosen colour, or the colour is nowhere. */
const SELF: readonly IdeaId[] = ['two-weights', 'none', 'justified', 'inline-cut'];

/** Whether a symbol reads at the size that a container leaves it. */
const holds = (symbol: SymbolSpec | null): boolean =>
  symbol?.kind !== 'mark' || markById(symbol.id).contained;

/** How often a name alone is read by the words of its description: set apart, the trade gives it two levels. */
const OWN_READING = 0.75;

/** Below this the tilde of an Ñ lies on the line above it at the size of a card. Longer names have no room for it. */
const LINE_GAP = 0.26;
const LONGEST_WITH_AIR = 60;

/**
 * One direction by the house rules: a pure function of the brief, the drawable name, the random source and what is wanted
 * of it.
 */
export function direct(brief: Brief, name: string, random: Random, wanted: Wanted = {}): Direction {
  const own = brief.type === 'text' ? ownReading(brief, name) : undefined;
  const reading =
    wanted.reading ??
    openingReading(name) ??
    (own !== undefined && random.chance(OWN_READING) ? own : undefined);
  const rules = rulesFor(brief.style, wanted);
  const parts = namePartsOf(name, reading);
  const leading = parts.connector === '' ? parts.proper : name;
  const called = calledBy(name, reading);
  const type = chooseFace(brief, name, leading, random, wanted.faces);
  const held =
    brief.type === 'symbol' && wanted.symbol === undefined
      ? chooseHeldInitials(brief, name, called, type.face, random)
      : null;
  if (held !== null)
    return {
      ...held,
      face: type.face.id,
      letterCase: type.letterCase,
      tracking: type.tracking,
      proportions: 'contrasting',
      layout: 'symbol',
      descriptor: 'none',
      nameRole: carriesText(brief.color) ? 'main' : 'ink',
      container: 'none',
      treatment: 'plain',
      accent: isOfColourSaid(brief, name, held.symbol)
        ? 'none'
        : secondColour(brief.color, rules.second, held.symbol, random),
      color: brief.color,
      ...(reading && { reading }),
    };
  const thing = wanted.symbol ?? chooseSymbol(brief, name, called, rules, random);
  const isCalledFor = wanted.symbol !== undefined || isThing(brief, name, thing);
  const ofTrade = !isCalledFor && brief.type === 'text' && isOfIndustry(brief, name);
  const figure = thing.kind !== 'monogram' && (isCalledFor || ofTrade) ? figureOf(thing) : null;
  const trade = chooseTrade(brief, name, parts, random);
  const captioned = trade !== '' || (parts.generic !== '' && parts.connector === '');
  const chosen = chooseLayout(brief, leading, type, captioned, rules, random);
  // The middle of a badge is small: what is too fine for a container is too fine for it.
  const layout = chosen === 'badge' && brief.type === 'icon' && !holds(thing) ? 'stacked' : chosen;
  const letterCase = layout === 'badge' && allowsCase(leading, 'upper') ? 'upper' : type.letterCase;
  const isPlace = trade !== '' && tradeLine(brief, name) === '';
  const descriptor = chooseDescriptor(parts, trade, isPlace, layout, type, rules, random);
  const texts = textsOf(name, { descriptor, letterCase, trade, ...(reading && { reading }) });
  const captions = texts.above !== '' || texts.below !== '';
  const idea: IdeaId =
    layout === 'symbol' || layout === 'badge'
      ? 'none'
      : chooseIdea(
          {
            brief,
            name,
            layout,
            thing,
            figure,
            ofTrade,
            type,
            descriptor,
            lead: texts.name,
            captions,
            // Who asks for ideas has asked for those.
            plates: wanted.ideas === undefined ? platesOf(brief, name) : {},
            strips: wanted.ideas === undefined ? stripsOf(brief, name) : {},
          },
          rules,
          random,
        );
  const set = setFor(idea, leading, type);
  const { needsSymbol, lockup } = ideaOf(idea);
  const letters = brief.type === 'text' && layout !== 'wordmark' ? initials(called, 2) : null;
  const symbol: SymbolSpec | null =
    letters !== null
      ? { kind: 'monogram', text: letters }
      : brief.type === 'text' && !needsSymbol
        ? null
        : thing;
  const open = layout === 'wordmark' || lockup?.open === true;
  const strong = carriesText(brief.color);
  const isOneColour = isOfColourSaid(brief, name, symbol);
  const drawn = secondColour(brief.color, rules.second, symbol, random);
  const warm = isOneColour ? 'none' : drawn;
  /** A thing in the name whose parts take two colours. */
  const isParted =
    ideaOf(idea).parted === true && strong && symbol !== null && hasTwoColours(symbol, brief.color, warm);
  const accent =
    brief.type !== 'text' || isOneColour || WARMED.includes(idea) || isParted
      ? warm
      : accentOfName(brief, rules, random);
  const look: SymbolLook =
    symbol === null || open
      ? { container: 'none', treatment: chooseTreatment(symbol, type.face.id, rules, random) }
      : letters !== null
        ? { container: chooseContainer(symbol, layout, rules, random), treatment: 'plain' }
        : chooseLook(brief, { symbol, layout, accent, face: type.face.id, idea }, rules, random);
  const isCut = layout === 'badge' || lockup?.cutsOut === true;
  const isInset =
    isParted ||
    (isCut && look.treatment === 'solid' && symbol !== null && shinesInHoles(symbol, brief.color, accent));
  const coloured =
    layout === 'wordmark'
      ? COLOURED.includes(idea) && random.chance(SELF.includes(idea) ? 1 : 0.7)
      : random.chance(rules.colouredName);
  return {
    face: type.face.id,
    letterCase: layout === 'badge' ? letterCase : set.letterCase,
    tracking: set.tracking,
    ...(name.length <= LONGEST_WITH_AIR && { lineGap: LINE_GAP }),
    ...(layout !== 'symbol' && { proportions: 'contrasting' as const }),
    layout,
    idea: layout === 'horizontal' && (idea === 'flourish' || idea === 'rule') ? 'none' : idea,
    descriptor,
    nameRole: strong && (coloured || layout === 'badge') ? 'main' : 'ink',
    symbol,
    ...look,
    ...(isInset && { treatment: 'inset' as const }),
    accent,
    color: brief.color,
    ...(trade !== '' && { trade }),
    ...(reading && { reading }),
  };
}
