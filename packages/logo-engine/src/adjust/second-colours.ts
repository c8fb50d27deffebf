import { difference, readHex } from '../colour/oklch.js';
import { ACCENTS, type AccentId, isAsCalled, isNearlyBlack, lightPalette } from '../colour/palette.js';
import type { Direction } from '../direction/direction.js';

/** Difference below which two colours that are not beside each other are taken for one. */
const ALIKE = 0.04;

type Coloured = Pick<Direction, 'color' | 'ground' | 'accent'>;

/** The main colour and the second one on white. */
function pairOf({ color, ground, accent }: Coloured): { main: string; second: string } {
  const { main, accent: second } = lightPalette(color, accent, ground);
  return { main: main ?? color, second: second ?? color };
}

/** The second colours that a logo may have beside its own, without what stands in for another or looks like one of them. */
export function otherSecondColours(now: Coloured): AccentId[] {
  const seen = [pairOf(now).second];
  return ACCENTS.filter((accent) => {
    const { main, second } = pairOf({ ...now, accent });
    if (accent === now.accent || !isAsCalled(main, accent)) return false;
    if (seen.some((other) => difference(other, second) < ALIKE)) return false;
    seen.push(second);
    return true;
  });
}

const NAMES: Readonly<Record<Exclude<AccentId, 'none' | 'tone'>, string>> = {
  neighbour: 'Un color vecino',
  gold: 'Dorado',
  complement: 'Un color que contrasta',
};

/** What a second colour is called, in Spanish, by what it looks like beside the main one. */
export function secondColourLabel(coloured: Coloured): string {
  const { accent } = coloured;
  const { main, second } = pairOf(coloured);
  if (second === main) return 'Un solo color';
  if (accent !== 'none' && accent !== 'tone' && isAsCalled(main, accent)) return NAMES[accent];
  if (isNearlyBlack(second)) return 'Casi negro';
  return readHex(second).l < readHex(main).l ? 'Un tono más oscuro' : 'Un tono más claro';
}
