import { type GroundId, isPale, isSeenAsGround, isWeak, mayStandOpen } from '../colour/palette.js';
import type { LayoutId } from '../direction/direction.js';
import { holds, type Version } from './adjust.js';
import type { Change } from './change.js';

/** How a colour may be carried, that first which leaves most of a logo as it was. */
function waysOf(color: string, layout: LayoutId): readonly GroundId[] {
  // The letters of a ring lie in its colour, and white ones are not read on it.
  const open = layout !== 'badge' && mayStandOpen(color) && !isPale(color);
  return [
    ...(open ? (['open'] as const) : []),
    ...(isSeenAsGround(color) ? (['brand'] as const) : []),
    'deep',
  ];
}

/**
 * A change to a colour too weak for white, with how the logo carries it: a logo of a strong colour has no ground, and
 * keeps its composition where it can. It is part of the change, so that the recipe gives the same again.
 * @param name the drawable part of the name as the change spells it
 */
export function withGround(version: Version, change: Change, name: string): Change {
  const { direction } = version.base;
  const { color } = change;
  if (color === undefined || !isWeak(color) || direction.ground !== undefined) return change;
  const changed = { ...version.change, ...change };
  const ways = waysOf(color, changed.layout ?? direction.layout);
  const ground = ways.find((way) => holds({ ...version, name, change: { ...changed, ground: way } }));
  return { ...change, ground: ground ?? 'deep' };
}
