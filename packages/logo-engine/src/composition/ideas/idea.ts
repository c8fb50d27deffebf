import type { IndustryId } from '../../brief/brief.js';
import type { LayoutId } from '../../direction/direction.js';
import type { Face } from '../../fonts/faces.js';
import type { Path } from '../../geometry/path.js';
import type { Caption, Lead } from '../captions.js';
import type { Group, Layer } from '../layer.js';
import type { NameGroup } from '../lockup.js';
import type { TextBlock } from '../text-block.js';
import type { Inks } from './inks.js';
import type { Figure } from './symbol-shape.js';
import type { Parts } from './thing.js';

/** The one thing that makes a wordmark more than a typed name, or a lockup more than a symbol beside one. */
export type Idea = {
  /**
   * The name's layers; null when the name does not lend itself to the idea. `symbol` is the outline of the business's
   * symbol for an idea that needs it, else empty; `letters` the capitals that this may stand for; `parts` those of the
   * symbol by their colours, where it has two.
   */
  readonly draw: (
    block: TextBlock,
    inks: Inks,
    symbol: Path,
    letters: string,
    parts?: Parts,
  ) => readonly Layer[] | null;
  /** Whether it could apply to a name as it is cased: cheap, and asked before anything is drawn. */
  readonly suits?: (text: string, face: Face) => boolean;
  /** It is made of capitals: a name that is to have it is set in them. */
  readonly capitals?: true;
  /** Trades that it speaks of; all when absent. */
  readonly industries?: readonly IndustryId[];
  /** Symbols of the businesses that it speaks of: it is for those whose words call for one of them. */
  readonly about?: readonly string[];
  /** It stands over the name, where no small line is then. */
  readonly over?: true;
  /** A shape of its own: no neighbour for a symbol at its side. */
  readonly notBeside?: true;
  /** It goes around everything, small lines included: `draw` gives only what is added. */
  readonly encloses?: true;
  /** It is about the generic part on the name's own line. */
  readonly needsGeneric?: true;
  /** It draws the symbol in the name: a wordmark that has one. */
  readonly needsSymbol?: true;
  /** The symbol is small beside the name in it, and no letter: a small line under it takes more air. */
  readonly ornament?: true;
  /** It shows the symbol in its two colours, where the direction has it so (`inset`). */
  readonly parted?: true;
  /** Whether a symbol can be what the idea needs in a text: one with strokes of some width when absent. */
  readonly bears?: (figure: Figure, text: string) => boolean;
  /** It stands where a small line would: not with both. */
  readonly withoutCaptions?: true;
  /** Small lines keep their own width for it, and are not spread to that of the name. */
  readonly natural?: true;
  /** How much wider than the name its small line may be before it is broken. */
  readonly overhang?: number;
  /** It draws small lines itself, and stands without one as well. */
  readonly alone?: true;
  /** It draws the small lines itself. */
  readonly captions?: (
    captions: readonly Caption[],
    lead: Lead,
    inks: Inks,
    face: Face,
    /** The name as it was set. */
    block: TextBlock,
  ) => readonly Layer[] | null;
  /** It puts symbol and name together itself, in these layouts and no others. */
  readonly lockup?: {
    readonly layouts: readonly LayoutId[];
    /** Initials are too much beside the name in it: it is for things. */
    readonly thing?: true;
    /** The symbol stands open in it, as it has a ground or a line of its own. */
    readonly open: boolean;
    /** Its ground has the symbol as holes, in which a second colour may lie. */
    readonly cutsOut?: true;
    readonly arrange: (symbol: Group, name: NameGroup, inks: Inks) => Group | null;
  };
};
