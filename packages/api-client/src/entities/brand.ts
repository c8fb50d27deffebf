import type { Report } from '../fields/drift.js';
import { flag, text } from '../fields/readers.js';
import { type OuterScope, type Reader, readEntity, type Table } from '../fields/table.js';

/** One thing that was found out about a logo, in the server's words. */
export type LogoCheck = {
  /** What was looked at. Fallback: empty text. */
  id: string;
  /** Whether it is good news. Fallback: `false`. */
  good: boolean;
  /** A few words. Fallback: empty text. */
  title: string;
  /** What was measured. Fallback: empty text. */
  text: string;
  /** What to do about it. Fallback: empty text. */
  advice: string;
};

/** What a server that announces `kit` knows of a logo's brand. */
export type LogoBrand = {
  /** What `downloadKit` gets the kit by, for a few minutes. Fallback: empty text. */
  kit_key: string;
  /** Those without an id or a title are left out. Fallback: none. */
  checks: LogoCheck[];
};

export const CHECK_FIELDS: Table<LogoCheck> = {
  id: { read: text, fallback: '' },
  good: { read: flag, fallback: false },
  title: { read: text, fallback: '' },
  text: { read: text, fallback: '' },
  advice: { read: text, fallback: '' },
};

const checks: Reader<LogoCheck[]> = (raw, scope) => {
  if (!Array.isArray(raw)) return undefined;
  const read = raw
    .map((item: unknown) => readEntity(CHECK_FIELDS, item, scope, () => {}))
    .filter(({ id, title }) => id && title);
  return [read, read.length < raw.length];
};

const BRAND_FIELDS: Table<LogoBrand> = {
  kit_key: { read: text, fallback: '' },
  checks: { read: checks, fallback: () => [] },
};

/** Maps an answer of /logo/kit. Total: any JSON value in, a whole brand out. */
export const mapLogoBrand = (answer: unknown, scope: OuterScope, report: Report): LogoBrand =>
  readEntity(BRAND_FIELDS, answer, scope, report);

/** The page that shows a logo's brand to whoever knows its address. */
export type BrandPage = {
  /** An http(s) address; absent where there is no page. */
  page_url?: string;
};

const PAGE_FIELDS: Table<BrandPage> = {
  page_url: {
    read: (raw) => (typeof raw === 'string' && /^https?:\/\//i.test(raw) ? [raw] : undefined),
    optional: true,
  },
};

/** Maps an answer of /logo/share. */
export const mapBrandPage = (answer: unknown, scope: OuterScope, report: Report): BrandPage =>
  readEntity(PAGE_FIELDS, answer, scope, report);

type LogosKey = { logos_key: string };

const KEY_FIELDS: Table<LogosKey> = { logos_key: { read: text, fallback: '' } };

/** Maps an answer of /logos/download. */
export const mapLogosKey = (answer: unknown, scope: OuterScope, report: Report): LogosKey =>
  readEntity(KEY_FIELDS, answer, scope, report);
