/** The specification's ids (section 3), `desing` spelt as it is on the wire. */
export const INDUSTRY_IDS = [
  'technology',
  'nature',
  'art',
  'desing',
  'marketing',
  'fishing',
  'livestock',
  'agriculture',
  'entertainment',
  'gastronomy',
  'construction',
  'healthcare',
  'transportation',
  'food',
  'automotive',
] as const;

/** The specification's style ids (section 3). */
export const STYLE_IDS = ['modern', 'minimal', 'vintage', 'playful', 'corporate', 'creative'] as const;

/** The specification's logo type ids (section 3). */
export const LOGO_TYPE_IDS = ['text', 'icon', 'symbol'] as const;

export type IndustryId = (typeof INDUSTRY_IDS)[number];
export type StyleId = (typeof STYLE_IDS)[number];
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
  readonly description?: string;
};

/** Thrown when a name has no character that any face of the engine can draw (only emoji, controls, blanks). */
export class NothingToDrawError extends Error {
  override readonly name = 'NothingToDrawError';
}

const includes = (ids: readonly string[], id: string): boolean => ids.includes(id);

/**
 * Returns the brief with its colour in capitals.
 * @throws {TypeError} when an id is unknown or the colour is not `#RRGGBB`: the caller's mistake, not the user's.
 */
export function checkBrief(brief: Brief): Brief {
  if (!includes(INDUSTRY_IDS, brief.industry)) throw new TypeError(`Unknown industry "${brief.industry}".`);
  if (!includes(STYLE_IDS, brief.style)) throw new TypeError(`Unknown style "${brief.style}".`);
  if (!includes(LOGO_TYPE_IDS, brief.type)) throw new TypeError(`Unknown logo type "${brief.type}".`);
  if (!/^#[0-9a-f]{6}$/i.test(brief.color))
    throw new TypeError(`"${brief.color}" is not a colour like #3B82F6.`);
  return { ...brief, color: brief.color.toUpperCase() };
}
