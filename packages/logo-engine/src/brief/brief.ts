import { GENERIC_MARKS } from './industries.js';

/** The specification's industry ids (section 3), in its order. */
export const INDUSTRY_IDS = Object.keys(GENERIC_MARKS) as readonly IndustryId[];

/** The specification's style ids (section 3). */
export const STYLE_IDS = ['modern', 'minimal', 'vintage', 'playful', 'corporate', 'creative'] as const;

/** The specification's logo type ids (section 3). */
export const LOGO_TYPE_IDS = ['text', 'icon', 'symbol'] as const;

/** An industry of the specification: what a brief names, and what its symbol falls back to. */
export type IndustryId = keyof typeof GENERIC_MARKS;
/** A style of the specification: it chooses faces, ideas and containers. */
export type StyleId = (typeof STYLE_IDS)[number];
/** What a logo is of: `text` is the name alone, `icon` the name with a symbol, `symbol` a symbol alone. */
export type LogoTypeId = (typeof LOGO_TYPE_IDS)[number];

/** What a person asks for. */
export type Brief = {
  /** The company's name as typed; any string. */
  readonly name: string;
  readonly industry: IndustryId;
  readonly style: StyleId;
  readonly type: LogoTypeId;
  /** `#RRGGBB`. */
  readonly color: string;
  /** Free text; only known Spanish or English words in it have an effect. */
  readonly description?: string | undefined;
};

/** Thrown when a name has no character that any face of the engine can draw (only emoji, controls, blanks), or punctuation alone. */
export class NothingToDrawError extends Error {
  override readonly name = 'NothingToDrawError';
}

const includes = (ids: readonly string[], id: string): boolean => ids.includes(id);

/**
 * Returns the brief with its colour in capitals.
 * @throws {TypeError} when an id is unknown, the colour is not `#RRGGBB`, or name or description is no text: the
 *   caller's mistake, not the user's.
 */
export function checkBrief(brief: Brief): Brief {
  if (!includes(INDUSTRY_IDS, brief.industry)) throw new TypeError(`Unknown industry "${brief.industry}".`);
  if (!includes(STYLE_IDS, brief.style)) throw new TypeError(`Unknown style "${brief.style}".`);
  if (!includes(LOGO_TYPE_IDS, brief.type)) throw new TypeError(`Unknown logo type "${brief.type}".`);
  if (!/^#[0-9a-f]{6}$/i.test(brief.color))
    throw new TypeError(`"${brief.color}" is not a colour like #3B82F6.`);
  if (typeof brief.name !== 'string') throw new TypeError(`The name is no text: ${brief.name}.`);
  if (brief.description !== undefined && typeof brief.description !== 'string')
    throw new TypeError(`The description is no text: ${brief.description}.`);
  return { ...brief, color: brief.color.toUpperCase() };
}
