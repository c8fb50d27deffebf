import type { Brief, StyleId } from '../brief/brief.js';
import { allowsCase } from '../brief/letter-case.js';
import { characters, staysWithNext } from '../brief/name.js';
import { calledBy, namePartsOf } from '../brief/name-reading.js';
import type { NameParts } from '../brief/parse-name.js';
import { partnersOf } from '../brief/partners.js';
import { readsOn } from '../brief/reads-on.js';
import { type AccentId, carriesText, isNearlyBlack } from '../colour/palette.js';
import { BADGE_CHARACTERS } from '../composition/badge.js';
import { ideaOf } from '../composition/ideas/index.js';
import { inksOf } from '../composition/ideas/inks.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { figureOf, isSlender } from '../composition/looks/stroke.js';
import { ownInitials } from '../composition/own-initials.js';
import { drawsAsLine } from '../composition/symbol.js';
import { textsOf } from '../composition/texts.js';
import { faceById } from '../fonts/faces.js';
import type { Candidate } from '../lexicon/symbols-for.js';
import { type ContainerId, isScene } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Mark, Params, Treatment } from '../marks/mark.js';
import { initials } from '../marks/monogram.js';
import type { Random } from '../random/random.js';
import { chooseFace, type FaceChoice } from './choose-face.js';
import { COLOURED, chooseIdea, setFor } from './choose-idea.js';
import type { DescriptorId, Direction, IdeaId, LayoutId, SymbolSpec } from './direction.js';
import { drawingsOf, namedThing, weightsOf } from './drawings-of.js';
import { ownLooksOf } from './own-looks.js';
import { openingReading, ownReading } from './own-reading.js';
import { placeLine } from './place-line.js';
import { relativeAccent } from './relative-accent.js';
import { secondColour } from './second-colour.js';
import type { StyleRules, Weighted } from './style-rules.js';
import { COUNTERS, hasTwoColours, type SymbolLook, shinesInHoles } from './symbol-looks.js';
import { symbolsOf } from './symbols-of.js';
import { tradeLine } from './trade-line.js';
import { rulesFor, type Wanted } from './wanted.js';
import { weigh } from './weigh.js';

function paramsOf(mark: Mark, random: Random): Params {
  return Object.fromEntries(Object.entries(mark.params).map(([name, values]) => [name, random.pick(values)]));
}

/** How often the letters of a name alone show what it is called after, and not what its trade shows. */
const CALLED_AFTER = 0.6;

/** What the letters of a name alone may show beside its trade: letters say whose the name is. */
const ownThing = ({ type }: Brief, called: readonly Candidate[]): Candidate | undefined =>
  type === 'text' && called[0]?.from === 'description' ? namedThing(called) : undefined;

const isOwnThing = (brief: Brief, called: readonly Candidate[], { id }: { readonly id: string }): boolean =>
  ownThing(brief, called)?.id === id;

/** Whether a symbol is a thing that the brief's own words call for, so that it may stand for a letter. */
function isThing(brief: Brief, name: string, symbol: SymbolSpec): boolean {
  if (symbol.kind === 'monogram') return false;
  const called = symbolsOf(brief, name).filter(({ from }) => from !== 'industry');
  // The description is believed before the name, which may be a cup and sell keys.
  const surest = called.filter(({ from }) => from === called[0]?.from);
  return surest.some(({ id }) => id === symbol.id) || isOwnThing(brief, called, symbol);
}

/** Whether nothing in a brief's words calls for a thing, so that what all of its industry share is all there is to show. */
const isOfIndustry = (brief: Brief, name: string): boolean =>
  symbolsOf(brief, name).every(({ from }) => from === 'industry');

/** Share of initials beside the only symbol that a business has. */
const LONE = 0.12;

/**
 * How often the first symbols that suit a business are taken: mostly the best, the next ones for variety. A set of names shows
 * a thing twice at most, and not the same one.
 */
const RANKS = { text: { '0': 4, '1': 3, '2': 2 }, other: { '0': 7, '1': 2, '2': 1 } } as const;

function drawCandidate({ kind, id }: Candidate, random: Random): SymbolSpec {
  return kind === 'icon' ? { kind, id } : { kind, id, params: paramsOf(markById(id), random) };
}

/**
 * What the description or the name calls for is always drawn. When nothing is known: initials now and then, else
 * a mark that fits every business of the industry.
 */
function chooseSymbol(
  brief: Brief,
  name: string,
  /** The part of the name whose initials are the business's. */
  called: string,
  rules: StyleRules,
  random: Random,
): SymbolSpec {
  const { style, type } = brief;
  const candidates = symbolsOf(brief, name);
  const said = candidates.filter(({ from }) => from !== 'industry');
  // Those of the surest word alone are about the trade for certain; the others colour it. What the description
  // says is the trade, and a tree or a saint of the name is not.
  const [best] = said;
  const asked = said.filter(({ level, from }) => level === best?.level && from === best.from);
  const rank = Number(
    weigh(RANKS[type === 'text' ? 'text' : 'other'], random, (at) => asked[Number(at)] !== undefined),
  );
  const own = ownThing(brief, said);
  if (own !== undefined && random.chance(CALLED_AFTER)) return drawCandidate(own, random);
  const letters = ownInitials(called, random.chance(0.55) ? 2 : 1);
  const drawings = type === 'text' ? [] : drawingsOf(said);
  const [chosen = asked[rank]] =
    drawings.length === 0 ? [] : (drawings[Number(weigh(weightsOf(drawings), random))] ?? []);
  if (chosen !== undefined) {
    // One symbol six times over is no choice: initials are what is left (`propose`). Those of two partners are theirs;
    // a place is nobody's, and better than a set of four.
    const few = drawings.length === 1 || partnersOf(name) !== null;
    const lone = type === 'symbol' && few && random.chance(LONE);
    const told = letters ?? initials(called, 2);
    return lone && told !== null ? { kind: 'monogram', text: told } : drawCandidate(chosen, random);
  }
  if (
    letters !== null &&
    (type === 'symbol' || characters(name).length > 2) &&
    random.chance(rules.monograms)
  )
    return { kind: 'monogram', text: letters };
  const generic = candidates.filter(
    ({ id }) => (markById(id).styles?.includes(style) ?? true) && (style !== 'minimal' || markById(id).line),
  );
  return drawCandidate(random.pick(generic.length > 0 ? generic : candidates), random);
}

/** How often a ring is drawn in lines: round a name that is short they are a ring round little. */
const OPEN_RING = 0.15;

function chooseContainer(
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

/** How often a name that does not say what it is has a small line that does. */
const TOLD = { text: 0.85, icon: 0.9, symbol: 0 } as const;
/** Names alone of more characters fill three lines by themselves: a fourth is seldom good. */
const LONG = { from: 22, told: 0.3 } as const;

/** The small line of a name without a generic part: what it is, else where it is. '' for one that has its own. */
function chooseTrade(brief: Brief, name: string, parts: NameParts, random: Random): string {
  if (parts.generic !== '' || parts.connector !== '') return '';
  const trade = tradeLine(brief, name) || placeLine(brief, name);
  const share = brief.type === 'text' && name.length > LONG.from ? LONG.told : TOLD[brief.type];
  return trade !== '' && random.chance(share) ? trade : '';
}

/** Longest generic part that is set nearly as large as the name, beside the name's own length. */
const QUIET = 1.5;

/** Where the generic part goes; 'none' when there is nothing to set apart. */
function chooseDescriptor(
  parts: NameParts,
  trade: string,
  /** Whether that is where it is. */
  isPlace: boolean,
  layout: LayoutId,
  type: FaceChoice,
  rules: StyleRules,
  random: Random,
): DescriptorId {
  if (layout === 'symbol' || parts.connector !== '' || (parts.generic === '' && trade === '')) return 'none';
  // Figures alone are half a name: "Grúas 24" is read together as often as apart.
  if (layout === 'wordmark' && /^\p{N}+$/u.test(parts.proper) && random.chance(0.6)) return 'none';
  // "Dra." belongs to the name that follows it.
  if (parts.generic.endsWith('.')) return 'none';
  if (layout === 'badge') return 'below';
  // Over the name a small line is read before it, and under a symbol it parts the two.
  const { below = 0 } = rules.descriptors;
  return weigh(
    { ...rules.descriptors, below: below * (layout === 'wordmark' ? 3 : 8) },
    random,
    // A town leads no name. A calling that follows the name is not put before it, nor what a name is read on from after
    // it; only two weights set words apart on one line, and beside nothing else that is a typed name.
    (id) =>
      (id !== 'above' || !(parts.trailing || isPlace)) &&
      (id !== 'below' || !readsOn(parts)) &&
      (id !== 'inline' ||
        (trade === '' &&
          layout !== 'wordmark' &&
          type.face.light !== undefined &&
          parts.generic.length <= QUIET * parts.proper.length)),
  );
}

/** Whether a name comes apart, so that both arcs of a ring have a text: "Doña Meche" does not. */
const isHalved = (name: string): boolean =>
  name
    .split(' ')
    .slice(0, -1)
    .some((word) => !staysWithNext(word));

/** Whether initials are those of the name as it is read beside them: UM is not "Apicultores Unidos del Maule". */
const beginsWith = (name: string, letters: string): boolean =>
  characters(name)[0]?.toLocaleUpperCase('es') === characters(letters)[0];

/** How often a name that has no small line is parted round a ring and a thing in it. */
const HALVED = 0.4;

/** Longest name that stands on both arcs of a ring, half of it on each. */
const HALVED_CHARACTERS = 34;

/** A word of more letters bears its initial beside it. */
const SHORT_WORD = 4;

/** How often a name alone that bears it is set in a ring around its initials, and beside two of them. */
const RINGED = 0.07;
const BESIDE_INITIALS = 0.015;

function chooseLayout(
  brief: Brief,
  name: string,
  type: FaceChoice,
  /** Whether a badge has a lower text. */
  rounded: boolean,
  rules: StyleRules,
  random: Random,
): LayoutId {
  if (brief.type === 'symbol') return 'symbol';
  const length = characters(name).length;
  const badge =
    length >= 3 &&
    length <= (brief.type === 'text' && !rounded ? HALVED_CHARACTERS : BADGE_CHARACTERS) &&
    !type.face.script &&
    !type.face.fancy &&
    bodyOf(type.face) >= LEAST_BODY[brief.type] &&
    // Few narrow letters are a crumb of a ring.
    !(type.face.narrow && length < RINGED_NARROW) &&
    // Half a name on each arc is read in two pieces: where the description has a small line, that stands below.
    (rounded ||
      (isHalved(name) &&
        tradeLine(brief, name) === '' &&
        (brief.type === 'text' || random.chance(HALVED)))) &&
    /^[\p{Script=Latin}\p{N}&.,' -]+$/u.test(name);
  // A name alone is words, in a ring around its initials or beside them.
  if (brief.type === 'text') {
    // A single O in a ring or a disc is a ring in a ring.
    const told = initials(name, 2);
    const pair = told === 'O' ? null : told;
    if (badge && pair !== null && random.chance(RINGED)) return 'badge';
    const single = pair?.length === 1 && !name.includes(' ') && length > SHORT_WORD;
    return pair !== null &&
      (pair.length === 2 || single) &&
      beginsWith(name, pair) &&
      random.chance(BESIDE_INITIALS)
      ? 'horizontal'
      : 'wordmark';
  }
  return weigh(rules.layouts, random, (layout) => layout !== 'badge' || badge);
}

/** Mean strokes of letters, in hundredths of the cap height, from which on a line beside them looks starved. */
const HEAVY = 15;

function chooseTreatment(
  symbol: SymbolSpec | null,
  face: string,
  rules: StyleRules,
  random: Random,
): Treatment {
  const line =
    symbol?.kind !== 'mark' ||
    (bodyOf(faceById(face)) <= HEAVY &&
      markById(symbol.id).line &&
      drawsAsLine(symbol, { layout: 'horizontal', container: 'none' }));
  const treatment = weigh(rules.treatments, random);
  return treatment === 'line' && !line ? 'plain' : treatment;
}

/** The one colour beside a black, by style. */
const BESIDE_BLACK: Readonly<Record<StyleId, Weighted<AccentId>>> = {
  modern: { gold: 1 },
  minimal: { gold: 3, none: 2 },
  vintage: { gold: 1 },
  playful: { gold: 1 },
  corporate: { gold: 1 },
  creative: { gold: 1 },
};

/** Below this the tilde of an Ñ lies on the line above it at the size of a card. Longer names have no room for it. */
const LINE_GAP = 0.26;
const LONGEST_WITH_AIR = 60;

/** The second colour of a name alone. */
function accentOfName(brief: Brief, rules: StyleRules, random: Random): AccentId {
  // A name whose colour is as dark as its ink has no second colour but an accent.
  const alone = inksOf({ ...brief, accent: 'none', nameRole: 'ink' }).shape === null;
  const chosen = weigh(rules.accents, random, (id) => !alone || id !== 'none');
  const drawn =
    isNearlyBlack(brief.color) && chosen !== 'complement' ? weigh(BESIDE_BLACK[brief.style], random) : chosen;
  // What is left of a hue in a black is a pale slate beside it, lost in rules and small parts.
  const accent = relativeAccent(brief.color, drawn, brief.style);
  return accent === 'tone' && isNearlyBlack(brief.color) ? 'none' : accent;
}

/** Least characters of a name in narrow letters around a ring. */
const RINGED_NARROW = 11;

/** Mean strokes of letters that are still letters in the ring of a badge. */
const LEAST_BODY = { text: 8.5, icon: 11, symbol: 0 } as const;

/** How often a symbol beside a name is shown in one of the looks of a symbol alone. */
const LOOKS_IN_LOCKUPS = 0.45;

/** How the symbol is shown: alone it lives by its look, beside a name it is mostly plain. */
/** Ideas with a bar, beside which a plate is one too many. */
const BARRED: readonly IdeaId[] = ['word-bar', 'caption-bar'];

/** Grounds that stand beside no name. */
const BESIDE_NO_NAME: readonly ContainerId[] = ['letter', 'double-ring', ...COUNTERS];

function chooseLook(
  brief: Brief,
  {
    symbol,
    layout,
    accent,
    face,
    reading,
    idea,
    name,
  }: Pick<Direction, 'layout' | 'accent' | 'face' | 'reading' | 'idea'> & {
    symbol: SymbolSpec;
    name: string;
  },
  rules: StyleRules,
  random: Random,
): SymbolLook {
  const alone = layout === 'symbol';
  if (BARRED.includes(idea) && symbol.kind === 'mark')
    return { container: 'none', treatment: chooseTreatment(symbol, face, rules, random) };
  if (layout !== 'badge' && (alone || random.chance(LOOKS_IN_LOCKUPS))) {
    const heavy = !alone && bodyOf(faceById(face)) > HEAVY;
    const looks = ownLooksOf(brief, name, symbol, accent).filter(
      // The initial stands in the name already, and of two lines around a symbol one is lost.
      ([{ treatment, container }]) =>
        alone
          ? // The scene takes the first initial of the whole name.
            reading === undefined || !COUNTERS.includes(container)
          : (!heavy || treatment !== 'line') &&
            !BESIDE_NO_NAME.includes(container) &&
            (layout !== 'stacked' || container === 'none' || isScene(container)),
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
          { brief, name, layout, thing, figure, ofTrade, type, descriptor, lead: texts.name, captions },
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
  const warm = secondColour(brief.color, rules.second, symbol, random);
  /** A thing in the name whose parts take two colours. */
  const isParted =
    ideaOf(idea).parted === true && strong && symbol !== null && hasTwoColours(symbol, brief.color, warm);
  const accent =
    brief.type !== 'text' || WARMED.includes(idea) || isParted ? warm : accentOfName(brief, rules, random);
  const look: SymbolLook =
    symbol === null || open
      ? { container: 'none', treatment: chooseTreatment(symbol, type.face.id, rules, random) }
      : letters !== null
        ? { container: chooseContainer(symbol, layout, rules, random), treatment: 'plain' }
        : chooseLook(
            brief,
            { symbol, layout, accent, face: type.face.id, idea, name, ...(reading && { reading }) },
            rules,
            random,
          );
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
    ...(layout !== 'symbol' && { proportions: 'spare' as const }),
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
