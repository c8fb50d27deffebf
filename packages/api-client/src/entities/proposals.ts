import { image, text } from '../fields/readers.js';
import { type Reader, readEntity, type Table } from '../fields/table.js';

/** Who made a drawing, where the server announces `director`; absent where it does not say it. */
export type Made = {
  /** The server's own rules, `reglas`, or a model whose suggestion they drew, `modelo`. */
  made_by?: 'reglas' | 'modelo' | (string & {});
  /** What the model says of it, in one sentence. */
  why?: string;
};

/** A text that a server may leave out. Spread into a table it would keep a bundler from leaving the table out. */
export const OPTIONAL_TEXT = { read: text, optional: true } as const;

/** One of the drawings that a generated logo may be. */
export type LogoProposal = {
  /** What `chooseProposal` names it by. */
  id: string;
  /** An address an `<img>` may show. */
  image_url: string;
  /** What is different about it, in one line. Fallback: empty text. */
  note: string;
} & Made;

/** What a server that announces `proposals` says of a logo beside its section 3; absent where it does not say it. */
export type ProposalFields = {
  /** The logo's id on the server. */
  logo_id?: string;
  /** With the same brief it draws the logo again, as the preview's `seed`. */
  seed?: string;
  /** The first is the logo, until another is chosen. */
  proposals?: LogoProposal[];
  /** Why none of them is the model's, where the server announces `director` and asked it. */
  director_notice?: string;
};

export const PROPOSAL_FIELDS: Table<LogoProposal> = {
  id: { read: text, fallback: '' },
  image_url: { read: image, fallback: '' },
  note: { read: text, fallback: '' },
  made_by: OPTIONAL_TEXT,
  why: OPTIONAL_TEXT,
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
  logo_id: OPTIONAL_TEXT,
  seed: OPTIONAL_TEXT,
  proposals: { read: proposals, optional: true },
  director_notice: OPTIONAL_TEXT,
};
