import { image, text } from '../fields/readers.js';
import { type Reader, readEntity, type Table } from '../fields/table.js';

/** One of the drawings that a generated logo may be. */
export type LogoProposal = {
  /** What `chooseProposal` names it by. */
  id: string;
  /** An address an `<img>` may show. */
  image_url: string;
  /** What is different about it, in one line. Fallback: empty text. */
  note: string;
};

/** What a server that announces `proposals` says of a logo beside its section 3; absent where it does not say it. */
export type ProposalFields = {
  /** The logo's id on the server. */
  logo_id?: string;
  /** With the same brief it draws the logo again, as the preview's `seed`. */
  seed?: string;
  /** The first is the logo, until another is chosen. */
  proposals?: LogoProposal[];
};

export const PROPOSAL_FIELDS: Table<LogoProposal> = {
  id: { read: text, fallback: '' },
  image_url: { read: image, fallback: '' },
  note: { read: text, fallback: '' },
};

/** Each with an id and an image; those without are left out. */
const proposals: Reader<LogoProposal[]> = (raw, scope) => {
  if (!Array.isArray(raw)) return undefined;
  const read = raw
    .map((item: unknown) => readEntity(PROPOSAL_FIELDS, item, scope, () => {}))
    .filter(({ id, image_url }) => id && image_url);
  return [read, read.length < raw.length];
};

export const PROPOSALS_FIELDS: Table<ProposalFields> = {
  logo_id: { read: text, optional: true },
  seed: { read: text, optional: true },
  proposals: { read: proposals, optional: true },
};
