import { image, text } from '../../fields/readers';
import { type Entity, table } from '../../fields/table';

/** What /generate_logo answers (§3). Without an image the screen shows a coloured tile. */
export const GENERATION_FIELDS = /* @__PURE__ */ table({
  image_url: { from: ['image_url'], read: image, fallback: '' },
  prompt: { from: ['prompt'], read: text, fallback: '' },
});

/** The generated logo as screens show it (§3). */
export type GeneratedLogo = Entity<typeof GENERATION_FIELDS> & {
  /** Made from the current time. */
  id: string;
  name: string;
  /** The industry's id, as in `industry`. */
  sector: string;
  industry: string;
  style: string;
  /** The logo type's id. */
  type: string;
  color: string;
  /** What the user typed. */
  description: string;
  /** An ISO moment. */
  createdAt: string;
};
