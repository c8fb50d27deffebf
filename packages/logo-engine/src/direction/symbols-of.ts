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
