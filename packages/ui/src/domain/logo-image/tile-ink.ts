/** Ink of a letter on a tile: the one of the two that has the greater contrast (WCAG 2.2) with its ground. */
export type TileInk = 'light' | 'dark';

/** `#RGB` or `#RRGGBB`; anything else counts as dark, which is what an unknown brand colour mostly is. */
export function tileInk(color: string): TileInk {
  const luminance = relativeLuminance(color);
  return luminance !== undefined && (luminance + 0.05) ** 2 > 1.05 * 0.05 ? 'dark' : 'light';
}

function relativeLuminance(color: string): number | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (!hex) return undefined;
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
