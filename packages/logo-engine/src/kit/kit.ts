import { DARK_GROUND, LIGHT_GROUND } from '../colour/palette.js';
import type { Drawing } from '../drawing/drawing.js';
import { VARIANT_IDS, type VariantId } from '../drawing/variants.js';
import { renderJpg, renderWebp } from '../raster/jpg-webp.js';
import { renderPdf } from '../raster/pdf.js';
import { renderPng } from '../raster/png.js';
import { type Art, artOf, drawingsOf, PART_IDS, type PartId } from './art.js';
import { coloursOf } from './colours.js';
import { type KitFile, textFile } from './file.js';
import { GUIDE_FAMILY, renderGuide } from './guide.js';
import { licenceText } from './licences.js';
import { paletteFiles } from './palette-files.js';
import { readmeText } from './readme-text.js';
import { networkFiles, webFiles } from './web-files.js';

/** Variants by the names that their files have: what they are for. */
const VARIANT_NAMES: Readonly<Record<VariantId, string>> = {
  light: 'fondo-claro',
  dark: 'fondo-oscuro',
  brand: 'fondo-color',
  mono: 'una-tinta',
  negative: 'negativo',
};

/** Widths of the pictures on no ground and on white; the other variants have the middle one. */
const WIDTHS: Readonly<Record<PartId, readonly number[]>> = {
  logo: [512, 1024, 2048, 4096],
  simbolo: [512, 1024, 2048],
  nombre: [512, 1024, 2048],
};
const MIDDLE = 1024;
/** An encoder of JPEG holds all of a picture, several times over. */
const PHOTO = 1600;

const fileName = (part: PartId, kind: string, rest: string): string =>
  `${part}/${kind}/${part}-${rest}.${kind}`;

async function* vectorFiles(part: PartId, { parts }: Art): AsyncGenerator<KitFile> {
  for (const id of VARIANT_IDS) {
    const svg = parts[part][id];
    yield textFile(fileName(part, 'svg', VARIANT_NAMES[id]), svg);
    yield { path: fileName(part, 'pdf', VARIANT_NAMES[id]), bytes: await renderPdf(svg) };
  }
}

/** Parts that are one drawing, as the whole is where a logo is a symbol or a name alone; the one with the most widths first. */
function alike({ parts }: Art): PartId[][] {
  const isSame = (one: PartId, other: PartId) =>
    VARIANT_IDS.every((variant) => parts[one][variant] === parts[other][variant]);
  return PART_IDS.filter((part, i) => !PART_IDS.slice(0, i).some((before) => isSame(before, part))).map(
    (part) => PART_IDS.filter((other) => isSame(part, other)),
  );
}

/** Each picture is drawn once, for all parts that are this drawing. */
async function* pictureFiles(
  same: readonly PartId[],
  { parts, direction: { color } }: Art,
): AsyncGenerator<KitFile> {
  const [part = 'logo'] = same;
  const variants = parts[part];
  const each = (
    owners: readonly PartId[],
    kind: string,
    rest: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): KitFile[] => owners.map((owner) => ({ path: fileName(owner, kind, rest), bytes }));
  for (const width of WIDTHS[part]) {
    const owners = same.filter((owner) => WIDTHS[owner].includes(width));
    yield* each(owners, 'png', `fondo-claro-${width}`, await renderPng(variants.light, { width }));
    const onWhite = await renderPng(variants.light, { width, background: LIGHT_GROUND });
    yield* each(owners, 'png', `sobre-blanco-${width}`, onWhite);
  }
  for (const id of VARIANT_IDS.filter((variant) => variant !== 'light')) {
    const bytes = await renderPng(variants[id], { width: MIDDLE });
    yield* each(same, 'png', `${VARIANT_NAMES[id]}-${MIDDLE}`, bytes);
  }
  for (const id of ['light', 'dark'] as const) {
    const bytes = await renderWebp(variants[id], { width: MIDDLE });
    yield* each(same, 'webp', VARIANT_NAMES[id], bytes);
  }
  if (part !== 'logo') return;
  const grounds = { light: LIGHT_GROUND, dark: DARK_GROUND, brand: color } as const;
  for (const id of ['light', 'dark', 'brand'] as const) {
    const bytes = await renderJpg(variants[id], { width: PHOTO, background: grounds[id] });
    yield { path: fileName(part, 'jpg', VARIANT_NAMES[id]), bytes };
  }
}

/**
 * Everything that a business needs of its logo, file by file: what is yielded is not kept, so that a kit never weighs
 * more in memory than its largest picture. The same logo gives the same files with the same bytes.
 */
export async function* kitOf(logo: Drawing): AsyncGenerator<KitFile, void, undefined> {
  const drawings = drawingsOf(logo);
  const art = artOf(drawings);
  const palette = coloursOf(drawings);
  yield textFile('LEEME.txt', readmeText());
  yield { path: 'guia.pdf', bytes: await renderGuide(art, palette) };
  yield textFile('LICENCIAS.txt', licenceText(art.name, art.direction, GUIDE_FAMILY));
  yield* paletteFiles(art.name, palette);
  for (const part of PART_IDS) yield* vectorFiles(part, art);
  yield* webFiles(art);
  yield* networkFiles(art);
  for (const same of alike(art)) yield* pictureFiles(same, art);
}
