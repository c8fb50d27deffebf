import type { Brief } from '../brief/brief.js';
import { allowsCase, setCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { type NameParts, parseName } from '../brief/parse-name.js';
import { readHex } from '../colour/oklch.js';
import { type AccentId, carriesText, isWeak } from '../colour/palette.js';
import { BADGE_CHARACTERS } from '../composition/badge.js';
import { ideaOf } from '../composition/ideas/index.js';
import { inksOf } from '../composition/ideas/inks.js';
import { textsOf } from '../composition/texts.js';
import type { Candidate } from '../lexicon/symbols-for.js';
import type { ContainerId } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Mark, Params, Treatment } from '../marks/mark.js';
import { initials } from '../marks/monogram.js';
import type { Random } from '../random/random.js';
import { chooseFace, type FaceChoice } from './choose-face.js';
import type { DescriptorId, Direction, IdeaId, LayoutId, SymbolSpec } from './direction.js';
import { STYLE_RULES, type StyleRules, type Weighted } from './style-rules.js';
import { symbolsOf } from './symbols-of.js';

/** One of the keys, as often as its weight says; the first key when nothing is left. */
function weigh<T extends string>(
  weights: Weighted<T>,
  random: Random,
  allowed: (key: T) => boolean = () => true,
): T {
  const all = Object.entries(weights) as [T, number][];
  const entries = all.filter(([key]) => allowed(key));
  let at = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    at -= weight;
    if (at < 0) return key;
  }
  return (entries[0] ?? all[0] ?? ['none' as T])[0];
}

function paramsOf(mark: Mark, random: Random): Params {
  return Object.fromEntries(Object.entries(mark.params).map(([name, values]) => [name, random.pick(values)]));
}

/** Share of logos of letters alone that begin with the initials in a shape of their own. */
const LETTERMARKS = 0.28;
/** Initials of a shorter name would say it twice. */
const LEAST_LETTERS = 4;

function lettermark(lead: string, random: Random): SymbolSpec | null {
  const text = characters(lead).length < LEAST_LETTERS ? null : initials(lead, random.chance(0.6) ? 2 : 1);
  return text === null ? null : { kind: 'monogram', text };
}

/** Whether a symbol is a thing that the brief's own words call for, so that it may stand for a letter. */
function isThing(brief: Brief, name: string, symbol: SymbolSpec): boolean {
  if (symbol.kind === 'monogram') return false;
  const called = symbolsOf(brief, name).filter(({ from }) => from !== 'industry');
  return called.some(({ id }) => id === symbol.id);
}

/** How often the first symbols that suit a business are taken: mostly the best, the next ones for variety. */
const RANKS = { '0': 5, '1': 2, '2': 1 } as const;

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
  // Those of the surest word alone are about the trade for certain; the others colour it.
  const asked = called.filter(({ level }) => level === called[0]?.level);
  const rank = Number(weigh(RANKS, random, (at) => asked[Number(at)] !== undefined));
  const letters = initials(name, random.chance(0.55) ? 2 : 1);
  const chosen = asked[rank];
  if (chosen !== undefined) return drawCandidate(chosen, random);
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
  brief: Brief,
  symbol: SymbolSpec,
  layout: LayoutId,
  rules: StyleRules,
  random: Random,
): ContainerId {
  if (layout === 'badge') return random.chance(0.5) ? 'none' : random.pick(['seal', 'circle'] as const);
  const plate = (): ContainerId => weigh(rules.plates, random);
  if (isWeak(brief.color)) return brief.style === 'minimal' ? 'circle' : filled(plate());
  if (symbol.kind !== 'mark') return plate();
  if (!markById(symbol.id).contained) return 'none';
  return weigh(rules.containers, random);
}

const LINES: readonly ContainerId[] = ['ring', 'double-ring', 'square-line'];
const filled = (id: ContainerId): ContainerId => (LINES.includes(id) ? 'circle' : id);

/** Ideas that show the main colour in a shape: the only ones when it cannot be read as a letter on white. */
const SHAPED: readonly IdeaId[] = [
  'frame',
  'double-frame',
  'rule',
  'flourish',
  'swash',
  'smile',
  'bar',
  'shadow',
  'pill',
  'ribbon',
  'counter-fill',
  'flanked',
  'caption-bar',
  'type-block',
  'drop-initial',
  'initial-plate',
  'word-bar',
  'legend',
  'between-rule',
  'label',
  'disc',
];
/** Ideas that change the letters, which joined writing does not bear. */
const NOT_FOR_SCRIPT: readonly IdeaId[] = ['arch', 'bounce', 'confetti', 'first-letter', 'shadow', 'ribbon'];
/** Ideas that leave room for the generic part on the name's line. */
const BESIDE_GENERIC: readonly IdeaId[] = [
  'two-tones',
  'two-weights',
  'frame',
  'double-frame',
  'rule',
  'flourish',
  'label',
  'disc',
  'panel',
  'crest',
  'wings',
  'divider',
  'none',
];
/** Ideas whose letters carry the main colour themselves. */
const COLOURED: readonly IdeaId[] = [
  'arch',
  'bounce',
  'none',
  'justified',
  'flourish',
  'shadow',
  'smile',
  'swash',
  'barless-a',
  'shared-stem',
  'small-capitals',
  'stencil',
  'flanked',
  'letter-grid',
  'interlocked',
  'inline-letters',
  'nested',
  'long-bar',
  'type-block',
  'word-bar',
  'legend',
  'between-rule',
];

type Choice = {
  readonly brief: Brief;
  readonly layout: LayoutId;
  /** What stands beside the name, or becomes a letter of it. */
  readonly thing: SymbolSpec;
  /** Whether a letter can become it. */
  readonly drawable: boolean;
  readonly type: FaceChoice;
  readonly descriptor: DescriptorId;
  /** The part of the name that leads, as it is cased. */
  readonly lead: string;
  /** Whether small lines stand over or under it. */
  readonly captions: boolean;
};

function chooseIdea(
  { brief, layout, thing, drawable, type, descriptor, lead, captions }: Choice,
  rules: StyleRules,
  random: Random,
): IdeaId {
  const strong = carriesText(brief.color);
  const alone = layout === 'wordmark';
  if (characters(lead).length > 30) return strong || !alone ? 'none' : 'rule';
  const fits = (id: IdeaId): boolean => {
    const idea = ideaOf(id);
    return (
      (strong || !alone || SHAPED.includes(id)) &&
      (!type.face.script || !NOT_FOR_SCRIPT.includes(id)) &&
      (descriptor === 'inline' ? BESIDE_GENERIC.includes(id) : !idea.needsGeneric) &&
      (idea.needsSymbol ? drawable && alone : brief.type === 'text' || !alone) &&
      (idea.lockup?.layouts.includes(layout) ?? true) &&
      (idea.lockup?.thing === undefined || alone || thing.kind !== 'monogram') &&
      (idea.industries?.includes(brief.industry) ?? true) &&
      (captions ? idea.withoutCaptions === undefined : idea.captions === undefined) &&
      (idea.suits?.(lead, type.face) ?? true)
    );
  };
  return weigh(alone ? rules.wordmark : rules.lockup, random, fits);
}

/** Whether a letter of the name can become a symbol: the business has one that its words call for. */
const becomes = (rules: StyleRules, lead: string, type: FaceChoice): boolean =>
  (Object.keys(rules.wordmark) as IdeaId[]).some((id) => {
    const { needsSymbol, suits } = ideaOf(id);
    return needsSymbol === true && (suits?.(setCase(lead, type.letterCase), type.face) ?? true);
  });

/** Where the generic part goes; 'none' when there is nothing to set apart. */
function chooseDescriptor(
  parts: NameParts,
  layout: LayoutId,
  type: FaceChoice,
  rules: StyleRules,
  random: Random,
): DescriptorId {
  if (layout === 'symbol' || parts.generic === '' || parts.connector !== '') return 'none';
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
  drawable: boolean,
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
    /^[\p{Script=Latin}\p{N}&.,' -]+$/u.test(name);
  const allowed: Partial<Record<LayoutId, boolean>> = {
    badge: badge && !isWeak(brief.color),
    wordmark: drawable && carriesText(brief.color) && becomes(rules, name, type),
  };
  return weigh(rules.layouts, random, (layout) => allowed[layout] ?? true);
}

function chooseTreatment(symbol: SymbolSpec | null, rules: StyleRules, random: Random): Treatment {
  const line = symbol?.kind !== 'mark' || markById(symbol.id).line;
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
  const drawable = isThing(brief, name, thing);
  const letters = brief.type === 'text' && random.chance(LETTERMARKS) ? lettermark(leading, random) : null;
  const chosen =
    letters === null
      ? chooseLayout(brief, leading, type, drawable, rules, random)
      : chooseLayout({ ...brief, type: 'icon' }, leading, type, false, rules, random);
  // The middle of a badge is small: what is too fine for a container is too fine for it.
  const layout = chosen === 'badge' && letters === null && !holds(thing) ? 'stacked' : chosen;
  const letterCase = layout === 'badge' && allowsCase(leading, 'upper') ? 'upper' : type.letterCase;
  const descriptor = chooseDescriptor(parts, layout, type, rules, random);
  const texts = textsOf(name, { descriptor, letterCase });
  const captions = texts.above !== '' || texts.below !== '';
  const idea =
    layout === 'symbol' || layout === 'badge'
      ? 'none'
      : chooseIdea(
          { brief, layout, thing: letters ?? thing, drawable, type, descriptor, lead: texts.name, captions },
          rules,
          random,
        );
  const { needsSymbol, lockup } = ideaOf(idea);
  const symbol = letters ?? (brief.type === 'text' && !needsSymbol ? null : thing);
  const open = layout === 'wordmark' || lockup?.open === true;
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
    container: symbol === null || open ? 'none' : chooseContainer(brief, symbol, layout, rules, random),
    treatment: chooseTreatment(symbol, rules, random),
    accent: chooseAccent(brief, rules, random),
    color: brief.color,
  };
}
