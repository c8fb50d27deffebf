import { LIGHT_GROUND } from '../colour/palette.js';
import { renderPng } from '../raster/png.js';
import type { Art } from './art.js';
import { json, type KitFile, textFile } from './file.js';
import { framed } from './framed.js';
import { writeIco } from './ico.js';

const FAVICON_SIDES = [16, 32, 48] as const;
/**
 * A phone may cut a maskable icon to a circle of 80 % of its side. Icons bring clear space of 16 % of their ink on each
 * side: the corners of the largest, a square, are then just inside.
 */
const MASKED = 0.74;
/** On a home screen an icon has the room that others have. */
const HOME = 0.94;
/** Widely shared cards are read at this size. */
const CARD = { width: 1200, height: 630 } as const;
const PROFILE = 1024;

const square = (side: number) => ({ width: side, height: side });

async function favicon(icon: string): Promise<Uint8Array<ArrayBuffer>> {
  return writeIco(
    await Promise.all(
      FAVICON_SIDES.map(async (side) => ({ side, png: await renderPng(icon, { width: side }) })),
    ),
  );
}

/** What a browser and a phone show, by the name that the manifest gives it. */
const manifest = (name: string, color: string): string =>
  json({
    name,
    short_name: name,
    icons: [
      { src: 'icono-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icono-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icono-adaptable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: 'icono-adaptable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    theme_color: color,
    background_color: LIGHT_GROUND,
    display: 'standalone',
  });

/** The lines of a page that name the icons. */
export const HEAD_LINES = [
  '<link rel="icon" href="/favicon.ico" sizes="48x48">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/** Icons for browsers and phones, and the manifest that names them. */
export async function* webFiles({ name, direction: { color }, icon }: Art): AsyncGenerator<KitFile> {
  const masked = (side: number) =>
    renderPng(framed(icon.brand, square(side), MASKED), { width: side, background: color });
  yield { path: 'web/favicon.ico', bytes: await favicon(icon.light) };
  yield textFile('web/favicon.svg', icon.light);
  yield {
    path: 'web/apple-touch-icon.png',
    bytes: await renderPng(framed(icon.brand, square(180), HOME), { width: 180, background: color }),
  };
  for (const side of [192, 512]) {
    yield { path: `web/icono-${side}.png`, bytes: await renderPng(icon.light, { width: side }) };
    yield { path: `web/icono-adaptable-${side}.png`, bytes: await masked(side) };
  }
  yield textFile('web/manifest.webmanifest', manifest(name, color));
}

/** Pictures for networks: the card that a shared link shows, and portraits. */
export async function* networkFiles({ parts, direction: { color }, icon }: Art): AsyncGenerator<KitFile> {
  const { logo } = parts;
  const card = (svg: string, background: string) =>
    renderPng(framed(svg, CARD, 0.86), { width: CARD.width, background });
  const profile = (svg: string, background: string) =>
    renderPng(framed(svg, square(PROFILE), 0.8), { width: PROFILE, background });
  yield { path: 'redes/open-graph-blanco.png', bytes: await card(logo.light, LIGHT_GROUND) };
  yield { path: 'redes/open-graph-color.png', bytes: await card(logo.brand, color) };
  yield { path: 'redes/perfil-blanco.png', bytes: await profile(icon.light, LIGHT_GROUND) };
  yield { path: 'redes/perfil-color.png', bytes: await profile(icon.brand, color) };
}
