/** The test set: businesses as people describe them, and the symbols that a designer would accept. */
import { readFileSync } from 'node:fs';
import { INDUSTRY_IDS, type IndustryId } from '../../src/brief/brief.js';

export type Case = {
  readonly industry: IndustryId;
  readonly description: string;
  readonly name: string;
  /** Ids of marks and icons; `none` where no object is right. */
  readonly accepted: readonly string[];
};

const industryOf = (id: string): IndustryId => {
  const found = INDUSTRY_IDS.find((known) => known === id);
  if (found === undefined) throw new RangeError(`Unknown industry "${id}" in the test set.`);
  return found;
};

/**
 * The parts of the test set. `tuning` and `validation` are one list, written with the lexicon; the next two are
 * another, written by owners' habits: half for development, and half that was only measured until the last list came,
 * which somebody wrote who had not read the lexicon.
 */
export const PARTS = [
  'tuning',
  'validation',
  'owners-development',
  'owners-validation',
  'owners-fresh',
] as const;
export type Part = (typeof PARTS)[number];

/** The part that nobody tunes to. */
export const HELD_OUT: Part = 'owners-fresh';

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Names that are a thing, whatever the trade: "El Fénix". */
export const readNames = (): string[] => linesOf('names').map((line) => line.split(';')[0] ?? '');

export const readCases = (file: Part): Case[] =>
  linesOf(file).map((line) => {
    const [industry = '', description = '', name = '', accepted = ''] = line
      .split(';')
      .map((part) => part.trim());
    return { industry: industryOf(industry), description, name, accepted: accepted.split(' ') };
  });
