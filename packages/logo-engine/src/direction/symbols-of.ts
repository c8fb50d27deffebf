import type { Brief } from '../brief/brief.js';
import { lastAnswers } from '../cache/last-answers.js';
import { type Candidate, symbolsFor } from '../lexicon/symbols-for.js';

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
