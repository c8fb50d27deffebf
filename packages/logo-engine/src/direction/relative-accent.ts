import type { StyleId } from '../brief/brief.js';
import { readHex } from '../colour/oklch.js';
import { type AccentId, isNearlyBlack } from '../colour/palette.js';

/** Below this chroma a colour is a grey. */
const GREY = 0.03;
/** Below this lightness browns, wines and greens are as deep as gold letters of old signs had them. */
const GOLDEN = 0.45;
/** From this chroma on a colour that is nearly black has a hue. */
const TINGED = 0.02;

/**
 * Second inks that are relatives of a colour, best first: a tone of one that stays itself when it is lighter, of a red none
 * but its ink, gold beside a deep brown, wine or green, a neighbour of fresh hues last. A light red is a salmon, and red beside brown or
 * orange beside wine comes from nowhere.
 */
function relatives(hex: string): readonly AccentId[] {
  const { l, c, h } = readHex(hex);
  // What is nearly black and has a hue keeps to it: an orange beside a night blue comes from nowhere.
  if (isNearlyBlack(hex) && c < TINGED) return ['complement', 'gold', 'neighbour', 'none'];
  if (c < GREY && !isNearlyBlack(hex)) return ['tone', 'none'];
  const hue = ((h % 360) + 360) % 360;
  // Of an orange a caramel and a brown are itself, what is between them is a salmon.
  const salmon = hue < 34 || hue > 350 || (hue < 62 && l >= 0.45 && l < 0.57);
  const red = salmon && c > 0.11;
  // Beside a dark green or a blue a neighbour is a teal or a cyan that nobody asked for.
  const fresh = (hue < 45 && c > 0.11) || (hue >= 100 && hue < 165 && l > 0.45) || (hue > 345 && c > 0.11);
  const gold = l < GOLDEN && (hue < 80 || hue > 340 || (hue >= 130 && hue <= 180));
  return [
    ...(red ? (['none'] as const) : (['tone', 'none'] as const)),
    ...(gold ? (['gold'] as const) : []),
    ...(fresh ? (['neighbour'] as const) : []),
  ];
}

/** The accent of a symbol: as drawn when it is a relative of the colour, else the nearest relative. Play takes any but gold. */
export function relativeAccent(hex: string, accent: AccentId, style: StyleId): AccentId {
  if (style === 'playful' && accent !== 'gold') return accent;
  const known = relatives(hex);
  return known.includes(accent) ? accent : (known[0] ?? 'none');
}
