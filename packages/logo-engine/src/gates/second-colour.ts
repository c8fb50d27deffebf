import { difference, VISIBLE_STEP } from '../colour/oklch.js';
import type { Role } from '../colour/palette.js';
import type { IdeaId } from '../direction/direction.js';
import type { Drawing } from '../drawing/drawing.js';

/** Whether an idea lies in a second colour alone, so that it is none when the two colours look like one. */
export const isOfColour = (idea: IdeaId): boolean => idea === 'two-tones';

/** Whether the name is seen in two colours, whatever its symbol wears. */
export function hasSecondColour({ composition, light }: Drawing): boolean {
  const lettering = composition.layers.filter(({ part }) => part === 'text' || part === 'ornament');
  const colours = [...new Set<Role>(lettering.map(({ role }) => role))].flatMap((role) => light[role] ?? []);
  return colours.some((a) => colours.some((b) => difference(a, b) >= VISIBLE_STEP));
}
