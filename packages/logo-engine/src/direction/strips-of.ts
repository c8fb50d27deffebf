import type { Brief } from '../brief/brief.js';
import { lastAnswers } from '../cache/last-answers.js';
import { STRIPS } from '../composition/strips/index.js';
import { STRIP_IDS, type StripId } from './strip-names.js';
import type { Weighted } from './style-rules.js';
import { tradeThingsOf } from './symbols-of.js';

/** How often a long thing of a trade holds the small line, beside the weights of a style's own ideas. */
const HOLDING = 10;

type Given = Pick<Brief, 'description' | 'industry'>;

/** The long things of its trade that may hold the small line of a name, and how often each is taken. */
export const stripsOf: (brief: Given, name: string) => Weighted<StripId> = lastAnswers(
  64,
  ({ description, industry }: Given, name: string) => JSON.stringify([description, name, industry]),
  (brief, name) => {
    const things = tradeThingsOf(brief, name);
    const isOfTrade = (id: StripId): boolean => STRIPS[id].about.some((symbol) => things.includes(symbol));
    return Object.fromEntries(STRIP_IDS.filter(isOfTrade).map((id) => [id, HOLDING]));
  },
);
