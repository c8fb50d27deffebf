import type { Brief } from '../brief/brief.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { ownInitials } from '../composition/own-initials.js';
import { isCompact } from '../composition/plates/lettered.js';
import { faceById } from '../fonts/faces.js';
import type { Random } from '../random/random.js';
import type { PlateId, SymbolSpec } from './direction.js';
import { platesOf } from './plates-of.js';

/** How often a symbol alone is the initials of its name in a thing of its trade, where there is such a thing. */
const HELD = 0.15;

/** Mean strokes of letters, in hundredths of the cap height, that stand out in a thing. */
const BOLD = 15;

/** Initials, and the thing that holds them; null where none does. */
export function chooseHeld(
  brief: Brief,
  name: string,
  /** The part of the name whose initials are the business's. */
  called: string,
  face: string,
  random: Random,
): { readonly idea: PlateId; readonly symbol: SymbolSpec } | null {
  if (!random.chance(HELD) || bodyOf(faceById(face)) < BOLD) return null;
  const things = (Object.keys(platesOf(brief, name)) as PlateId[]).filter(isCompact);
  const text = things.length > 0 ? ownInitials(called, random.chance(0.5) ? 2 : 1) : null;
  return text === null ? null : { idea: random.pick(things), symbol: { kind: 'monogram', text } };
}
