import type { IdeaId } from '../../direction/direction.js';
import { barlessA } from './barless-a.js';
import { captionBar } from './caption-bar.js';
import { accentMark, finalDot, firstLetter } from './colour-ideas.js';
import { corners } from './corners.js';
import { counterFill } from './counter-fill.js';
import { dotShape } from './dot-shape.js';
import { flanked } from './flanked.js';
import { horizon } from './horizon.js';
import type { Idea } from './idea.js';
import { initialCut } from './initial-cut.js';
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
import { ringO } from './ring-o.js';
import { arch, justified } from './shape-ideas.js';
import { sharedStem } from './shared-stem.js';
import { smallCapitals } from './small-capitals.js';
import { smallLinks } from './small-links.js';
import { stencil } from './stencil.js';
import { tilt } from './tilt.js';
import { underline } from './underline.js';

const plain: Idea['draw'] = (block, { base }) => [textLayer(allGlyphs(block), base)];

const ideas: Readonly<Record<IdeaId, Idea>> = {
  none: { draw: plain },
  'accent-mark': { draw: accentMark },
  'final-dot': { draw: finalDot },
  'first-letter': { draw: firstLetter },
  'two-tones': {
    draw: (block, inks) => (inks.letter === null ? null : plain(block, inks)),
    needsGeneric: true,
  },
  'two-weights': { draw: plain, needsGeneric: true },
  justified: { draw: justified },
  frame: { draw: frame, encloses: true },
  'double-frame': { draw: doubleFrame, encloses: true },
  arch: { draw: arch },
  rule: { draw: rule, withoutCaptions: true },
  flourish: { draw: flourish, withoutCaptions: true },
  swash: { draw: swash },
  smile: { draw: smile },
  pill: { draw: pill, withoutCaptions: true },
  ribbon: { draw: ribbon, withoutCaptions: true },
  bounce: { draw: bounce },
  confetti: { draw: confetti },
  shadow: { draw: shadow },
  bar: { draw: bar, encloses: true },
  'counter-fill': counterFill,
  'ring-o': ringO,
  'initial-cut': initialCut,
  stencil,
  'barless-a': barlessA,
  underline,
  'small-capitals': smallCapitals,
  'dot-shape': dotShape,
  'shared-stem': sharedStem,
  tilt,
  horizon,
  'caption-bar': captionBar,
  flanked,
  corners,
  'small-links': smallLinks,
};

export const ideaOf = (id: IdeaId): Idea => ideas[id];
