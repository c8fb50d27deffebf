import { paletteColor } from './palette';

/** What a logo without a readable colour shows: blue to purple (specification, section 3). */
const DEFAULT_GRADIENT = 'from-blue-500 to-purple-600';

const STOP = /(?:^|[\s:])(from|via|to)-(?:\[([^\]\s]+)\]|([a-z]+)(?:-(\d{2,3}))?)(?=\s|$)/g;
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const ORDER = ['from', 'via', 'to'];

/**
 * The colours named by a gradient's class text, each once, in their order: `from-blue-500 to-purple-600` is two.
 * A single `#RRGGBB` is itself. What names no colour is drawn as {@link DEFAULT_GRADIENT}.
 */
export function gradientColors(text: string | null | undefined): string[] {
  const trimmed = text?.trim() ?? '';
  if (HEX.test(trimmed)) return [trimmed];
  const colors = stops(trimmed);
  return colors.length > 0 ? colors : stops(DEFAULT_GRADIENT);
}

function stops(text: string): string[] {
  const colors = [...text.matchAll(STOP)]
    .map(([, position = '', literal, hue, shade]) => ({
      position,
      color: literal ? readLiteral(literal) : paletteColor(hue ?? '', shade),
    }))
    .sort((a, b) => ORDER.indexOf(a.position) - ORDER.indexOf(b.position))
    .flatMap(({ color }) => color ?? []);
  return [...new Set(colors)];
}

function readLiteral(text: string): string | undefined {
  return HEX.test(text) ? text : undefined;
}
