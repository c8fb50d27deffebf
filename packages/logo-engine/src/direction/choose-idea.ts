import type { Brief } from '../brief/brief.js';
import { setCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { carriesText, isWeak } from '../colour/palette.js';
import type { Idea } from '../composition/ideas/idea.js';
import { ideaOf } from '../composition/ideas/index.js';
import { bodyOf } from '../composition/ideas/letters.js';
import type { Figure } from '../composition/looks/stroke.js';
import type { Random } from '../random/random.js';
import type { FaceChoice } from './choose-face.js';
import type { DescriptorId, IdeaId, LayoutId, SymbolSpec } from './direction.js';
import type { StyleRules } from './style-rules.js';
import { symbolsOf } from './symbols-of.js';
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
  'symbol-round',
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
];

/** Ideas whose letters lie on a shape in the main colour. */
const PLATED: readonly IdeaId[] = ['label', 'oval-sign', 'arch-sign', 'stitched', 'disc', 'pill', 'word-tag'];
/** Mean strokes of letters, in hundredths of the cap height, below which they are lost on a ground of middle lightness. */
const THIN = 11;

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
  readonly type: FaceChoice;
  readonly descriptor: DescriptorId;
  /** The part of the name that leads, as it is cased. */
  readonly lead: string;
  /** Whether small lines stand over or under it. */
  readonly captions: boolean;
};

/** Least strokes of a symbol that is as small as a letter. */
const BOLD = 15;

const bears = (idea: Idea, figure: Figure): boolean => idea.bears?.(figure) ?? figure.stroke >= BOLD;

/** Things that the words of a brief call for, and that its trade is known by. */
const FIRST = 4;

/** Whether an idea may speak of what a business does. */
export function speaksOf(id: IdeaId, brief: Brief, name: string): boolean {
  const { about, industries } = ideaOf(id);
  if (industries !== undefined && !industries.includes(brief.industry)) return false;
  if (about === undefined) return true;
  const all = symbolsOf(brief, name);
  // A name may speak of clouds and mean no software: the description is believed first.
  const described = all.filter(({ from }) => from === 'description');
  const called = described.length > 0 ? described : all.filter(({ from }) => from === 'name');
  return called.slice(0, FIRST).some((symbol) => about.includes(symbol.id));
}

/** An idea that the name, its face and the layout bear; 'none' when none does. */
export function chooseIdea(
  { brief, name, layout, thing, figure, type, descriptor, lead, captions }: Choice,
  rules: StyleRules,
  random: Random,
): IdeaId {
  const strong = carriesText(brief.color);
  const alone = layout === 'wordmark';
  if (characters(lead).length > 30) return strong || !alone ? 'none' : 'rule';
  const lost = !strong && !isWeak(brief.color) && bodyOf(type.face) < THIN;
  const fits = (id: IdeaId): boolean => {
    const idea = ideaOf(id);
    return (
      !(lost && PLATED.includes(id)) &&
      (strong || !alone || SHAPED.includes(id)) &&
      (descriptor === 'inline' ? BESIDE_GENERIC.includes(id) : !idea.needsGeneric) &&
      (idea.needsSymbol
        ? figure !== null && bears(idea, figure) && alone && (brief.type === 'text' || !idea.ornament)
        : brief.type === 'text' || !alone) &&
      (idea.lockup?.layouts.includes(layout) ?? true) &&
      (idea.lockup?.thing === undefined || alone || thing.kind !== 'monogram') &&
      speaksOf(id, brief, name) &&
      (idea.over === undefined || !captions || descriptor === 'below') &&
      (idea.notBeside === undefined || layout !== 'horizontal') &&
      (captions ? idea.withoutCaptions === undefined : idea.captions === undefined) &&
      (idea.suits?.(lead, type.face) ?? true)
    );
  };
  const weights = alone ? rules.wordmark : rules.lockup;
  return (Object.keys(weights) as IdeaId[]).some(fits) ? weigh(weights, random, fits) : 'none';
}

/** Whether a letter of the name can become a symbol: the business has one that its words call for. */
export const becomes = (rules: StyleRules, lead: string, type: FaceChoice, figure: Figure): boolean =>
  (Object.keys(rules.wordmark) as IdeaId[]).some((id) => {
    const idea = ideaOf(id);
    return (
      idea.needsSymbol === true &&
      !idea.ornament &&
      bears(idea, figure) &&
      (idea.suits?.(setCase(lead, type.letterCase), type.face) ?? true)
    );
  });
