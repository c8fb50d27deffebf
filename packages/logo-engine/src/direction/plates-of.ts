import type { Brief, StyleId } from '../brief/brief.js';
import { lastAnswers } from '../cache/last-answers.js';
import { PLATES } from '../composition/plates/index.js';
import { PLATE_IDS, type PlateId } from './plate-names.js';
import type { Weighted } from './style-rules.js';
import { tradeThingsOf, waresOf } from './symbols-of.js';

/** Plates by the symbols of the businesses that they are for. */
const BY_SYMBOL = new Map<string, PlateId[]>();
for (const id of PLATE_IDS)
  for (const symbol of PLATES[id].about) BY_SYMBOL.set(symbol, [...(BY_SYMBOL.get(symbol) ?? []), id]);

const suits = (id: PlateId, style: StyleId): boolean => PLATES[id].styles?.includes(style) ?? true;

/** How often what is for the first thing of a trade is taken, and for the ones after it. */
const RANKS = [2, 1, 1, 0.3];
/** How often what else is sold is taken, and with how many things of the trade itself it is not asked for. */
const WARE = 0.7;
const ENOUGH = 4;

type Given = Pick<Brief, 'description' | 'industry' | 'style'>;
type PlatesOf = (brief: Given, name: string) => Weighted<PlateId>;

/** Things that may hold letters, and how often each is taken: together 1. */
function weighted(things: readonly string[], wares: readonly string[], style: StyleId): Weighted<PlateId> {
  const weights = new Map<PlateId, number>();
  const add = (symbol: string, weight: number): void => {
    for (const id of BY_SYMBOL.get(symbol) ?? [])
      if (suits(id, style)) weights.set(id, Math.max(weights.get(id) ?? 0, weight));
  };
  things.forEach((symbol, rank) => {
    add(symbol, RANKS[rank] ?? 0);
  });
  if (weights.size < ENOUGH) for (const symbol of wares) add(symbol, WARE);
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries([...weights].map(([id, weight]) => [id, weight / all]));
}

const remembered = (of: PlatesOf): PlatesOf =>
  lastAnswers(
    64,
    ({ description, industry, style }: Given, name: string) =>
      JSON.stringify([description, name, industry, style]),
    of,
  );

/** The things of its trade that may hold a name; where they are few, of what else is sold too. */
export const platesOf: PlatesOf = remembered((brief, name) =>
  weighted(tradeThingsOf(brief, name), waresOf(brief, name), brief.style),
);

/** How many things of a trade hold initials: in a third they had 2.3 of 5 from judges, in the first and second 3.3. */
const OF_INITIALS = 2;

/** The things of its trade that may hold its initials. */
export const initialPlatesOf: PlatesOf = remembered((brief, name) =>
  weighted(tradeThingsOf(brief, name).slice(0, OF_INITIALS), [], brief.style),
);
