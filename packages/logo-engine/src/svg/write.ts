import type { Palette } from '../colour/palette.js';
import type { Composition, Layer } from '../composition/layer.js';
import { pathData } from './path-data.js';

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Text that is safe inside an element or an attribute; characters that XML 1.0 forbids are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');

const element = (layer: Layer, d: string, fill: string | null): string =>
  fill === null ? '' : `<path${layer.path.evenOdd ? ' fill-rule="evenodd"' : ''} fill="${fill}" d="${d}"/>`;

/** Outlines of more numbers than this are written to a tenth of a unit: so many are of small shapes. */
const MANY_NUMBERS = 5_500;

/** Writes a composition in the colours of one variant: a title and filled outlines, nothing else. */
export function createSvgWriter(composition: Composition, title: string): (palette: Palette) => string {
  const numbers = composition.layers.reduce(
    (sum, { path }) => sum + path.commands.reduce((all, { length }) => all + length - 1, 0),
    0,
  );
  const decimals = numbers > MANY_NUMBERS ? 1 : 2;
  const data = composition.layers.map((layer) => ({ layer, d: pathData(layer.path, decimals) }));
  const { width, height } = composition;
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${escapeXml(title)}</title>`;
  return (palette) =>
    `${head}${data.map(({ layer, d }) => element(layer, d, palette[layer.role])).join('')}</svg>`;
}
