import type { Role } from '../../colour/palette.js';
import type { Direction, IdeaId } from '../../direction/direction.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { accentMark, finalDot, firstLetter, twoTones } from './colour-ideas.js';
import { allGlyphs, textLayer } from './ink.js';
import {
  bar,
  bounce,
  confetti,
  doubleFrame,
  flourish,
  frame,
  pill,
  ribbon,
  rule,
  shadow,
  smile,
  swash,
} from './ornament-ideas.js';
import { arch, justified, twoWeights } from './shape-ideas.js';

/** Turns a set name into layers; null when the name does not lend itself to the idea. */
type Idea = (block: TextBlock, base: Role, spot: Role, plate: Role) => readonly Layer[] | null;

const ideas: Readonly<Record<IdeaId, Idea>> = {
  none: (block, base) => [textLayer(allGlyphs(block), base)],
  'accent-mark': accentMark,
  'final-dot': finalDot,
  'first-letter': firstLetter,
  'two-tones': twoTones,
  'two-weights': twoWeights,
  justified,
  frame,
  'double-frame': doubleFrame,
  arch,
  rule,
  flourish,
  swash,
  smile,
  pill,
  ribbon,
  bounce,
  confetti,
  shadow,
  bar,
};

/** Applies the direction's idea to a name. `weak` says that the main colour cannot carry a plate on white. */
export function applyIdea(block: TextBlock, direction: Direction, weak: boolean): readonly Layer[] | null {
  const base = direction.nameRole;
  const spot: Role = base === 'main' ? (direction.accent === 'none' ? 'main' : 'accent') : 'main';
  return ideas[direction.idea](block, base, spot, weak ? 'ink' : 'main');
}
