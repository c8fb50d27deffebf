// Draws the product's icons: `npm run drawings` writes them into the app. The mark is one outline on a grid of 48;
// the engine turns it into the pixels that phones and launchers ask for.
import { writeFileSync } from 'node:fs';
import { renderPng } from '@trazo/logo-engine';

const BLUE = '#2B50FF';
const MARK =
  'M15.5 3.5H24.5V30A5.5 5.5 0 0 0 30 35.5H40V44.5H30A14.5 14.5 0 0 1 15.5 30V20.5H8V11.5H15.5ZM31 11.5H40V20.5H31Z';
const folder = new URL('../../logo-app/public/', import.meta.url);

/** Launchers cut the corners off themselves; a maskable icon keeps its mark within the inner four fifths. */
const ICONS = [
  { file: 'apple-touch-icon.png', width: 180, corner: 0, scale: 0.92 },
  { file: 'icon-192.png', width: 192, corner: 14, scale: 1 },
  { file: 'icon-512.png', width: 512, corner: 14, scale: 1 },
  { file: 'icon-maskable-512.png', width: 512, corner: 0, scale: 0.78 },
] as const;

/** The white mark on blue, which reads on light and dark surroundings alike; 64 units a side. */
function icon(corner: number, scale: number): string {
  const [left, top] = [32 - 24 * scale, 32 - 24 * scale];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><title>Trazo</title>` +
    `<rect width="64" height="64" rx="${corner}" fill="${BLUE}"/>` +
    `<path fill="#fff" transform="translate(${left} ${top}) scale(${scale})" d="${MARK}"/></svg>\n`
  );
}

writeFileSync(new URL('favicon.svg', folder), icon(14, 1));
for (const { file, width, corner, scale } of ICONS) {
  writeFileSync(new URL(file, folder), await renderPng(icon(corner, scale), { width }));
}
process.stdout.write(`${ICONS.length + 1} icons drawn\n`);
