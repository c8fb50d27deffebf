import { MARK_NAMES } from '../lexicon/mark-names.js';
import { type Candidate, ENOUGH } from '../lexicon/symbols-for.js';
import { ASIDE, LEVELS } from '../lexicon/table.js';
import { formsOf } from '../lexicon/words.js';
import type { Weighted } from './style-rules.js';

/** What the best symbols of a business are worth, by rank, and what it is called after is worth beside them. */
const RANKS = [6, 1.2, 0.6];
const NAMED = 7;
/** What several drawings that are the trade alike are worth together. */
const ALIKE = 7.2;
/** What a thing is made of, beside it. */
const SOURCE = 0.8;
/** What is seen beside the only thing of a trade. */
const COMPANION = 0.35;
/** What else is asked for, where there is little to choose from. */
const FURTHER = 0.4;
/** From this level of the lexicon on a word is about the trade, if only in general. */
const GENERAL = 3;

/** Animals that what is made of them shows beside it. */
const SOURCES: readonly string[] = 'bee bull cow duck fish goat hen llama pig sheep'.split(' ');
/** Animals of the trades' own lines that a name may be: "Gato" is a cat, "Mariscos" no shrimp. */
const SOMEBODY: readonly string[] = [
  ...SOURCES,
  ...'bird cat crab dog horse octopus rabbit rooster shrimp whale'.split(' '),
];
/** What they are called besides. */
const BYNAMES: Readonly<Record<string, string>> = {
  pig: 'chancho cochino puerco marrano',
  horse: 'potro yegua',
  bird: 'ave',
};
/** Whether a word of the name is the thing itself that a business is called after, whatever its trade. */
export function isNamesake({ kind, id, from, word, named, namesake }: Candidate): boolean {
  const own = from === 'name' ? word : named;
  if (kind !== 'mark' || own === undefined) return false;
  if (namesake === true) return true;
  const names = [MARK_NAMES.get(id)?.split(' ')[0] ?? '', ...(BYNAMES[id]?.split(' ') ?? [])].flatMap(
    formsOf,
  );
  return SOMEBODY.includes(id) && formsOf(own).some((form) => names.includes(form));
}

/**
 * The thing that a name is, whatever its trade: the compass of "Brújula Consultores". In the letters of a name alone it is
 * the name's own; undefined where the trade is all that is called for.
 */
export const namedThing = (called: readonly Candidate[]): Candidate | undefined =>
  called.find(
    (symbol) =>
      symbol.kind === 'mark' &&
      symbol.from === 'name' &&
      (isNamesake(symbol) || symbol.level === LEVELS['?']),
  );

/** A symbol, and how often it is drawn. */
export type Drawing = readonly [symbol: Candidate, weight: number];

/** Whether a symbol is as much the trade as the first of its word. */
export const isPeer = (symbol: Candidate, best: Candidate | undefined): boolean =>
  symbol.equal === true && symbol.word === best?.word;

/**
 * The drawings that six proposals of a business choose from: the best of its surest words, the thing that its name
 * is when it is an animal, and where that is little, what the other words of the same text call for.
 */
export function drawingsOf(called: readonly Candidate[]): Drawing[] {
  const [best] = called;
  if (best === undefined) return [];
  const surest = called.filter(({ level, from }) => level === best.level && from === best.from);
  // Anybody may use a stock icon: none stands in for a drawing of our own.
  const own = surest.filter(
    ({ kind, attribute }) => attribute === undefined && (best.kind !== 'mark' || kind === 'mark'),
  );
  // The first noun leads; the next one, "y quesos", comes before a second drawing of the first, or two of it beside an only one.
  const [lead, ...again] = own.filter(({ word }) => word === best.word);
  const next = own.filter(
    ({ word }, at) => word !== best.word && own.findIndex((other) => other.word === word) === at,
  );
  const led = [...(lead ? [lead] : []), ...next.slice(0, again.length > 0 ? 1 : 2), ...again];
  // "Pescados y mariscos": where each word's own is little, the crab joins the shrimp.
  led.push(...own.filter((symbol) => !led.includes(symbol)).slice(0, Math.max(0, ENOUGH - led.length)));
  const alike = led.filter((symbol) => symbol === best || isPeer(symbol, best));
  const ranked = led.flatMap((symbol, rank): Drawing[] => {
    const weight = alike.length > 1 && alike.includes(symbol) ? ALIKE / alike.length : RANKS[rank];
    return weight === undefined ? [] : [[symbol, isNamesake(symbol) ? Math.max(weight, NAMED) : weight]];
  });
  const others = called.filter((symbol) => !surest.includes(symbol));
  const named = called.find((symbol) => isNamesake(symbol) && !ranked.some(([shown]) => shown === symbol));
  // The sheep of a cheese is as much its maker's as the cheese.
  const source = others.find(
    (symbol) =>
      symbol.level === ASIDE &&
      symbol.from === best.from &&
      symbol.word !== best.word &&
      SOURCES.includes(symbol.id),
  );
  const beside: Drawing[] = [
    ...(named === undefined ? [] : [[named, NAMED] as const]),
    ...(source === undefined ? [] : [[source, SOURCE] as const]),
  ];
  const aside = others.filter(
    ({ level, from, kind, attribute }) =>
      level === ASIDE && from === best.from && kind === 'mark' && attribute === undefined,
  );
  const companions = aside.filter(({ word }) => word === best.word);
  // One drawing six times is no choice: what it is of joins it, the strawberries of a jam.
  const ofIt = aside.filter(({ word }, at) => aside.findIndex((other) => other.word === word) === at);
  const few = Math.max(0, ENOUGH - ranked.length);
  const isShown = ({ id }: Candidate): boolean => [...ranked, ...beside].some(([shown]) => shown.id === id);
  const joining = [...ofIt.filter(({ word }) => word !== best.word), ...companions]
    .filter((symbol) => !isShown(symbol))
    .slice(0, few);
  const added = joining.map((symbol): Drawing => [symbol, COMPANION]);
  const drawn: Drawing[] = [...ranked, ...beside, ...added];
  const further = (isAsked: (symbol: Candidate) => boolean): Drawing[] =>
    others
      .filter((symbol) => symbol.kind === 'mark' && symbol.attribute === undefined && symbol !== named)
      .filter((symbol) => !isShown(symbol) && !joining.includes(symbol) && isAsked(symbol))
      .slice(0, Math.max(0, ENOUGH - drawn.length))
      .map((symbol) => [symbol, FURTHER]);
  // What is sure needs no help of what is not, but of what the name says as surely.
  return best.level > GENERAL
    ? [...drawn, ...further(({ kindred }) => kindred === true)]
    : [...drawn, ...further(({ level, from }) => level >= GENERAL && from === best.from)];
}

/** The same as weights for a draw by position. */
export const weightsOf = (drawings: readonly Drawing[]): Weighted<string> =>
  Object.fromEntries(drawings.map(([, weight], at) => [`${at}`, weight]));

/**
 * What a drawing is to a trade: the thing itself, one of several that are it as much, the next best of the same word or what
 * the business is called after, or what is seen beside it.
 */
export type Standing = 'lead' | 'peer' | 'second' | 'aside';

export function standingsOf(drawings: readonly Drawing[]): ReadonlyMap<string, Standing> {
  const [[best] = [], ...others] = drawings;
  const peers = others.filter(([symbol]) => isPeer(symbol, best)).length;
  // What a business is called after needs its places in a set.
  const isCalled = others.some(([, weight]) => weight >= NAMED);
  const [second] =
    others.find(
      ([symbol, weight]) => symbol.word === best?.word && weight > COMPANION && !isPeer(symbol, best),
    ) ?? [];
  return new Map(
    drawings.map(([symbol, weight]): [string, Standing] => {
      if (symbol === best) return [symbol.id, peers > (isCalled ? 0 : 1) ? 'peer' : 'lead'];
      if (weight >= NAMED) return [symbol.id, 'second'];
      if (isPeer(symbol, best)) return [symbol.id, isCalled ? 'aside' : peers > 1 ? 'peer' : 'lead'];
      return [symbol.id, peers === 0 && symbol === second ? 'second' : 'aside'];
    }),
  );
}
