import type { NameReading } from '../brief/name-reading.js';
import type { AccentId } from '../colour/palette.js';
import type { IdeaId } from '../direction/direction.js';
import type { Face } from '../fonts/faces.js';
import type { SymbolId } from '../lexicon/table.js';
import type { Traced } from '../tracing/traced.js';

/** What somebody else than the house rules proposes for a brief, checked: nothing in it is unknown to the engine. */
export type Suggestion = {
  /** What the business may be shown by, the best first. */
  readonly symbols: readonly SymbolId[];
  /** A symbol that was drawn for this brief: it is shown, whatever the list says. */
  readonly drawn?: Traced | undefined;
  readonly reading?: NameReading | undefined;
  readonly palette?: AccentId | undefined;
  readonly faces: readonly Face[];
  readonly ideas: readonly IdeaId[];
  /** One Spanish sentence, as text. */
  readonly why: string;
};

/** Something that was suggested and is not taken: where it stood, what it was, and why not. */
export type Refused = { readonly at: string; readonly given: string; readonly why: string };
