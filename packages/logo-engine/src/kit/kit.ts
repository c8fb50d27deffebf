import { DARK_GROUND, LIGHT_GROUND } from '../colour/palette.js';
import type { Drawing } from '../drawing/drawing.js';
import { VARIANT_IDS, type VariantId } from '../drawing/variants.js';
import { renderJpg, renderWebp } from '../raster/jpg-webp.js';
import { renderPdf } from '../raster/pdf.js';
import { renderPng } from '../raster/png.js';
import { type Art, artOf, PART_IDS, type PartId } from './art.js';
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

async function* pictureFiles(part: PartId, { parts, direction: { color } }: Art): AsyncGenerator<KitFile> {
  const variants = parts[part];
  for (const width of WIDTHS[part]) {
    yield {
      path: fileName(part, 'png', `fondo-claro-${width}`),
      bytes: await renderPng(variants.light, { width }),
    };
    yield {
      path: fileName(part, 'png', `sobre-blanco-${width}`),
      bytes: await renderPng(variants.light, { width, background: LIGHT_GROUND }),
    };
  }
  for (const id of VARIANT_IDS.filter((variant) => variant !== 'light')) {
    yield {
      path: fileName(part, 'png', `${VARIANT_NAMES[id]}-${MIDDLE}`),
      bytes: await renderPng(variants[id], { width: MIDDLE }),
    };
  }
  yield {
    path: fileName(part, 'webp', 'fondo-claro'),
    bytes: await renderWebp(variants.light, { width: MIDDLE }),
  };
  yield {
    path: fileName(part, 'webp', 'fondo-oscuro'),
    bytes: await renderWebp(variants.dark, { width: MIDDLE }),
  };
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
  const art = artOf(logo);
  const palette = coloursOf(logo);
  yield textFile('LEEME.txt', readmeText());
  yield { path: 'guia.pdf', bytes: await renderGuide(art, palette) };
  yield textFile('LICENCIAS.txt', licenceText(art.name, art.direction, GUIDE_FAMILY));
  yield* paletteFiles(art.name, palette);
  for (const part of PART_IDS) yield* vectorFiles(part, art);
  yield* webFiles(art);
  yield* networkFiles(art);
  for (const part of PART_IDS) yield* pictureFiles(part, art);
}
