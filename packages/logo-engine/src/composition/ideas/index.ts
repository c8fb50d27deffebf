import type { IdeaId } from '../../direction/direction.js';
import { accentMark, finalDot, firstLetter } from './colour-ideas.js';
import type { Idea } from './idea.js';
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
import { arch, justified } from './shape-ideas.js';

const plain: Idea['draw'] = (block, { base }) => [textLayer(allGlyphs(block), base)];

const ideas: Readonly<Record<IdeaId, Idea>> = {
  none: { draw: plain },
  'accent-mark': { draw: accentMark },
  'final-dot': { draw: finalDot },
  'first-letter': { draw: firstLetter },
  'two-tones': { draw: plain, needsGeneric: true },
  'two-weights': { draw: plain, needsGeneric: true },
  justified: { draw: justified },
  frame: { draw: frame, encloses: true },
  'double-frame': { draw: doubleFrame, encloses: true },
  arch: { draw: arch },
  rule: { draw: rule, withoutCaptions: true },
  flourish: { draw: flourish, withoutCaptions: true },
  swash: { draw: swash },
  smile: { draw: smile },
  pill: { draw: pill },
  ribbon: { draw: ribbon },
  bounce: { draw: bounce },
  confetti: { draw: confetti },
  shadow: { draw: shadow },
  bar: { draw: bar, encloses: true },
};

export const ideaOf = (id: IdeaId): Idea => ideas[id];
