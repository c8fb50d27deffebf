import type { Brief } from '../brief/brief.js';
import { allowsCase } from '../brief/letter-case.js';
import { calledBy, namePartsOf } from '../brief/name-reading.js';
import { carriesText, isWeak } from '../colour/palette.js';
import { ideaOf } from '../composition/ideas/index.js';
import { track } from '../direction/choose-face.js';
import {
  type Direction,
  holdsInitials,
  type IdeaId,
  isLit,
  type LayoutId,
  type SymbolSpec,
} from '../direction/direction.js';
import { STYLE_RULES } from '../direction/style-rules.js';
import { shinesSwapped } from '../direction/symbol-looks.js';
import { type CaseId, faceById } from '../fonts/faces.js';
import { symbolsFor } from '../lexicon/symbols-for.js';
import type { ContainerId } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Treatment } from '../marks/mark.js';
import { initials } from '../marks/monogram.js';
import type { Change } from './change.js';
import { plainSymbol } from './plain-symbol.js';

/** A logo before it is changed: what was asked for, the drawable part of the name, and what was decided. */
export type Base = { readonly brief: Brief; readonly name: string; readonly direction: Direction };

/** The part of a name that leads; one that is spelt otherwise is read anew. */
const leadOf = (name: string, { name: before, direction: { reading } }: Base): string => {
  const { connector, proper } = namePartsOf(name, name === before ? reading : undefined);
  return connector === '' ? proper : name;
};

/** Initials follow the spelling of the name. */
function respelt(symbol: SymbolSpec, { name: before, direction }: Base, name: string): SymbolSpec {
  if (symbol.kind !== 'monogram' || before === name) return symbol;
  const called = calledBy(before, direction.reading);
  const most = ([1, 2] as const).find((count) => initials(called, count) === symbol.text);
  return { ...symbol, text: (most === undefined ? null : initials(name, most)) ?? symbol.text };
}

function symbolOf(base: Base, name: string, change: Change, layout: LayoutId) {
  const { brief, direction } = base;
  // A name alone has a symbol exactly when its idea draws it in the letters.
  if (layout === 'wordmark' && !ideaOf(change.idea ?? direction.idea).needsSymbol) return null;
  const chosen = change.symbol ?? direction.symbol;
  if (chosen !== null) return respelt(chosen, base, name);
  const { description, industry } = brief;
  const [first] = symbolsFor({ description, name, industry });
  return first === undefined ? null : plainSymbol(first);
}

/** Initials and stock icons never stand bare: the plate that the style takes first. */
const plateOf = ({ style }: Brief): ContainerId =>
  (Object.keys(STYLE_RULES[style].plates)[0] as ContainerId | undefined) ?? 'circle';

function containerOf(
  { brief, direction }: Base,
  change: Change,
  symbol: SymbolSpec | null,
  layout: LayoutId,
): ContainerId {
  const container = change.container ?? direction.container;
  if (symbol === null || (change.symbol === undefined && change.layout === undefined)) return container;
  if (symbol.kind === 'mark') return markById(symbol.id).contained ? container : 'none';
  return container === 'none' && change.container === undefined && layout !== 'badge'
    ? plateOf(brief)
    : container;
}

/** The case that was asked for, or that was there, where name and face bear it; else the face's own that the name bears. */
function caseOf({ direction }: Base, lead: string, change: Change, layout: LayoutId): CaseId {
  const { cases, script } = faceById(change.face ?? direction.face);
  const bears = (id: CaseId): boolean => allowsCase(lead, id);
  const wanted = change.letterCase ?? direction.letterCase;
  const same = change.face === undefined && layout === direction.layout;
  if (same && wanted === direction.letterCase && bears(wanted)) return wanted;
  // A badge speaks in capitals whatever its face does elsewhere.
  const badge = layout === 'badge' && change.letterCase === undefined && script === undefined;
  if (badge && bears('upper')) return 'upper';
  return [wanted, ...cases].find((id) => cases.includes(id) && bears(id)) ?? 'typed';
}

/** Whether a direction cuts its symbol out of a sign or a disc, or stands it in a name: in one colour, if it is not `inset`. */
function setsIn({ layout, idea }: Pick<Direction, 'layout' | 'idea'>): boolean {
  const { lockup, parted } = ideaOf(idea);
  return layout === 'badge' || lockup?.cutsOut === true || (layout === 'wordmark' && parted === true);
}

function treatmentOf(
  { direction }: Base,
  change: Change,
  symbol: SymbolSpec | null,
  place: Pick<Direction, 'layout' | 'idea'>,
): Treatment {
  const { treatment, accent } = direction;
  if (treatment === 'line' && symbol?.kind === 'mark' && !markById(symbol.id).line) return 'plain';
  const { palette = accent } = change;
  const filled = treatment === 'plain' || treatment === 'solid';
  const coloured = filled && palette !== 'none' && palette !== accent;
  // What comes into a sign or a name in two colours keeps them there.
  const moved = treatment === 'solid' && accent !== 'none' && !setsIn(direction);
  if (isLit(direction) && setsIn(place) && (coloured || moved)) return 'inset';
  return coloured ? 'solid' : treatment;
}

function descriptorOf({ direction }: Base, change: Change, layout: LayoutId) {
  const descriptor = change.descriptor ?? direction.descriptor;
  if (layout === direction.layout && change.descriptor === undefined) return descriptor;
  if (layout === 'symbol') return 'none';
  // A badge has its small line on the lower arc; a symbol had none to keep.
  const small = descriptor === 'above' || descriptor === 'inline';
  if (layout === 'badge' && small) return 'below';
  return direction.layout === 'symbol' && change.descriptor === undefined ? 'below' : descriptor;
}

/** The idea, where the layout has one: a symbol that stands beside the name is not a letter of it as well. */
function ideaIn(layout: LayoutId, idea: IdeaId, symbol: SymbolSpec | null): IdeaId {
  if (layout === 'symbol') return holdsInitials({ layout, idea, symbol }) ? idea : 'none';
  if (layout === 'badge') return 'none';
  return layout !== 'wordmark' && ideaOf(idea).needsSymbol ? 'none' : idea;
}

/**
 * The direction of a changed logo. What a change makes impossible gives way by the house rules; everything else stays
 * as it was, and with nothing to change the direction is the same. The order of changes does not matter.
 * @param name the drawable part of the changed logo's name
 */
export function changedDirection(base: Base, name: string, change: Change): Direction {
  const { direction } = base;
  const layout = change.layout ?? direction.layout;
  const lead = leadOf(name, base);
  const face = change.face ?? direction.face;
  const letterCase = caseOf(base, lead, change, layout);
  const symbol = symbolOf(base, name, change, layout);
  const color = change.color ?? direction.color;
  // A ground that came with a weak colour goes with it, and takes the second colour and thin lines along.
  const carried = isWeak(color) && direction.ground === undefined ? change.ground : undefined;
  const ground = carried ?? direction.ground;
  const idea = ideaIn(layout, change.idea ?? direction.idea, symbol);
  const treatment = treatmentOf(base, change, symbol, { layout, idea });
  const accent = change.palette ?? (carried === undefined ? direction.accent : 'none');
  // A shape in a second colour that is no longer the deeper one has the first colour again.
  const isDull = treatment === 'swapped' && symbol !== null && !shinesSwapped(symbol, color, accent);
  const reset = face !== direction.face || letterCase !== direction.letterCase;
  return {
    face,
    letterCase,
    tracking: reset ? track(faceById(face), letterCase, lead) : direction.tracking,
    ...(direction.lineGap === undefined ? {} : { lineGap: direction.lineGap }),
    ...(direction.proportions === undefined ? {} : { proportions: direction.proportions }),
    layout,
    idea,
    descriptor: descriptorOf(base, change, layout),
    nameRole: color !== direction.color && !carriesText(color) ? 'ink' : direction.nameRole,
    symbol,
    container: containerOf(base, change, symbol, layout),
    treatment: (carried !== undefined && treatment === 'line') || isDull ? 'plain' : treatment,
    accent,
    color,
    ...(ground === undefined ? {} : { ground }),
    ...(direction.trade === undefined ? {} : { trade: direction.trade }),
    ...(direction.reading === undefined || name !== base.name ? {} : { reading: direction.reading }),
  };
}
