import { digest } from '../domain/digest.js';
import { type ImageVariant, pictureOf } from '../domain/logo-pictures.js';
import { allPages, type PageRequest, pageOfLogos } from '../domain/pages.js';
import type { KitFile } from '../ports/drawing.js';
import type { ImageFormat } from '../ports/images.js';
import type { DrawnLogo, LogoDrawing } from '../ports/store.js';
import type { AppDeps } from './deps.js';
import { folderName } from './download-name.js';

type Deps = Pick<AppDeps, 'store' | 'images'>;

/** So many logos with their proposals are in memory at once. */
const PAGE = 20;
const WIDTH = 1024;

/** What comes of each logo; its kit has more. */
const FILES: readonly (readonly [name: string, variant: ImageVariant, format: ImageFormat])[] = [
  ['logo.svg', 'light', 'svg'],
  ['logo-fondo-oscuro.svg', 'dark', 'svg'],
  ['logo-una-tinta.svg', 'mono', 'svg'],
  ['simbolo.svg', 'icon', 'svg'],
  ['logo.pdf', 'light', 'pdf'],
  ['logo.png', 'light', 'png'],
];

/** All logos of a person, newest first, each in a folder of its name. */
export async function* filesOfLogos({ store, images }: Deps, userId: string): AsyncGenerator<KitFile, void> {
  const taken = new Set<string>();
  const places = new Map<string, number>();
  const folderOf = ({ companyName }: LogoDrawing) => {
    const stem = folderName(companyName) || 'Logo';
    let place = (places.get(stem.toLowerCase()) ?? 0) + 1;
    const nameOf = () => (place === 1 ? stem : `${stem} (${place})`);
    // A logo may be called "Acme (2)".
    while (taken.has(nameOf().toLowerCase())) place += 1;
    places.set(stem.toLowerCase(), place);
    taken.add(nameOf().toLowerCase());
    return nameOf();
  };
  let before: DrawnLogo | undefined;
  do {
    const logos: DrawnLogo[] = await store.logos.drawings(userId, PAGE, before);
    for (const { id, drawings } of logos) {
      const [drawing] = drawings;
      if (drawing === undefined) continue;
      const folder = folderOf(drawing);
      for (const [name, variant, format] of FILES) {
        const request = { format, width: WIDTH, transparent: false };
        yield {
          path: `${folder}/${name}`,
          bytes: await images.render(pictureOf(drawing, variant), request, userId),
        };
      }
      // One that was deleted since the page was read had no file yet to throw away.
      if (await store.logos.owns(userId, id)) continue;
      await images.forget(FILES.map(([, variant]) => images.keyOf(pictureOf(drawing, variant))));
    }
    before = logos.length < PAGE ? undefined : logos.at(-1);
  } while (before !== undefined);
}

/** The same as long as they are the same logos. */
export async function digestOfLogos(
  { store, engine, readingTurns }: Pick<AppDeps, 'store' | 'engine' | 'readingTurns'>,
  userId: string,
): Promise<string> {
  let known = digest(engine.version);
  const read = (request: PageRequest) => readingTurns(userId, () => pageOfLogos(store, userId, request));
  for await (const rows of allPages(read)) {
    known = digest(
      JSON.stringify([known, rows.map(({ id, imageKey, companyName }) => [id, imageKey, companyName])]),
    );
  }
  return known;
}
