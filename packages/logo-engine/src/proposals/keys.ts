import { ideaOf } from '../composition/ideas/index.js';
import { type Direction, holdsInitials, type IdeaId } from '../direction/direction.js';
import { type ContainerId, isScene } from '../marks/containers.js';
import type { Treatment } from '../marks/mark.js';

/** What two directions are the same by: each gives one text for what is alike. */
export type Key = (direction: Direction) => string;

/** Whether a direction's face is seen: a mark alone has no letters. */
export const isLettered = ({ layout, symbol, container }: Direction): boolean =>
  layout !== 'symbol' || symbol?.kind === 'monogram' || container === 'initial';

const FILLED: readonly Treatment[] = ['solid', 'plain', 'two-tone', 'swapped', 'inset'];
/** Filled parts are the same whether they take one colour or two. */
export const treatmentOf: Key = ({ treatment }) => (FILLED.includes(treatment) ? 'filled' : treatment);

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether an idea puts symbol and name together itself, whichever of them stands where. */
const hasOwnWay = ({ layout, idea }: Direction): boolean =>
  layout !== 'wordmark' && ideaOf(idea).lockup !== undefined;

/** The same for two directions that give the same drawing but for its colours, in whatever order their parts were decided. */
export const drawingKey: Key = (direction) =>
  JSON.stringify(
    {
      ...direction,
      ...(isLettered(direction) ? {} : { face: '', letterCase: '', tracking: 0 }),
      ...(hasOwnWay(direction) ? { layout: '' } : {}),
      color: '',
      accent: '',
      nameRole: '',
      treatment: treatmentOf(direction),
    },
    inOrder,
  );

export const symbolKey: Key = (direction) => {
  const { symbol, idea } = direction;
  if (symbol === null) return '';
  if (symbol.kind !== 'monogram') return symbol.id;
  return holdsInitials(direction) ? idea : 'monogram';
};

export const pairKey: Key = (direction) => `${direction.layout} ${symbolKey(direction)}`;

/** Ideas that look like one another from afar. */
const FAMILIES: readonly (readonly IdeaId[])[] = [
  // A filled shape around the name, a line around it, a line that follows its letters, two sizes.
  ['label', 'pill', 'disc', 'stitched'],
  ['oval-sign', 'arch-sign'],
  ['frame', 'double-frame', 'bold-frame', 'legend', 'corners', 'capsule', 'topped-frame'],
  ['sticker', 'outlined'],
  ['contrast-lines', 'contrast-over', 'headline'],
  ['word-bar', 'word-tag', 'caption-bar'],
  ['flanked', 'short-rule'],
  // Letters on a curve, letters as bodies, capitals of which two are one, words on both sides of a rule, blocks of type.
  ['arched', 'bridge'],
  ['inline-cut', 'block-shade'],
  ['shared-stem', 'nested', 'barless-a', 'small-capitals'],
  ['masthead', 'wings', 'symbol-over'],
  ['poster', 'justified', 'between-rule'],
];

/** What a drawing is by its outline from afar: its idea where that shapes all of it, else its layout. */
export const formOf: Key = ({ layout, idea }) => {
  const family = FAMILIES.find((ideas) => ideas.includes(idea));
  if (family !== undefined) return family.join();
  return layout === 'wordmark' || ideaOf(idea).lockup !== undefined ? idea : layout;
};

/** Scenes that look like one another from afar: a shape that follows the symbol, one that it grows out of. */
const SCENE_FAMILIES: readonly (readonly ContainerId[])[] = [
  ['silhouette', 'keyline'],
  ['rooted', 'rising'],
  ['horizon', 'sun', 'landscape'],
  ['wheel', 'rosette'],
  ['fold', 'layers'],
  ['halves', 'waterline'],
];

/** What a symbol alone is by its composition: initials in a thing, one with its ground, open, or in a plain shape, as a line or filled. */
export const compositionOf: Key = (direction) => {
  const { container } = direction;
  if (holdsInitials(direction)) return 'held';
  if (isScene(container))
    return (SCENE_FAMILIES.find((ids) => ids.includes(container)) ?? [container]).join();
  return container === 'none' ? `open ${treatmentOf(direction)}` : 'shape';
};
