import type { Brief } from '../brief/brief.js';
import type { Direction, IdeaId } from '../direction/direction.js';
import { type Drawing, draw } from '../drawing/drawing.js';
import { type GateId, passes } from '../gates/gates.js';
import type { Change, ChangeField } from './change.js';
import { type Base, changedDirection } from './changed-direction.js';

/**
 * What gives a logo again, as plain data that JSON keeps: small enough to store one for every version of a logo.
 * The order of the changes does not matter, but for two of the same field: the later one counts.
 */
export type Recipe = {
  readonly brief: Brief;
  readonly seed: string;
  /** What the seed decided for the brief, before any change. */
  readonly direction: Direction;
  readonly changes: readonly Change[];
};

/** A logo before its changes, what they come to, and the drawable part of the name as it is spelt now. */
export type Version = { readonly base: Base; readonly name: string; readonly change: Change };

/** What a changed logo must still hold. What only matters in some sizes and techniques is up to who chooses. */
const HELD: readonly GateId[] = ['text', 'main', 'colours', 'idea', 'contrast', 'overlap', 'safe'];

/** Draws a direction; null where it cannot be drawn at all. */
function drawn(name: string, direction: Direction): Drawing | null {
  try {
    return draw(name, direction);
  } catch (error) {
    // Parts of a direction that do not go together.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const broken = (drawing: Drawing): GateId[] => HELD.filter((id) => !passes(drawing, id));

/** Whether a version is drawn as it says, and holds what a logo must. */
export function holds(version: Version): boolean {
  const drawing = drawVersion(version);
  if (drawing === null || broken(drawing).length > 0) return false;
  return drawing.direction.idea === changedDirection(version.base, version.name, version.change).idea;
}

/** What stands in for an idea: a plain name, or where the colour is too pale for letters a line that shows it. */
const PLAIN: readonly IdeaId[] = ['none', 'rule', 'frame'];

/**
 * Draws a version; null when its name does not fit its layout. An idea that a change leaves nothing to live on (its
 * second colour cannot be seen, its letter is gone) rests: it is back as soon as another change lets it.
 */
export function drawVersion({ base, name, change }: Version): Drawing | null {
  const direction = changedDirection(base, name, change);
  const first = drawn(name, direction);
  const changed = Object.keys(change).length > 0 || name !== base.name;
  if (!changed || (first !== null && broken(first).length === 0)) return first;
  const symbol = direction.layout === 'wordmark' ? null : direction.symbol;
  const { layout } = direction;
  const ideas: readonly IdeaId[] = layout === 'badge' ? [] : layout === 'symbol' ? ['none'] : PLAIN;
  const plain = ideas.map((idea) => drawn(name, { ...direction, symbol, idea }));
  const made = [first, ...plain].filter((drawing) => drawing !== null);
  const least = Math.min(...made.map((drawing) => broken(drawing).length));
  return made.find((drawing) => broken(drawing).length === least) ?? null;
}

/** What of a direction each field of a change sets; the name is not part of it. */
const SETTING: Readonly<Record<ChangeField, (direction: Direction) => unknown>> = {
  name: () => undefined,
  color: ({ color }) => color,
  ground: ({ ground }) => ground,
  palette: ({ accent }) => accent,
  face: ({ face }) => face,
  letterCase: ({ letterCase }) => letterCase,
  symbol: ({ symbol }) => JSON.stringify(symbol),
  container: ({ container }) => container,
  layout: ({ layout }) => layout,
  descriptor: ({ descriptor }) => descriptor,
  idea: ({ idea }) => idea,
};

/** What a direction has of a field, in a form that can be compared. */
export const settingOf = (direction: Direction, field: ChangeField): unknown => SETTING[field](direction);

/** A value of a change in the same form. */
export const asSetting = (given: unknown): unknown =>
  typeof given === 'object' ? JSON.stringify(given) : given;

/** Fields that are whatever they are, and what is chosen with one. */
const FREE: readonly ChangeField[] = ['color', 'ground', 'name'];

/** A change that was made, or the field that stands in its way and why. */
type Attempt =
  | { readonly drawing: Drawing }
  | { readonly field: ChangeField; readonly why: string; readonly drawing?: undefined };

/**
 * Makes a change to a version.
 * @param change checked
 * @param name the drawable part of the name as the change spells it
 * @param mayRest whether a field that cannot live with the others of the change is kept for when it can, or refused
 */
export function attempt(version: Version, change: Change, name: string, mayRest = false): Attempt {
  const fields = Object.keys(change) as ChangeField[];
  const [first = 'name'] = fields;
  const drawing = drawVersion({ ...version, name, change: { ...version.change, ...change } });
  if (drawing === null) return { field: first, why: 'the name does not fit this logo with it' };
  const { direction } = drawing;
  const lost = (mayRest ? [] : fields).find(
    (field) => field !== 'name' && settingOf(direction, field) !== asSetting(change[field]),
  );
  if (lost !== undefined) return { field: lost, why: 'this logo cannot have it' };
  // A colour and a name are whatever they are: what cannot live with them has given way.
  const chosen = fields.find((field) => !FREE.includes(field));
  if (chosen === undefined) return { drawing };
  const failed = broken(drawing);
  if (failed.length === 0) return { drawing };
  const before = drawVersion(version);
  const known = before === null ? [] : broken(before);
  const gate = failed.find((id) => !known.includes(id));
  return gate === undefined ? { drawing } : { field: chosen, why: `it fails the gate "${gate}"` };
}
