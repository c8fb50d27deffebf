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

/** Things that the words of a brief call for, and that its trade is known by. */
const FIRST = 2;

/** Ids of the first things that the words of a brief call for; none where nothing is known but the industry. */
export function firstThingsOf(
  brief: Pick<Brief, 'description' | 'industry'>,
  name: string,
): readonly string[] {
  const all = symbolsOf(brief, name);
  // A name may speak of clouds and mean no software: the description is believed first.
  const described = all.filter(({ from }) => from === 'description');
  const called = described.length > 0 ? described : all.filter(({ from }) => from === 'name');
  return called.slice(0, FIRST).map(({ id }) => id);
}
