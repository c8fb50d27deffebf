import type { Brief } from '../brief/brief.js';
import { companionOf, type GroundId, isPale, isSeenAsGround, mayStandOpen } from '../colour/palette.js';
import { ideaOf } from '../composition/ideas/index.js';
import { sceneOf } from '../composition/scenes/index.js';
import { type ContainerId, isFilled, isScene } from '../marks/containers.js';
import type { Random } from '../random/random.js';
import { type Direction, holdsInitials, type IdeaId, type LayoutId } from './direction.js';
import { direct } from './director.js';
import { PLATE_IDS } from './plate-names.js';
import { STRIP_IDS } from './strip-names.js';
import { STYLE_RULES, type Weighted } from './style-rules.js';
import type { Wanted } from './wanted.js';
import { weigh } from './weigh.js';

/** How often a weak colour is carried in each way, by what there is to carry. */
const WAYS: Readonly<Record<LayoutId, Weighted<GroundId>>> = {
  symbol: { open: 5, brand: 2, deep: 0.5 },
  badge: { brand: 1 },
  horizontal: { open: 4, paper: 4, brand: 3, deep: 0.5 },
  stacked: { open: 4, paper: 4, brand: 3, deep: 0.5 },
  wordmark: { open: 9, brand: 3, deep: 0.5 },
};
/** The same for a colour so pale that its ground dissolves on white: in the holes of its deep companion it shines. */
const PALE_WAYS: Readonly<Record<LayoutId, Weighted<GroundId>>> = {
  ...WAYS,
  badge: { deep: 3, brand: 1 },
  horizontal: { paper: 4, brand: 1, deep: 2 },
  stacked: { paper: 4, brand: 1, deep: 2 },
};
/** Ideas of a name that show the colour on paper: letters in it on a deep shape. */
const ON_PAPER: readonly IdeaId[] = [
  'word-bar',
  'word-tag',
  'bar',
  'caption-bar',
  'label',
  'split-sign',
  'initial-tile',
  'oval-sign',
  'sticker',
  'stitched',
  'awning',
  'highlight',
  ...PLATE_IDS,
  ...STRIP_IDS,
];
/** Ideas with a thing in a rule, which stands on a disc in the colour where it cannot be drawn in it. */
const BACKED: readonly IdeaId[] = ['masthead', 'symbol-rule', 'topped-frame', 'symbol-over', 'symbol-beside'];
/** Ideas with a shape or a line around everything: one on a ground would be a box in a box. */
const BOXES: readonly IdeaId[] = [
  'frame',
  'double-frame',
  'bold-frame',
  'topped-frame',
  'split-sign',
  'two-tiles',
  'legend',
  'crest',
  'panel',
  'word-bar',
  'corners',
  'capsule',
  'highlight',
  'bar',
  'type-block',
  'flush-left',
  ...PLATE_IDS,
];

/** What the whole stands on: rounded corners, round ends where it is long. */
const plateOf = ({ layout }: Direction, random: Random): ContainerId =>
  layout !== 'stacked' && random.chance(layout === 'horizontal' ? 0.12 : 0.35) ? 'circle' : 'none';

const QUIET_SHAPES: readonly ContainerId[] = ['circle', 'tile'];

/** A filled shape for the symbol, as its style has them; a scene that leaves its ground needs one in the colour. */
function shapeOf({ container }: Direction, brief: Brief, ground: GroundId, random: Random): ContainerId {
  const encloses = isScene(container) && sceneOf(container).encloses === true;
  const stays = !isScene(container) || ground === 'brand' || encloses;
  if (isFilled(container) && stays) return container;
  const filled = (Object.keys(STYLE_RULES[brief.style].plates) as ContainerId[]).filter(isFilled);
  return random.pick(filled.length > 0 ? filled : QUIET_SHAPES);
}

/**
 * The direction of a brief whose colour is too weak for white: by the rules for its deep companion, then carried on a
 * ground in the colour itself, in the holes of a deep plate, or on paper, where the symbol's shape shows it; one that is
 * just strong enough for shapes stands open as others do.
 */
export function directWeak(brief: Brief, name: string, random: Random, wanted: Wanted = {}): Direction {
  const given = direct({ ...brief, color: companionOf(brief.color) }, name, random, wanted);
  const { idea } = given;
  // Initials in a thing are carried as a name in it is.
  const layout = holdsInitials(given) ? 'wordmark' : given.layout;
  const opens = mayStandOpen(brief.color) && !isPale(brief.color);
  const onPaper = ON_PAPER.includes(idea) || (BACKED.includes(idea) && !opens);
  const paper = layout === 'wordmark' && onPaper && isSeenAsGround(brief.color) && random.chance(0.9);
  const pale = brief.type === 'icon' && isPale(brief.color);
  const ground = paper
    ? 'paper'
    : weigh((pale ? PALE_WAYS : WAYS)[layout], random, (way) =>
        way === 'open'
          ? opens
          : way === 'paper' || layout === 'symbol'
            ? way === 'deep' || isSeenAsGround(brief.color)
            : true,
      );
  const direction: Direction = { ...given, color: brief.color, ground, nameRole: 'ink' };
  if (ground === 'paper') {
    const open = layout === 'wordmark' || ideaOf(idea).lockup?.open === true;
    // Letters in the companion and a shape in the colour are two already.
    if (direction.symbol === null || open) return { ...direction, accent: 'none' };
    // A pale shape is no shape on white: the deep one holds the colour.
    const treatment = random.chance(pale ? 0.15 : 0.85) ? 'tint' : 'plain';
    return { ...direction, accent: 'none', container: shapeOf(given, brief, ground, random), treatment };
  }
  if (ground === 'open') {
    // Thin lines in a light colour are nothing: its drawings are filled, and its shapes bear deep ones.
    const { symbol } = direction;
    const fused = layout === 'wordmark' || ideaOf(idea).lockup?.open === true;
    const bare = fused || symbol === null || (symbol.kind === 'mark' && !isFilled(direction.container));
    const container = bare ? 'none' : shapeOf(given, brief, 'brand', random);
    return { ...direction, accent: 'none', container, treatment: 'plain' };
  }
  // Cut out of a shape of its own, the filled drawing is always the better one.
  const plain = given.treatment === 'line' && layout !== 'symbol' ? 'line' : 'plain';
  const isBox = BOXES.includes(idea);
  return {
    ...direction,
    idea: isBox ? 'none' : idea,
    // A thing that stood in the line of a box stands nowhere without it.
    symbol: isBox && ideaOf(idea).needsSymbol ? null : direction.symbol,
    container: layout === 'symbol' ? shapeOf(given, brief, ground, random) : plateOf(direction, random),
    treatment: plain,
    accent: 'none',
  };
}
