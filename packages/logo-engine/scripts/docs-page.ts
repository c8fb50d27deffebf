/**
 * Draws the picture of docs/logos.md and writes its table: forty invented businesses, for each the first proposal of
 * one seed. Nothing is chosen by hand.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { contactSheet } from '../src/command/contact-sheet.js';
import { createEngine } from '../src/index.js';
import { BRIEFS } from './invented-briefs.js';

const SEED = 'docs';
const COLUMNS = 5;
const WIDTH = 1800;
/** What a page of the documentation may cost its reader. */
const MOST_BYTES = 400_000;

const docs = new URL('../../../docs/', import.meta.url);
const page = new URL('logos.md', docs);

const engine = await createEngine();
const sheet = contactSheet(
  BRIEFS.map((brief) => engine.draw(brief, SEED).svg),
  COLUMNS,
);
const image = await renderAsync(sheet, {
  fitTo: { mode: 'width', value: WIDTH },
  font: { loadSystemFonts: false },
});
const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const;
const webp = await sharp(image.pixels, { raw }).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();
if (webp.length > MOST_BYTES) {
  throw new Error(
    `The picture of docs/logos.md weighs ${webp.length} bytes, more than ${MOST_BYTES}. Make it narrower.`,
  );
}
mkdirSync(new URL('images/', docs), { recursive: true });
writeFileSync(new URL('images/logos.webp', docs), webp);

const rows = BRIEFS.map(
  ({ name, description, industry, style, type, color }, i) =>
    `| ${i + 1} | ${name} | ${description || '(none)'} | ${industry}, ${style}, ${type} | ${color} |`,
);
const table = [
  '| | name | description | industry, style, type | colour |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');
const [before = '', after = ''] = readFileSync(page, 'utf8').split(/<!-- briefs -->[\s\S]*<!-- \/briefs -->/);
writeFileSync(page, `${before}<!-- briefs -->\n\n${table}\n\n<!-- /briefs -->${after}`);
process.stdout.write(`docs/images/logos.webp: ${webp.length} bytes, ${image.width} by ${image.height}\n`);
