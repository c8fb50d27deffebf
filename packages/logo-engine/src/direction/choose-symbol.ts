import type { Brief } from '../brief/brief.js';
import { characters } from '../brief/name.js';
import { partnersOf } from '../brief/partners.js';
import { ownInitials } from '../composition/own-initials.js';
import { namesakeOf } from '../lexicon/namesakes.js';
import type { Candidate } from '../lexicon/symbols-for.js';
import { markById } from '../marks/index.js';
import type { Mark, Params } from '../marks/mark.js';
import { initials } from '../marks/monogram.js';
import type { Random } from '../random/random.js';
import type { SymbolSpec } from './direction.js';
import { type Drawing, drawingsOf, isNamesake, namedThing, weightsOf } from './drawings-of.js';
import type { StyleRules } from './style-rules.js';
import { symbolsOf } from './symbols-of.js';
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
export function isThing(brief: Brief, name: string, symbol: SymbolSpec): boolean {
  if (symbol.kind === 'monogram') return false;
  const called = symbolsOf(brief, name).filter(({ from }) => from !== 'industry');
  // The description is believed before the name, which may be a cup and sell keys.
  const surest = called.filter(({ from }) => from === called[0]?.from);
  return surest.some(({ id }) => id === symbol.id) || isOwnThing(brief, called, symbol);
}

/** Whether nothing in a brief's words calls for a thing, so that what all of its industry share is all there is to show. */
export const isOfIndustry = (brief: Brief, name: string): boolean =>
  symbolsOf(brief, name).every(({ from }) => from === 'industry');

/** Share of initials beside the only symbol that a business has. */
const LONE = 0.12;

/** How often what a name is called after stands alone where the trade may wear it or stand in it. */
const HELD = 0.35;

/** The drawings of a business whose name's own thing joins those of its trade. */
const withoutOwnTwice = (name: string, drawings: readonly Drawing[]): readonly Drawing[] =>
  namesakeOf(name) === null
    ? drawings
    : drawings.map(([symbol, weight]) => [symbol, isNamesake(symbol) ? weight * HELD : weight]);

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
export function chooseSymbol(
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
  const drawings = type === 'text' ? [] : withoutOwnTwice(name, drawingsOf(said));
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
