import type { Brief } from '../brief/brief.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { ownInitials } from '../composition/own-initials.js';
import type { Face } from '../fonts/faces.js';
import type { Random } from '../random/random.js';
import { CUT_OUT } from './choose-idea.js';
import type { SymbolSpec } from './direction.js';
import type { PlateId } from './plate-names.js';
import { initialPlatesOf } from './plates-of.js';
import { weigh } from './weigh.js';

/** How often a symbol alone is initials in a thing of the trade. */
const OFTEN = 0.2;

const TWO_LETTERS = /^\p{L}{2}$/u;

/** Initials and the thing that holds them. */
type Held = { readonly symbol: Extract<SymbolSpec, { kind: 'monogram' }>; readonly idea: PlateId };

/**
 * Two initials in a thing of the trade, now and then; null otherwise. One letter in a thing had 2.5 of 5 from judges, two 3.3.
 * @param called the part of the name whose initials are the business's
 */
export function chooseHeldInitials(
  brief: Brief,
  name: string,
  called: string,
  face: Face,
  random: Random,
): Held | null {
  if (!random.chance(OFTEN) || face.script !== undefined || bodyOf(face) < CUT_OUT) return null;
  const text = ownInitials(called, 2);
  const plates = initialPlatesOf(brief, name);
  if (text === null || !TWO_LETTERS.test(text) || Object.keys(plates).length === 0) return null;
  return { symbol: { kind: 'monogram', text }, idea: weigh(plates, random) };
}
