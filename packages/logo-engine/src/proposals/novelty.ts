import { distance, type PerceptualHash, perceptualHash } from '../analysis/perceptual-hash.js';
import type { Direction, LayoutId } from '../direction/direction.js';
import type { Drawing } from '../drawing/drawing.js';
import { compositionOf, isLettered, type Key, symbolKey, treatmentOf } from './keys.js';

/** Two shown proposals differ in at least this many of the 256 bits of their perceptual hashes. */
export const LEAST_DISTANCE = 12;
/** From this distance on two drawings look nothing like each other. */
const FAR = 64;

/** What two proposals are compared by. */
type Look = { readonly direction: Direction; readonly hash: PerceptualHash };

const hashes = new WeakMap<Drawing, PerceptualHash>();

/** The look of a drawing; its hash is worked out once. */
export function lookOf(drawing: Drawing): Look {
  const hash = hashes.get(drawing) ?? perceptualHash(drawing.picture());
  hashes.set(drawing, hash);
  return { direction: drawing.direction, hash };
}

/** What a person calls a difference; a direction without such a thing does not differ in it. */
const ASPECTS: readonly { readonly weight: number; readonly of: Key }[] = [
  { weight: 3, of: symbolKey },
  { weight: 2, of: ({ idea }) => idea },
  { weight: 2, of: (direction) => (isLettered(direction) ? direction.face : '') },
  { weight: 2, of: ({ layout }) => layout },
  { weight: 1, of: ({ container }) => container },
  { weight: 1, of: ({ descriptor }) => descriptor },
  { weight: 1, of: treatmentOf },
];

/** What two of one layout differ in when they differ in all that is seen, and what that counts for beside the aspects. */
const SEEN: Readonly<Partial<Record<LayoutId, { readonly of: Key; readonly worth: number }>>> = {
  symbol: { of: (direction) => `${symbolKey(direction)} ${compositionOf(direction)}`, worth: 2 },
  wordmark: { of: ({ idea }) => idea, worth: 1 },
};

/** In how many aspects two directions differ, more where few could: a drawing that stands alone, what is made of a name. */
export function differences(a: Direction, b: Direction): number {
  const seen = a.layout === b.layout ? SEEN[a.layout] : undefined;
  const more = seen !== undefined && seen.of(a) !== seen.of(b) ? seen.worth : 0;
  return ASPECTS.filter(({ of }) => of(a) !== of(b)).length + more;
}

const ALL = ASPECTS.reduce((sum, { weight }) => sum + weight, 0);

/** How much two proposals are alike, 0 to 1: half what they are made of, half how they look from afar. */
export function similarity(a: Look, b: Look): number {
  const shared = ASPECTS.filter(({ of }) => of(a.direction) === of(b.direction));
  const made = shared.reduce((sum, { weight }) => sum + weight, 0) / ALL;
  const looks = 1 - Math.min(1, distance(a.hash, b.hash) / FAR);
  return (made + looks) / 2;
}

export const bitsApart = (a: Look, b: Look): number => distance(a.hash, b.hash);
