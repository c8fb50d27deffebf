import type { StyleId } from '../brief/brief.js';
import { readHex } from '../colour/oklch.js';
import type { AccentId } from '../colour/palette.js';

/** Below this chroma a colour is a grey. */
const GREY = 0.03;

/**
 * Second inks that are relatives of a colour, best first: a neighbour of fresh hues, a tone of one that stays itself
 * when it is lighter. A light red is a salmon, and red beside brown or orange beside wine comes from nowhere.
 */
function relatives(hex: string): readonly AccentId[] {
  const { l, c, h } = readHex(hex);
  if (c < GREY) return ['tone', 'none'];
  const hue = ((h % 360) + 360) % 360;
  const red = (hue < 62 || hue > 350) && c > 0.11;
  const fresh = (hue < 45 && c > 0.11) || (hue >= 100 && hue < 310);
  const gold = l < 0.6 && (hue < 62 || hue >= 150);
  return [
    ...(red ? [] : (['tone'] as const)),
    ...(fresh ? (['neighbour'] as const) : []),
    ...(gold ? (['gold'] as const) : []),
    'none',
  ];
}

/** The accent of a symbol: as drawn when it is a relative of the colour, else the nearest relative. Play takes any. */
export function relativeAccent(hex: string, accent: AccentId, style: StyleId): AccentId {
  if (style === 'playful') return accent;
  const known = relatives(hex);
  return known.includes(accent) ? accent : (known[0] ?? 'none');
}
