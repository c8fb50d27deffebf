import type { Brief, StyleId } from '../brief/brief.js';
import { allowsCase, setCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { fold, parseName } from '../brief/parse-name.js';
import { endsInOthers } from '../brief/partners.js';
import { carriesText, isWeak } from '../colour/palette.js';
import type { Idea } from '../composition/ideas/idea.js';
import { ideaOf } from '../composition/ideas/index.js';
import { bodyOf } from '../composition/ideas/letters.js';
import type { Figure } from '../composition/ideas/symbol-shape.js';
import type { Random } from '../random/random.js';
import { type FaceChoice, track } from './choose-face.js';
import {
  type DescriptorId,
  type IdeaId,
  isPlate,
  isStrip,
  type LayoutId,
  type SymbolSpec,
} from './direction.js';
import { PLATE_IDS, type PlateId } from './plate-names.js';
import { STRIP_IDS, type StripId } from './strip-names.js';
import type { StyleRules, Weighted } from './style-rules.js';
import { firstThingsOf } from './symbols-of.js';
import { weigh } from './weigh.js';

/** Ideas that show the main colour in a shape: the only ones when it cannot be read as a letter on white. */
const SHAPED: readonly IdeaId[] = [
  'frame',
  'double-frame',
  'rule',
  'flourish',
  'bar',
  'pill',
  'flanked',
  'type-block',
  'word-bar',
  'legend',
  'between-rule',
  'label',
  'disc',
  'highlight',
  'corners',
  'capsule',
  'symbol-o',
  'symbol-between',
  'symbol-round',
  'symbol-letter',
  'symbol-fill',
  'split-sign',
  'initial-tile',
  'symbol-dot',
  'symbol-rule',
  'symbol-mark',
  'contrast-lines',
  'contrast-over',
  'sticker',
  'outlined',
  'awning',
  'ribbon',
  'roof',
  'smile',
  'stitched',
  'wave-line',
  'brackets',
  'field',
  'pulse-line',
  'rising-bars',
  'road-line',
  'initial-crest',
  'swash',
  'drop-shade',
  'word-tag',
  'side-rule',
  'short-rule',
  'oval-sign',
  'arch-sign',
  'joint',
  'caption-bar',
  'bold-frame',
  'masthead',
  'topped-frame',
  'halo',
  'block-shade',
  'broken-rule',
  'ribbon-thing',
  'symbol-over',
  'symbol-beside',
  ...PLATE_IDS,
  ...STRIP_IDS,
];
/** Ideas that leave room for the generic part on the name's line. */
const BESIDE_GENERIC: readonly IdeaId[] = [
  'two-tones',
  'two-weights',
  'frame',
  'double-frame',
  'bold-frame',
  'rule',
  'flourish',
  'label',
  'disc',
  'panel',
  'crest',
  'wings',
  'divider',
  'none',
];
/** Ideas whose letters carry the main colour themselves. */
export const COLOURED: readonly IdeaId[] = [
  'none',
  'two-weights',
  'joined-words',
  'justified',
  'flourish',
  'barless-a',
  'small-capitals',
  'flanked',
  'type-block',
  'word-bar',
  'legend',
  'between-rule',
  'highlight',
  'corners',
  'capsule',
  'spine',
  'contrast-lines',
  'contrast-over',
  'symbol-rule',
  'swash',
  'drop-shade',
  'outlined',
  'long-arm',
  'blocks',
  'awning',
  'roof',
  'smile',
  'wave-line',
  'field',
  'arched',
  'bridge',
  'drop-initial',
  'inline-cut',
  'shared-stem',
  'nested',
  'counters',
  'tail',
  'masthead',
  'topped-frame',
  'block-shade',
  'poster',
  'arch-over',
  'crescendo',
  'stack',
  'broken-rule',
  'headline',
  'flush-left',
  'symbol-over',
  'symbol-beside',
];

/** Ideas whose letters lie on a shape in the main colour. */
const PLATED: readonly IdeaId[] = [
  'label',
  'oval-sign',
  'arch-sign',
  'stitched',
  'disc',
  'pill',
  'word-tag',
  ...PLATE_IDS,
];
/** Ideas that set the first words of a name larger than the others, or all as wide as each other: a short trade larger than the name. */
const RESIZED: readonly IdeaId[] = ['contrast-lines', 'justified', 'poster'];

/** Of those, and with the last word large: "Hnos." would be the loudest. */
const LAST_LARGE: readonly IdeaId[] = ['justified', 'poster', 'contrast-over'];

/** Whether what leads begins with its trade, as a phrase that is not taken apart does: "Panadería de Inés". */
const beginsWithTrade = (lead: string): boolean => lead.includes(' ') && parseName(lead).generic !== '';

/** A house that is only the frame of what it is of, by which it is known: "La Casa del Filtro", "El Rincón de Lola". */
const FRAME_OF =
  /^(?:el |la |los |las )?(?:baul|casa|casita|casona|centro|cueva|emporio|esquina|imperio|mundo|palacio|paraiso|puesto|punto|reino|rincon|rinconcito|taller|templo|tienda|tiendita|universo) del? /u;
const isFrameOf = (lead: string): boolean => FRAME_OF.test(fold(lead));

/** Mean strokes of letters, in hundredths of the cap height, below which they are lost on a ground of middle lightness. */
const THIN = 11;
/** Below these the bar under a name outweighs it. */
const HAIRLINE = 10.5;
/** Below these letters are lost in a thing that they are cut out of (3.1 of 5 from judges, stronger ones 3.7). */
export const CUT_OUT = 11.5;

/** Ideas whose letters lean where a line rises; and how long a name is that hides it. */
const SLOPED: readonly IdeaId[] = ['arched', 'bridge'];
const SLOPED_CHARACTERS = 8;
/** An accent that leans over the first or the last letters falls off them. */
const isStraightAtEnds = (lead: string): boolean => {
  const letters = characters(lead);
  return [...letters.slice(0, 2), ...letters.slice(-2)].every(
    (letter) => !/\p{M}/u.test(letter.normalize('NFD')),
  );
};
const isLongSlope = (lead: string): boolean =>
  characters(lead).length >= SLOPED_CHARACTERS && isStraightAtEnds(lead);

/** Names longer than this bear no idea: each would be a drawing of its own beside them. */
const LONGEST = 60;

/** What an idea is chosen for. */
export type Choice = {
  readonly brief: Brief;
  /** The whole name. */
  readonly name: string;
  readonly layout: LayoutId;
  /** What stands beside the name, or becomes a letter of it. */
  readonly thing: SymbolSpec;
  /** What it is like as a letter; null when the business's words do not call for it. */
  readonly figure: Figure | null;
  /** Whether it is what all of the industry share, the words calling for nothing: no letter becomes it. */
  readonly ofTrade: boolean;
  readonly type: FaceChoice;
  readonly descriptor: DescriptorId;
  /** The part of the name that leads, as it is cased. */
  readonly lead: string;
  /** Whether small lines stand over or under it. */
  readonly captions: boolean;
  /** Things of the trade that may hold the name, and how often each is taken. */
  readonly plates: Weighted<PlateId>;
  /** Long things of the trade that may hold the small line, and how often each is taken. */
  readonly strips: Weighted<StripId>;
};

/** Ideas that show a thing beside the letters, not in them. */
export const BESIDE_LETTERS: readonly IdeaId[] = [
  'masthead',
  'symbol-rule',
  'topped-frame',
  'ribbon-thing',
  'symbol-over',
  'symbol-beside',
];
/** Styles whose ribbons bear what all of an industry share. */
const RIBBONED: readonly StyleId[] = ['vintage', 'playful', 'creative'];

/** Least strokes of a symbol that is as small as a letter. */
const BOLD = 15;

const bears = (idea: Idea, figure: Figure, text: string): boolean =>
  idea.bears?.(figure, text) ?? figure.stroke >= BOLD;

/** Whether an idea may speak of what a business does. */
export function speaksOf(id: IdeaId, brief: Brief, name: string): boolean {
  const { about, industries } = ideaOf(id);
  if (industries !== undefined && !industries.includes(brief.industry)) return false;
  return about === undefined || firstThingsOf(brief, name).some((thing) => about.includes(thing));
}

/** Whether an idea may have a name set in capitals for it. */
const raises = (idea: Idea, lead: string, { face }: FaceChoice): boolean =>
  idea.capitals === true && face.cases.includes('upper') && allowsCase(lead, 'upper');

/** The name as an idea would have it set. */
const casedFor = (idea: Idea, lead: string, type: FaceChoice): string =>
  raises(idea, lead, type) ? setCase(lead, 'upper') : lead;

/** How a name is set once its idea is known. */
export const setFor = (
  id: IdeaId,
  lead: string,
  type: FaceChoice,
): Pick<FaceChoice, 'letterCase' | 'tracking'> =>
  raises(ideaOf(id), lead, type) ? { letterCase: 'upper', tracking: track(type.face, 'upper', lead) } : type;

/** How often a thing of the trade holds the name, beside the weights of a style's own ideas. */
const HOLDING = 15;

/** An idea that the name, its face and the layout bear; 'none' when none does. */
export function chooseIdea(
  { brief, name, layout, thing, figure, ofTrade, type, descriptor, lead, captions, plates, strips }: Choice,
  rules: StyleRules,
  random: Random,
): IdeaId {
  const strong = carriesText(brief.color);
  const alone = layout === 'wordmark';
  if (characters(lead).length > LONGEST) return strong || !alone ? 'none' : 'rule';
  const lost = !strong && !isWeak(brief.color) && bodyOf(type.face) < THIN;
  const traded = beginsWithTrade(lead);
  const others = endsInOthers(lead);
  const frame = isFrameOf(lead);
  const fits = (id: IdeaId): boolean => {
    const idea = ideaOf(id);
    return (
      !(traded && RESIZED.includes(id)) &&
      !(others && LAST_LARGE.includes(id)) &&
      !(frame && id === 'contrast-lines') &&
      !(lost && PLATED.includes(id)) &&
      !(isPlate(id) && bodyOf(type.face) < CUT_OUT) &&
      !(SLOPED.includes(id) && !isLongSlope(lead)) &&
      !((id === 'caption-bar' || isStrip(id)) && bodyOf(type.face) < HAIRLINE) &&
      !(isStrip(id) && descriptor !== 'below') &&
      (strong || !alone || SHAPED.includes(id)) &&
      (descriptor === 'inline' ? BESIDE_GENERIC.includes(id) : !idea.needsGeneric) &&
      !(ofTrade && idea.needsSymbol && !BESIDE_LETTERS.includes(id)) &&
      !(ofTrade && id === 'ribbon-thing' && !RIBBONED.includes(brief.style)) &&
      (!idea.needsSymbol || (alone && figure !== null && bears(idea, figure, casedFor(idea, lead, type)))) &&
      (idea.lockup?.layouts.includes(layout) ?? true) &&
      (idea.lockup?.thing === undefined || alone || thing.kind !== 'monogram') &&
      (isPlate(id) || speaksOf(id, brief, name)) &&
      (idea.over === undefined || !captions || descriptor === 'below') &&
      (idea.notBeside === undefined || layout !== 'horizontal') &&
      (captions ? idea.withoutCaptions === undefined : idea.captions === undefined || idea.alone === true) &&
      (idea.suits?.(casedFor(idea, lead, type), type.face) ?? true)
    );
  };
  const own = alone ? rules.wordmark : rules.lockup;
  const held = Object.entries(plates).map(([id, weight = 0]) => [id, weight * HOLDING]);
  const weights: Weighted<IdeaId> = { ...own, ...Object.fromEntries(held), ...strips };
  return (Object.keys(weights) as IdeaId[]).some(fits) ? weigh(weights, random, fits) : 'none';
}
