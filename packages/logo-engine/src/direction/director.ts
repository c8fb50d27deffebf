import type { Brief } from '../brief/brief.js';
import { allowsCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { type NameParts, parseName } from '../brief/parse-name.js';
import { readHex } from '../colour/oklch.js';
import { type AccentId, carriesText } from '../colour/palette.js';
import { BADGE_CHARACTERS } from '../composition/badge.js';
import { ideaOf } from '../composition/ideas/index.js';
import { inksOf } from '../composition/ideas/inks.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { type Figure, figureOf } from '../composition/looks/stroke.js';
import { drawsAsLine } from '../composition/symbol.js';
import { textsOf } from '../composition/texts.js';
import { faceById } from '../fonts/faces.js';
import type { Candidate } from '../lexicon/symbols-for.js';
import type { ContainerId } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Mark, Params, Treatment } from '../marks/mark.js';
import { initials } from '../marks/monogram.js';
import type { Random } from '../random/random.js';
import { chooseFace, type FaceChoice } from './choose-face.js';
import { becomes, COLOURED, chooseIdea } from './choose-idea.js';
import type { DescriptorId, Direction, IdeaId, LayoutId, SymbolSpec } from './direction.js';
import { drawingsOf, weightsOf } from './drawings-of.js';
import { relativeAccent } from './relative-accent.js';
import { STYLE_RULES, type StyleRules } from './style-rules.js';
import { looksFor, type SymbolLook } from './symbol-looks.js';
import { symbolsOf } from './symbols-of.js';
import { weigh } from './weigh.js';

function paramsOf(mark: Mark, random: Random): Params {
  return Object.fromEntries(Object.entries(mark.params).map(([name, values]) => [name, random.pick(values)]));
}

/** Whether a symbol is a thing that the brief's own words call for, so that it may stand for a letter. */
function isThing(brief: Brief, name: string, symbol: SymbolSpec): boolean {
  if (symbol.kind === 'monogram') return false;
  const called = symbolsOf(brief, name).filter(({ from }) => from !== 'industry');
  // The description is believed before the name, which may be a cup and sell keys.
  const surest = called.filter(({ from }) => from === called[0]?.from);
  return surest.some(({ id }) => id === symbol.id);
}

/** Share of initials beside the only symbol that a business has. */
const LONE = 0.12;

/** How often the first symbols that suit a business are taken: mostly the best, the next ones for variety. */
const RANKS = { '0': 7, '1': 2, '2': 1 } as const;

function drawCandidate({ kind, id }: Candidate, random: Random): SymbolSpec {
  return kind === 'icon' ? { kind, id } : { kind, id, params: paramsOf(markById(id), random) };
}

/**
 * What the description or the name calls for is always drawn. When nothing is known: initials now and then, else
 * a mark that fits every business of the industry.
 */
function chooseSymbol(brief: Brief, name: string, rules: StyleRules, random: Random): SymbolSpec {
  const { style, type } = brief;
  const candidates = symbolsOf(brief, name);
  const called = candidates.filter(({ from }) => from !== 'industry');
  // Those of the surest word alone are about the trade for certain; the others colour it. What the description
  // says is the trade, and a tree or a saint of the name is not.
  const [best] = called;
  const asked = called.filter(({ level, from }) => level === best?.level && from === best.from);
  const rank = Number(weigh(RANKS, random, (at) => asked[Number(at)] !== undefined));
  const letters = initials(name, random.chance(0.55) ? 2 : 1);
  const drawings = type === 'text' ? [] : drawingsOf(called);
  const [chosen = asked[rank]] =
    drawings.length === 0 ? [] : (drawings[Number(weigh(weightsOf(drawings), random))] ?? []);
  if (chosen !== undefined) {
    // One symbol six times over is no choice: initials are what is left (`propose`).
    const lone = type === 'symbol' && drawings.length === 1 && random.chance(LONE);
    return lone && letters !== null ? { kind: 'monogram', text: letters } : drawCandidate(chosen, random);
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

function chooseContainer(
  symbol: SymbolSpec,
  layout: LayoutId,
  rules: StyleRules,
  random: Random,
): ContainerId {
  if (layout === 'badge') return random.chance(0.5) ? 'none' : random.pick(['seal', 'circle'] as const);
  const plate = (): ContainerId => weigh(rules.plates, random);
  if (symbol.kind !== 'mark') return plate();
  if (!markById(symbol.id).contained) return 'none';
  return weigh(rules.containers, random);
}

/** Where the generic part goes; 'none' when there is nothing to set apart. */
function chooseDescriptor(
  parts: NameParts,
  layout: LayoutId,
  type: FaceChoice,
  rules: StyleRules,
  random: Random,
): DescriptorId {
  if (layout === 'symbol' || parts.generic === '' || parts.connector !== '') return 'none';
  // "Dra." belongs to the name that follows it.
  if (parts.generic.endsWith('.')) return 'none';
  if (layout === 'badge') return 'below';
  return weigh(
    rules.descriptors,
    random,
    // A calling that follows the name is not put before it; only two weights set words apart on one line.
    (id) => (id !== 'above' || !parts.trailing) && (id !== 'inline' || type.face.light !== undefined),
  );
}

function chooseLayout(
  brief: Brief,
  name: string,
  type: FaceChoice,
  figure: Figure | null,
  /** Whether a badge has a lower text. */
  rounded: boolean,
  rules: StyleRules,
  random: Random,
): LayoutId {
  if (brief.type === 'symbol') return 'symbol';
  if (brief.type === 'text') return 'wordmark';
  const length = characters(name).length;
  const badge =
    length >= 3 &&
    length <= BADGE_CHARACTERS &&
    !type.face.script &&
    !type.face.fancy &&
    bodyOf(type.face) >= LEAST_BODY &&
    (rounded || name.includes(' ')) &&
    /^[\p{Script=Latin}\p{N}&.,' -]+$/u.test(name);
  const allowed: Partial<Record<LayoutId, boolean>> = {
    badge,
    wordmark: figure !== null && carriesText(brief.color) && becomes(rules, name, type, figure),
  };
  return weigh(rules.layouts, random, (layout) => allowed[layout] ?? true);
}

/** Mean strokes of letters, in hundredths of the cap height, from which on a line beside them looks starved. */
const HEAVY = 15;

function chooseTreatment(symbol: SymbolSpec | null, rules: StyleRules, random: Random): Treatment {
  const line =
    symbol?.kind !== 'mark' ||
    (markById(symbol.id).line && drawsAsLine(symbol, { layout: 'horizontal', container: 'none' }));
  const treatment = weigh(rules.treatments, random);
  return treatment === 'line' && !line ? 'plain' : treatment;
}

function chooseAccent(brief: Brief, rules: StyleRules, random: Random): AccentId {
  // A wordmark whose colour is as dark as its ink has no second colour but an accent.
  const alone = brief.type === 'text' && inksOf({ ...brief, accent: 'none', nameRole: 'ink' }).shape === null;
  const accent = weigh(rules.accents, random, (id) => !alone || id !== 'none');
  // Black needs no tint of grey: it stays black, or takes a real colour.
  return !alone && accent === 'tone' && readHex(brief.color).c < 0.03 && random.chance(0.5) ? 'none' : accent;
}

/** Mean strokes of letters that are still letters in the ring of a badge. */
const LEAST_BODY = 8.5;

/** How often a symbol beside a name is shown in one of the looks of a symbol alone. */
const LOOKS_IN_LOCKUPS = 0.4;

/** How the symbol is shown: alone it lives by its look, beside a name it is mostly plain. */
function chooseLook(
  brief: Brief,
  { symbol, layout, accent, face }: Pick<Direction, 'layout' | 'accent' | 'face'> & { symbol: SymbolSpec },
  rules: StyleRules,
  random: Random,
): SymbolLook {
  const alone = layout === 'symbol';
  if (layout !== 'badge' && (alone || random.chance(LOOKS_IN_LOCKUPS))) {
    const heavy = !alone && bodyOf(faceById(face)) > HEAVY;
    const looks = looksFor({ brief, symbol, accent }).filter(
      // The initial stands in the name already.
      ([{ treatment, container }]) => alone || ((!heavy || treatment !== 'line') && container !== 'initial'),
    );
    const at = weigh(Object.fromEntries(looks.map(([, weight], i) => [`${i}`, weight])), random);
    const look = looks[Number(at)]?.[0];
    if (look !== undefined) return look;
  }
  return {
    container: chooseContainer(symbol, layout, rules, random),
    treatment: chooseTreatment(symbol, rules, random),
  };
}

/** Whether a symbol reads at the size that a container leaves it. */
const holds = (symbol: SymbolSpec | null): boolean =>
  symbol?.kind !== 'mark' || markById(symbol.id).contained;

/** One direction by the house rules: a pure function of the brief, the drawable name and the random source. */
export function direct(brief: Brief, name: string, random: Random): Direction {
  const rules = STYLE_RULES[brief.style];
  const parts = parseName(name);
  const leading = parts.connector === '' ? parts.proper : name;
  const type = chooseFace(brief, name, leading, random);
  const thing = chooseSymbol(brief, name, rules, random);
  const figure = thing.kind !== 'monogram' && isThing(brief, name, thing) ? figureOf(thing) : null;
  const captioned = parts.generic !== '' && parts.connector === '';
  const chosen = chooseLayout(brief, leading, type, figure, captioned, rules, random);
  // The middle of a badge is small: what is too fine for a container is too fine for it.
  const planned = chosen === 'badge' && !holds(thing) ? 'stacked' : chosen;
  const letterCase = planned === 'badge' && allowsCase(leading, 'upper') ? 'upper' : type.letterCase;
  const descriptor = chooseDescriptor(parts, planned, type, rules, random);
  const texts = textsOf(name, { descriptor, letterCase });
  const captions = texts.above !== '' || texts.below !== '';
  const ideaIn = (place: LayoutId): IdeaId =>
    place === 'symbol' || place === 'badge'
      ? 'none'
      : chooseIdea(
          {
            brief,
            name,
            layout: place,
            thing,
            figure,
            type,
            descriptor,
            lead: texts.name,
            captions,
          },
          rules,
          random,
        );
  const first = ideaIn(planned);
  // When no letter becomes the symbol after all, it stands over the name.
  const lost = brief.type === 'icon' && planned === 'wordmark' && !ideaOf(first).needsSymbol;
  const layout = lost ? 'stacked' : planned;
  const idea = lost ? ideaIn(layout) : first;
  const { needsSymbol, lockup } = ideaOf(idea);
  const symbol = brief.type === 'text' && !needsSymbol ? null : thing;
  const open = layout === 'wordmark' || lockup?.open === true;
  const drawnAccent = chooseAccent(brief, rules, random);
  const accent = brief.type === 'text' ? drawnAccent : relativeAccent(brief.color, drawnAccent, brief.style);
  const strong = carriesText(brief.color);
  const coloured =
    layout === 'wordmark' ? COLOURED.includes(idea) && random.chance(0.7) : random.chance(rules.colouredName);
  return {
    face: type.face.id,
    letterCase,
    tracking: type.tracking,
    layout,
    idea: layout === 'horizontal' && (idea === 'flourish' || idea === 'rule') ? 'none' : idea,
    descriptor,
    nameRole: strong && (coloured || layout === 'badge') ? 'main' : 'ink',
    symbol,
    ...(symbol === null || open
      ? { container: 'none' as const, treatment: chooseTreatment(symbol, rules, random) }
      : chooseLook(brief, { symbol, layout, accent, face: type.face.id }, rules, random)),
    accent,
    color: brief.color,
  };
}
