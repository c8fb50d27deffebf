import type { Report } from '../fields/drift.js';
import { today } from '../fields/fallbacks.js';
import { date, image, text } from '../fields/readers.js';
import {
  isObject,
  type OuterScope,
  ownValue,
  type Reader,
  readEntity,
  readList,
  type Table,
} from '../fields/table.js';
import type { Body } from '../wire/index.js';
import { type Made, OPTIONAL_TEXT } from './proposals.js';

/** What is changed of a logo, each as text; everything that is not named stays as it was. */
export type LogoChange = {
  readonly [Field in keyof Body<'/logo/adjust'>['change']]?: string | undefined;
};

/** What of a logo can be changed; `name` and `color` are free, the others are chosen among options. */
export type ChangeField = keyof LogoChange;

/** A field whose values a server lists. */
export type OptionField = Body<'/logo/options'>['field'];

/** The fields of a change, in the order in which an interface shows them. */
export const CHANGE_FIELDS = [
  'name',
  'color',
  'palette',
  'face',
  'letter_case',
  'symbol',
  'container',
  'layout',
  'descriptor',
  'idea',
] as const satisfies readonly ChangeField[];

/** What a logo is or was. */
export type LogoVersion = {
  /** What it is named by in other calls, and in the address of a preview. */
  id: string;
  /** An address an `<img>` may show. Fallback: empty text. */
  image_url: string;
  /** The version that was changed: its own id where nothing was. */
  base: string;
  /** What was made of that. Fallback: nothing. */
  change: LogoChange;
  /** The name as it is spelt in it. Fallback: empty text. */
  name: string;
  /** Its main colour, `#RRGGBB`. Fallback: empty text. */
  color: string;
  /** An ISO moment; read it with `toDate`. Fallback: today, as `YYYY-MM-DD`. */
  created: string;
} & Made;

/** A logo's versions, newest first. */
export type LogoVersions = {
  /** The id of the one that it is now. */
  current: string;
  versions: LogoVersion[];
};

/** A version that a logo was made, and the id of the one that it was until then. */
export type AdjustedLogo = { version: LogoVersion; replaced: string };

/** Something that a field of a logo may be changed to. */
export type AdjustOption = {
  value: string;
  /** In Spanish. Fallback: empty text. */
  label: string;
};

/** The fields that are known, where they are texts. */
const change: Reader<LogoChange> = (raw) => {
  if (!isObject(raw)) return undefined;
  const known = CHANGE_FIELDS.flatMap((field) => {
    const value = ownValue(raw, field);
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return [Object.fromEntries(known) as LogoChange, known.length < Object.keys(raw).length];
};

const VERSION_FIELDS: Table<LogoVersion> = {
  id: { read: text, fallback: '' },
  image_url: { read: image, fallback: '' },
  base: { read: text, fallback: ({ mapped }) => String(mapped.id) },
  change: { read: change, fallback: () => ({}), optional: true },
  name: { read: text, fallback: '' },
  color: { read: text, fallback: '' },
  created: { read: date, fallback: today },
  made_by: OPTIONAL_TEXT,
  why: OPTIONAL_TEXT,
};

const CURRENT: Table<{ current: string }> = { current: { read: text, fallback: '' } };
const REPLACED: Table<{ replaced: string }> = { replaced: { read: text, fallback: '' } };
const OPTION_FIELDS: Table<AdjustOption> = {
  value: { read: text, fallback: '' },
  label: { read: text, fallback: '' },
};

/** Maps an answer of /logo/versions; those without an id are left out. Total. */
export function mapLogoVersions(answer: unknown, scope: OuterScope, report: Report): LogoVersions {
  const versions = readList(VERSION_FIELDS, answer, 'versions', scope, report).filter(({ id }) => id !== '');
  return { ...readEntity(CURRENT, answer, scope, report), versions };
}

/** Maps an answer of /logo/adjust. Total. */
export function mapAdjustedLogo(answer: unknown, scope: OuterScope, report: Report): AdjustedLogo {
  const raw = ownValue(answer, 'version');
  const version = readEntity(VERSION_FIELDS, raw, scope, (name, ...drift) =>
    report(`version.${name}`, ...drift),
  );
  return { version, ...readEntity(REPLACED, answer, scope, report) };
}

/** Maps an answer of /logo/options; those without a value are left out. Total. */
export const mapAdjustOptions = (answer: unknown, scope: OuterScope, report: Report): AdjustOption[] =>
  readList(OPTION_FIELDS, answer, 'options', scope, report).filter(({ value }) => value !== '');
