import type { Brief } from '../brief/brief.js';
import type { NameParts } from '../brief/parse-name.js';
import { readsOn } from '../brief/reads-on.js';
import type { Random } from '../random/random.js';
import type { FaceChoice } from './choose-face.js';
import type { DescriptorId, LayoutId } from './direction.js';
import { placeLine } from './place-line.js';
import type { StyleRules } from './style-rules.js';
import { tradeLine } from './trade-line.js';
import { weigh } from './weigh.js';

/** How often a name that does not say what it is has a small line that does. */
const TOLD = { text: 0.85, icon: 0.9, symbol: 0 } as const;
/** Names alone of more characters fill three lines by themselves: a fourth is seldom good. */
const LONG = { from: 22, told: 0.3 } as const;

/** The small line of a name without a generic part: what it is, else where it is. '' for one that has its own. */
export function chooseTrade(brief: Brief, name: string, parts: NameParts, random: Random): string {
  if (parts.generic !== '' || parts.connector !== '') return '';
  const trade = tradeLine(brief, name) || placeLine(brief, name);
  const share = brief.type === 'text' && name.length > LONG.from ? LONG.told : TOLD[brief.type];
  return trade !== '' && random.chance(share) ? trade : '';
}

/** Longest generic part that is set nearly as large as the name, beside the name's own length. */
const QUIET = 1.5;

/** Where the generic part goes; 'none' when there is nothing to set apart. */
export function chooseDescriptor(
  parts: NameParts,
  trade: string,
  /** Whether that is where it is. */
  isPlace: boolean,
  layout: LayoutId,
  type: FaceChoice,
  rules: StyleRules,
  random: Random,
): DescriptorId {
  if (layout === 'symbol' || parts.connector !== '' || (parts.generic === '' && trade === '')) return 'none';
  // Figures alone are half a name: "Grúas 24" is read together as often as apart.
  if (layout === 'wordmark' && /^\p{N}+$/u.test(parts.proper) && random.chance(0.6)) return 'none';
  // "Dra." belongs to the name that follows it.
  if (parts.generic.endsWith('.')) return 'none';
  if (layout === 'badge') return 'below';
  // Over the name a small line is read before it, and under a symbol it parts the two.
  const { below = 0 } = rules.descriptors;
  return weigh(
    { ...rules.descriptors, below: below * (layout === 'wordmark' ? 3 : 8) },
    random,
    // A town leads no name. A calling that follows the name is not put before it, nor what a name is read on from after
    // it; only two weights set words apart on one line, and beside nothing else that is a typed name.
    (id) =>
      (id !== 'above' || !(parts.trailing || isPlace)) &&
      (id !== 'below' || !readsOn(parts)) &&
      (id !== 'inline' ||
        (trade === '' &&
          layout !== 'wordmark' &&
          type.face.light !== undefined &&
          parts.generic.length <= QUIET * parts.proper.length)),
  );
}
