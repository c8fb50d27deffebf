import type { IdeaId } from '../../direction/direction.js';
import { PLATE_IDS, type PlateId } from '../../direction/plate-names.js';
import { STRIP_IDS, type StripId } from '../../direction/strip-names.js';
import { PLATES } from '../plates/index.js';
import { plateIdea } from '../plates/plate.js';
import { STRIPS } from '../strips/index.js';
import { stripIdea } from '../strips/strip.js';
import type { TextBlock } from '../text-block.js';
import { accentLeaf } from './accent-leaf.js';
import { archOver } from './arch-over.js';
import { arched, bridge } from './arched.js';
import { awning } from './awning.js';
import { barlessA } from './barless-a.js';
import { betweenRule } from './between-rule.js';
import { blockShade } from './block-shade.js';
import { blocks } from './blocks.js';
import { boldFrame } from './bold-frame.js';
import { brackets } from './brackets.js';
import { brokenRule } from './broken-rule.js';
import { capsule } from './capsule.js';
import { captionBar } from './caption-bar.js';
import { contrastLines, contrastOver } from './contrast-lines.js';
import { corners } from './corners.js';
import { counters } from './counters.js';
import { crescendo } from './crescendo.js';
import { crest } from './crest.js';
import { crowned } from './crowned.js';
import { disc } from './disc.js';
import { divider } from './divider.js';
import { dotShape } from './dot-shape.js';
import { dropInitial } from './drop-initial.js';
import { dropShade } from './drop-shade.js';
import { field } from './field.js';
import { firstGlyph } from './first-glyph.js';
import { flanked } from './flanked.js';
import { flushLeft } from './flush-left.js';
import { halo } from './halo.js';
import { headline } from './headline.js';
import { highlight } from './highlight.js';
import type { Idea } from './idea.js';
import { initialCrest } from './initial-crest.js';
import { initialTile } from './initial-tile.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';
import { inlineCut } from './inline-cut.js';
import { joinedWords } from './joined-words.js';
import { joint } from './joint.js';
import { label } from './label.js';
import { legend } from './legend.js';
import { longArm } from './long-arm.js';
import { masthead } from './masthead.js';
import { nested } from './nested.js';
import { bar, doubleFrame, flourish, frame, pill, rule } from './ornament-ideas.js';
import { panel } from './panel.js';
import { poster } from './poster.js';
import { pulseLine } from './pulse-line.js';
import { ribbon } from './ribbon.js';
import { ribbonThing } from './ribbon-thing.js';
import { ringO } from './ring-o.js';
import { risingBars } from './rising-bars.js';
import { roadLine } from './road-line.js';
import { roof } from './roof.js';
import { justified } from './shape-ideas.js';
import { sharedStem } from './shared-stem.js';
import { shortRule } from './short-rule.js';
import { sideRule } from './side-rule.js';
import { archSign, ovalSign } from './signs.js';
import { smallCapitals } from './small-capitals.js';
import { smallLinks } from './small-links.js';
import { smile } from './smile.js';
import { spine } from './spine.js';
import { splitSign } from './split-sign.js';
import { stack } from './stack.js';
import { outlined, sticker } from './sticker.js';
import { stitched } from './stitched.js';
import { swash } from './swash.js';
import { symbolBeside } from './symbol-beside.js';
import { symbolBetween } from './symbol-between.js';
import { symbolDot } from './symbol-dot.js';
import { symbolFill } from './symbol-fill.js';
import { symbolLetter } from './symbol-letter.js';
import { symbolMark } from './symbol-mark.js';
import { symbolO, symbolRound } from './symbol-o.js';
import { symbolOver } from './symbol-over.js';
import { symbolRule } from './symbol-rule.js';
import { tail } from './tail.js';
import { toppedFrame } from './topped-frame.js';
import { twoTiles } from './two-tiles.js';
import { typeBlock } from './type-block.js';
import { underline } from './underline.js';
import { waveLine } from './wave-line.js';
import { wings } from './wings.js';
import { wordBar } from './word-bar.js';
import { wordTag } from './word-tag.js';

const plain = (block: TextBlock, { base }: Inks) => [textLayer(allGlyphs(block), base)];

const ideas: Readonly<Record<IdeaId, Idea>> = {
  none: { draw: plain },
  'two-tones': {
    draw: (block, inks) => (inks.letter === null ? null : plain(block, inks)),
    needsGeneric: true,
  },
  'two-weights': { draw: plain, needsGeneric: true },
  justified: { draw: justified, suits: (text, face) => !face.script && text.includes(' ') },
  frame: { draw: frame, encloses: true },
  'double-frame': { draw: doubleFrame, encloses: true },
  rule: { draw: rule, withoutCaptions: true },
  flourish: { draw: flourish, withoutCaptions: true },
  pill: { draw: pill, withoutCaptions: true },
  bar: { draw: bar, encloses: true },
  'ring-o': ringO,
  'barless-a': barlessA,
  underline,
  'small-capitals': smallCapitals,
  'dot-shape': dotShape,
  flanked,
  'small-links': smallLinks,
  'symbol-o': symbolO,
  'symbol-dot': symbolDot,
  'accent-leaf': accentLeaf,
  'joined-words': joinedWords,
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
  'symbol-round': symbolRound,
  'symbol-letter': symbolLetter,
  'symbol-fill': symbolFill,
  'split-sign': splitSign,
  'initial-tile': initialTile,
  'two-tiles': twoTiles,
  'first-glyph': firstGlyph,
  'symbol-rule': symbolRule,
  'contrast-lines': contrastLines,
  'contrast-over': contrastOver,
  sticker,
  swash,
  'initial-crest': initialCrest,
  brackets,
  field,
  'pulse-line': pulseLine,
  'rising-bars': risingBars,
  'road-line': roadLine,
  awning,
  blocks,
  ribbon,
  roof,
  smile,
  stitched,
  'wave-line': waveLine,
  'long-arm': longArm,
  outlined,
  'symbol-mark': symbolMark,
  'drop-shade': dropShade,
  'word-tag': wordTag,
  'side-rule': sideRule,
  'short-rule': shortRule,
  'oval-sign': ovalSign,
  'arch-sign': archSign,
  joint,
  'caption-bar': captionBar,
  'bold-frame': boldFrame,
  arched,
  bridge,
  'drop-initial': dropInitial,
  'inline-cut': inlineCut,
  'shared-stem': sharedStem,
  nested,
  counters,
  tail,
  masthead,
  'topped-frame': toppedFrame,
  halo,
  'block-shade': blockShade,
  poster,
  crescendo,
  stack,
  'broken-rule': brokenRule,
  'arch-over': archOver,
  'ribbon-thing': ribbonThing,
  crowned,
  headline,
  'flush-left': flushLeft,
  'symbol-between': symbolBetween,
  'symbol-over': symbolOver,
  'symbol-beside': symbolBeside,
  ...(Object.fromEntries(PLATE_IDS.map((id) => [id, plateIdea(PLATES[id])])) as Record<PlateId, Idea>),
  ...(Object.fromEntries(STRIP_IDS.map((id) => [id, stripIdea(STRIPS[id])])) as Record<StripId, Idea>),
};

export const ideaOf = (id: IdeaId): Idea => ideas[id];
