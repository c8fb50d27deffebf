import type { IdeaId } from '../../direction/direction.js';
import type { TextBlock } from '../text-block.js';
import { accentLeaf } from './accent-leaf.js';
import { barlessA } from './barless-a.js';
import { betweenRule } from './between-rule.js';
import { capsule } from './capsule.js';
import { captionBar } from './caption-bar.js';
import { accentMark, firstLetter } from './colour-ideas.js';
import { corners } from './corners.js';
import { counterFill } from './counter-fill.js';
import { crest } from './crest.js';
import { deltaA } from './delta-a.js';
import { disc } from './disc.js';
import { divider } from './divider.js';
import { dotShape } from './dot-shape.js';
import { dropInitial } from './drop-initial.js';
import { flanked } from './flanked.js';
import { highlight } from './highlight.js';
import { horizon } from './horizon.js';
import type { Idea } from './idea.js';
import { initialCut } from './initial-cut.js';
import { initialPlate } from './initial-plate.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';
import { inlineLetters } from './inline-letters.js';
import { interlocked } from './interlocked.js';
import { joinedWords } from './joined-words.js';
import { label } from './label.js';
import { legend } from './legend.js';
import { letterGrid } from './letter-grid.js';
import { longBar } from './long-bar.js';
import { nested } from './nested.js';
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
import { outlineWord } from './outline-word.js';
import { panel } from './panel.js';
import { ringO } from './ring-o.js';
import { arch, justified } from './shape-ideas.js';
import { sharedStem } from './shared-stem.js';
import { slash } from './slash.js';
import { smallCapitals } from './small-capitals.js';
import { smallLinks } from './small-links.js';
import { spine } from './spine.js';
import { stencil } from './stencil.js';
import { symbolDot } from './symbol-dot.js';
import { symbolO } from './symbol-o.js';
import { tide } from './tide.js';
import { tilt } from './tilt.js';
import { typeBlock } from './type-block.js';
import { underline } from './underline.js';
import { wings } from './wings.js';
import { wordBar } from './word-bar.js';

const plain = (block: TextBlock, { base }: Inks) => [textLayer(allGlyphs(block), base)];

const ideas: Readonly<Record<IdeaId, Idea>> = {
  none: { draw: plain },
  'accent-mark': { draw: accentMark },
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
  'small-links': smallLinks,
  'symbol-o': symbolO,
  'symbol-dot': symbolDot,
  'accent-leaf': accentLeaf,
  'initial-plate': initialPlate,
  'joined-words': joinedWords,
  'outline-word': outlineWord,
  'inline-letters': inlineLetters,
  interlocked,
  'letter-grid': letterGrid,
  tide,
  slash,
  'long-bar': longBar,
  nested,
  'delta-a': deltaA,
  'drop-initial': dropInitial,
  'type-block': typeBlock,
  label,
  panel,
  crest,
  divider,
  wings,
  legend,
  'word-bar': wordBar,
  'between-rule': betweenRule,
  disc,
  highlight,
  corners,
  capsule,
  spine,
};

export const ideaOf = (id: IdeaId): Idea => ideas[id];
