import type { Direction } from '../direction/direction.js';
import type { Standing } from '../direction/drawings-of.js';
import type { Key } from './keys.js';

/** How often a set may show one thing; a `pair` is a symbol at one place beside the name. */
export type Limits = Readonly<
  Record<'symbol' | 'layout' | 'pair' | 'form' | 'idea' | 'face' | 'typed', number>
>;

/** A direction that may join a set. */
export type Asked = {
  readonly direction: Direction;
  /** What the set has already. */
  readonly shown: readonly Direction[];
  readonly limits: Limits;
  /** What its symbol is to the trade. */
  readonly standing: Standing;
};

/** Whether the set has room for a direction by one of its rules. */
export type Room = (asked: Asked) => boolean;

/** From more on of one idea than a set has places, a second box and a second rule are better than a wrong drawing. */
const REPEATED = 6;
/** Whether ideas may repeat as often as there are places: nothing else is left. */
export const mayRepeat = ({ limits }: Asked): boolean => limits.idea > REPEATED;

/** Whether fewer than a limit of the set are the same as the direction by a key. */
export const isFew = ({ direction, shown }: Asked, limit: number, key: Key): boolean =>
  shown.filter((other) => key(other) === key(direction)).length < limit;

/** Whether the direction is not of a kind, or the set has fewer of that kind than a limit. */
export const hasFew = (
  { direction, shown }: Asked,
  most: number,
  isKind: (direction: Direction) => boolean,
): boolean => !isKind(direction) || shown.filter(isKind).length < most;
