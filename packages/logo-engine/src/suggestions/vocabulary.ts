import type { Brief } from '../brief/brief.js';
import { ACCENTS } from '../colour/palette.js';
import type { IdeaId } from '../direction/direction.js';
import { STYLE_RULES } from '../direction/style-rules.js';
import { STYLE_FACES } from '../fonts/faces.js';
import { ICON_IDS } from '../lexicon/table.js';
import { MARKS } from '../marks/index.js';

/** Everything that a suggestion for a brief may name. */
export type Vocabulary = {
  readonly symbols: readonly string[];
  readonly faces: readonly string[];
  readonly ideas: readonly IdeaId[];
  readonly palettes: readonly string[];
};

const SYMBOLS = [...new Set([...MARKS.map(({ id }) => id), ...ICON_IDS])].sort();

const keysOf = (weights: Partial<Record<IdeaId, number>>): IdeaId[] => Object.keys(weights) as IdeaId[];

/** The names that the house rules may choose among themselves, for the style and the type of a brief. */
export function vocabularyOf({ style, type }: Pick<Brief, 'style' | 'type'>): Vocabulary {
  const { wordmark, lockup } = STYLE_RULES[style];
  const ideas = { text: keysOf(wordmark), icon: [...keysOf(lockup), ...keysOf(wordmark)], symbol: [] }[type];
  return {
    symbols: SYMBOLS,
    faces: STYLE_FACES.filter((face) => face.styles.includes(style)).map(({ id }) => id),
    ideas: [...new Set<IdeaId>(ideas)].sort(),
    palettes: ACCENTS,
  };
}

const text = (description: string) => ({ type: 'string', description }) as const;
const listOf = (names: readonly string[], description: string) =>
  ({
    type: 'array',
    description,
    // A list of nothing but the empty one.
    items: names.length === 0 ? { type: 'string' } : { type: 'string', enum: names },
  }) as const;

/** The JSON schema of suggestions for a brief: what `readSuggestions` reads. */
export function suggestionSchema(brief: Pick<Brief, 'style' | 'type'>): object {
  const { symbols, faces, ideas, palettes } = vocabularyOf(brief);
  const properties = {
    symbols: listOf(symbols, 'What the business may be shown by, the best first; at most 4.'),
    name: {
      type: 'object',
      description: 'How the name is read: its own words, all of them, in their order and spelling.',
      properties: {
        descriptor: text('The words that say what kind of business it is; empty when there are none.'),
        proper: text('The other words: what people call it.'),
        lines: { ...listOf([], 'The proper words line by line; empty for one line.') },
      },
      required: ['descriptor', 'proper', 'lines'],
      additionalProperties: false,
    },
    palette: {
      type: 'string',
      enum: palettes,
      description: 'How the second colour relates to the one that was chosen.',
    },
    faces: listOf(faces, 'Typefaces that suit it, the best first; at most 3.'),
    ideas: listOf(
      ideas,
      'The one thing that makes more of the name than typing it; at most 3, may be empty.',
    ),
    why: text('One sentence in Spanish of at most 160 characters: why this suits the business.'),
  };
  const direction = {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      directions: { type: 'array', description: 'Three or four that differ.', items: direction },
    },
    required: ['directions'],
    additionalProperties: false,
  };
}
