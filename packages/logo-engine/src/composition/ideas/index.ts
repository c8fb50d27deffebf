import type { Role } from '../../colour/palette.js';
import type { Direction, IdeaId } from '../../direction/direction.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { accentMark, finalDot, firstLetter, twoTones } from './colour-ideas.js';
import { allGlyphs, textLayer } from './ink.js';

/** Turns a set name into layers; null when the name does not lend itself to the idea. */
export type Idea = (block: TextBlock, base: Role, spot: Role, direction: Direction) => Layer[] | null;

const ideas: Partial<Record<IdeaId, Idea>> = {
  'accent-mark': accentMark,
  'final-dot': finalDot,
  'first-letter': firstLetter,
  'two-tones': twoTones,
};

const plain: Idea = (block, base) => [textLayer(allGlyphs(block), base)];

/** Applies the direction's idea to a name. */
export function applyIdea(block: TextBlock, direction: Direction): Layer[] | null {
  const base = direction.nameRole;
  const spot: Role = base === 'main' ? (direction.accent === 'none' ? 'ink' : 'accent') : 'main';
  return (ideas[direction.idea] ?? plain)(block, base, spot, direction);
}
