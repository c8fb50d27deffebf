import type { NameReading } from '../brief/name-reading.js';
import type { AccentId, GroundId } from '../colour/palette.js';
import type { CaseId } from '../fonts/faces.js';
import type { ContainerId } from '../marks/containers.js';
import type { Params, Treatment } from '../marks/mark.js';
import { PLATE_IDS, type PlateId } from './plate-names.js';
import { STRIP_IDS, type StripId } from './strip-names.js';

export const LAYOUTS = ['wordmark', 'horizontal', 'stacked', 'symbol', 'badge'] as const;
export type LayoutId = (typeof LAYOUTS)[number];

/** The one thing that makes a wordmark more than a typed name. */
export const IDEAS = [
  'none',
  'two-weights',
  'two-tones',
  'frame',
  'double-frame',
  'rule',
  'flourish',
  'pill',
  'justified',
  'bar',
  'ring-o',
  'barless-a',
  'underline',
  'small-capitals',
  'dot-shape',
  'flanked',
  'small-links',
  'symbol-o',
  'symbol-dot',
  'accent-leaf',
  'joined-words',
  'type-block',
  'label',
  'panel',
  'crest',
  'divider',
  'wings',
  'legend',
  'word-bar',
  'between-rule',
  'disc',
  'highlight',
  'corners',
  'capsule',
  'spine',
  'symbol-round',
  'symbol-rule',
  'contrast-lines',
  'contrast-over',
  'sticker',
  'swash',
  'initial-crest',
  'brackets',
  'field',
  'pulse-line',
  'rising-bars',
  'road-line',
  'awning',
  'blocks',
  'ribbon',
  'roof',
  'smile',
  'stitched',
  'wave-line',
  'long-arm',
  'outlined',
  'symbol-mark',
  'drop-shade',
  'word-tag',
  'side-rule',
  'short-rule',
  'oval-sign',
  'arch-sign',
  'joint',
  'caption-bar',
  'bold-frame',
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
  'halo',
  'block-shade',
  'poster',
  'crescendo',
  'stack',
  'broken-rule',
  'headline',
  'flush-left',
  'arch-over',
  'crowned',
  'ribbon-thing',
  'symbol-letter',
  'symbol-fill',
  'split-sign',
  'initial-tile',
  'two-tiles',
  'first-glyph',
  'symbol-between',
  'symbol-over',
  'symbol-beside',
  ...PLATE_IDS,
  ...STRIP_IDS,
] as const;
export type IdeaId = (typeof IDEAS)[number];

const PLATES: ReadonlySet<IdeaId> = new Set(PLATE_IDS);
const STRIPS: ReadonlySet<IdeaId> = new Set(STRIP_IDS);
export const isPlate = (idea: IdeaId): idea is PlateId => PLATES.has(idea);
export const isStrip = (idea: IdeaId): idea is StripId => STRIPS.has(idea);

/**
 * Where the generic part of a name stands: on a line of its own over or under the proper name, quietly on the same
 * line, or in the name itself, which is then set whole; `hidden` leaves it and the place out. Without a generic
 * part all five draw the same.
 */
export const DESCRIPTORS = ['above', 'below', 'inline', 'none', 'hidden'] as const;
export type DescriptorId = (typeof DESCRIPTORS)[number];

/**
 * How the parts of a drawing are measured against each other, each with what the one before it does. `optical`: plates keep
 * to the lines of the name, lines of rings and labels hold at 64 pixels, lines of text are evenly apart. `clear`: where a
 * thing fills up a line the accents of the lower line stay under the upper one; a second colour in a thing or a rule beside a
 * name is not paler than 3:1. `ranked`: a small line stays a small one, seldom wider than the name; what stands on a name
 * and what fills a ring have air. `lit`: a warm second colour may be as bright as a shape on white may, 2:1. `firm`: a rule
 * that a thing interrupts is no hairline, however wide the name; what fills up a line may have more parts than a letter.
 * `airy`: a small line of a block and rules round a name are not pressed on the letters; a small line that no bars
 * lengthen stands under the letters, and not under the thing beside them. `backed`: a thing in a rule that is on paper, as its
 * colour is too weak for it, stands on a disc in that colour. `turned`: the last letter of joined writing runs on in a stroke
 * that keeps its width where it turns. `spare`: a rule that is a mere dash beside a thing or a small line is none.
 * `apart`: a thing beside a name stands clear of it. `contrasting`: a name in a deep thing is white where something else in
 * it shows the colour.
 * Drawn as before when absent.
 */
export const PROPORTIONS = [
  'optical',
  'clear',
  'ranked',
  'lit',
  'firm',
  'airy',
  'backed',
  'turned',
  'spare',
  'ample',
  'apart',
  'contrasting',
] as const;
export type ProportionsId = (typeof PROPORTIONS)[number];

/** What is measured so; nothing by these rules when absent. */
export type Proportioned = { readonly proportions?: ProportionsId | undefined };

const follows =
  (least: ProportionsId) =>
  ({ proportions }: Proportioned): boolean =>
    proportions !== undefined && PROPORTIONS.indexOf(proportions) >= PROPORTIONS.indexOf(least);

export const isOptical = follows('optical');
export const isClear = follows('clear');
export const isRanked = follows('ranked');
export const isLit = follows('lit');
export const isFirm = follows('firm');
export const isAiry = follows('airy');
export const isBacked = follows('backed');
export const isTurned = follows('turned');
export const isSpare = follows('spare');
export const isAmple = follows('ample');
export const isApart = follows('apart');
export const isContrasting = follows('contrasting');

/** What stands beside the name, or alone. */
export type SymbolSpec =
  | { readonly kind: 'mark'; readonly id: string; readonly params: Params }
  | { readonly kind: 'icon'; readonly id: string }
  | { readonly kind: 'monogram'; readonly text: string }
  /** Cut out of a picture: path data on the square of 100. */
  | { readonly kind: 'traced'; readonly id: 'traced'; readonly path: string };

/**
 * Everything that was decided about a logo, as plain data: it can be stored, compared, and written by
 * something else than the rules of the default director.
 */
export type Direction = {
  readonly face: string;
  readonly letterCase: CaseId;
  /** In em. */
  readonly tracking: number;
  /** Least distance between the ink of two lines of the name, in cap heights; 0.16 when absent. */
  readonly lineGap?: number;
  readonly proportions?: ProportionsId;
  readonly layout: LayoutId;
  readonly idea: IdeaId;
  readonly descriptor: DescriptorId;
  /** Colour of the name: the main colour or the dark tinted ink. */
  readonly nameRole: 'main' | 'ink';
  readonly symbol: SymbolSpec | null;
  readonly container: ContainerId;
  readonly treatment: Treatment;
  readonly accent: AccentId;
  /** `#RRGGBB`, as chosen. */
  readonly color: string;
  /** How a color too weak for white is carried; `deep` when absent. A colour that white carries needs none. */
  readonly ground?: GroundId;
  /** What the business does, in words of its description: the small line of a name that does not say it. */
  readonly trade?: string;
  /** How the name is read, where that is not by the house rules. */
  readonly reading?: NameReading;
};

/** Whether a symbol alone is initials that are cut out of a thing of the trade. */
export const holdsInitials = ({
  layout,
  idea,
  symbol,
}: Pick<Direction, 'layout' | 'idea' | 'symbol'>): boolean =>
  layout === 'symbol' && symbol?.kind === 'monogram' && isPlate(idea);
