import type { StyleId } from '../brief/brief.js';
import type { NameReading } from '../brief/name-reading.js';
import type { AccentId } from '../colour/palette.js';
import type { Face } from '../fonts/faces.js';
import type { IdeaId, SymbolSpec } from './direction.js';
import { STYLE_RULES, type StyleRules, type Weighted } from './style-rules.js';

/** What a direction shall have, where that goes together; the house rules choose the rest. */
export type Wanted = {
  readonly symbol?: SymbolSpec | undefined;
  /** One of these. */
  readonly faces?: readonly Face[] | undefined;
  /** One of these, the first rather than the last. */
  readonly ideas?: readonly IdeaId[] | undefined;
  readonly accent?: AccentId | undefined;
  readonly reading?: NameReading | undefined;
};

/** Of the weights of a style only those of what is wanted: by rank, as the style's own say nothing of this business. */
const among = (weights: Weighted<IdeaId>, ideas: readonly IdeaId[]): Weighted<IdeaId> =>
  Object.fromEntries(ideas.flatMap((id, rank) => (weights[id] === undefined ? [] : [[id, 1 / (rank + 1)]])));

/** The house rules of a style, narrowed to what is wanted. */
export function rulesFor(style: StyleId, { ideas, accent }: Wanted): StyleRules {
  const rules = STYLE_RULES[style];
  return {
    ...rules,
    ...(ideas && { wordmark: among(rules.wordmark, ideas), lockup: among(rules.lockup, ideas) }),
    ...(accent && { accents: { [accent]: 1 }, second: { [accent]: 1 } }),
  };
}
