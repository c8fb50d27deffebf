import type { Brief } from '../brief/brief.js';
import { STRIPS } from '../composition/strips/index.js';
import { STRIP_IDS, type StripId } from './strip-names.js';
import type { Weighted } from './style-rules.js';
import { tradeThingsOf } from './symbols-of.js';

/** How often a long thing of a trade holds the small line, beside the weights of a style's own ideas. */
const HOLDING = 10;

type Given = Pick<Brief, 'description' | 'industry' | 'style'>;

/** The long things of its trade that may hold the small line of a name, and how often each is taken. */
export function stripsOf(brief: Given, name: string): Weighted<StripId> {
  const things = tradeThingsOf(brief, name);
  return Object.fromEntries(
    STRIP_IDS.filter((id) => STRIPS[id].about.some((symbol) => things.includes(symbol))).map((id) => [
      id,
      HOLDING,
    ]),
  );
}
