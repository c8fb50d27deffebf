import type { Face } from '../../fonts/faces.js';
import type { Caption, Lead } from '../captions.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import type { Inks } from './inks.js';

/** The one thing that makes a wordmark more than a typed name. */
export type Idea = {
  /** The name's layers; null when the name does not lend itself to the idea. */
  readonly draw: (block: TextBlock, inks: Inks) => readonly Layer[] | null;
  /** Whether it could apply to a name as it is cased: cheap, and asked before anything is drawn. */
  readonly suits?: (text: string, face: Face) => boolean;
  /** It goes around everything, small lines included: `draw` gives only what is added. */
  readonly encloses?: true;
  /** It is about the generic part on the name's own line. */
  readonly needsGeneric?: true;
  /** It stands where a small line would: not with both. */
  readonly withoutCaptions?: true;
  /** Small lines keep their own width for it, and are not spread to that of the name. */
  readonly natural?: true;
  /** It draws the small lines itself. */
  readonly captions?: (captions: readonly Caption[], lead: Lead, inks: Inks) => readonly Layer[] | null;
};
