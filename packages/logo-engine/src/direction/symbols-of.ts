import type { Brief } from '../brief/brief.js';
import { lastAnswers } from '../cache/last-answers.js';
import { type Candidate, symbolsFor } from '../lexicon/symbols-for.js';
import { LEVELS } from '../lexicon/table.js';

/** What the words of a brief call for; every direction of it asks. */
export const symbolsOf: (
  brief: Pick<Brief, 'description' | 'industry'>,
  name: string,
) => readonly Candidate[] = lastAnswers(
  64,
  ({ description, industry }, name) => JSON.stringify([description, name, industry]),
  ({ description, industry }, name) => symbolsFor({ description, name, industry }),
);

type Given = Pick<Brief, 'description' | 'industry'>;

/** What the words of a brief call for; a name may speak of clouds and mean no software: the description is believed first. */
function calledFor(brief: Given, name: string): readonly Candidate[] {
  const all = symbolsOf(brief, name);
  const described = all.filter(({ from }) => from === 'description');
  return described.length > 0 ? described : all.filter(({ from }) => from === 'name');
}

/** Things that the words of a brief call for, and that its trade is known by. */
const FIRST = 2;

/** Ids of the first things that the words of a brief call for; none where nothing is known but the industry. */
export const firstThingsOf = (brief: Given, name: string): readonly string[] =>
  calledFor(brief, name)
    .slice(0, FIRST)
    .map(({ id }) => id);

/** Other words of a description that are still what a business is known by. */
const WARES = 3;

/** The drawings of a word that are still the thing itself. */
const OF_A_WORD = 4;

/** Ids of the drawings of the first word alone: what comes after it is other wares, or whom they are for. */
export function tradeThingsOf(brief: Given, name: string): readonly string[] {
  const called = calledFor(brief, name);
  return called
    .filter(({ word }) => word === called[0]?.word)
    .slice(0, OF_A_WORD)
    .map(({ id }) => id);
}

/** Ids of the first drawing of each other word that a description is sure of: what else is sold or done there. */
export function waresOf(brief: Given, name: string): readonly string[] {
  const described = symbolsOf(brief, name).filter(({ from }) => from === 'description');
  const firsts = new Map<string, Candidate>();
  for (const candidate of described) if (!firsts.has(candidate.word)) firsts.set(candidate.word, candidate);
  const [, ...others] = firsts.values();
  return others
    .filter(({ level, attribute }) => level >= LEVELS[''] && !attribute)
    .slice(0, WARES)
    .map(({ id }) => id);
}
