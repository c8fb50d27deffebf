import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStaticFiles, type StaticFiles } from './static-files.js';

/** The built app: two documents, and files that are served as they are. */
export type Site = { landing: string; app: string; files: StaticFiles; fonts: Fonts };

/** Paths of the product's faces in the build; the sign-in pages are set in them too. */
export type Fonts = { display?: string; text?: string };

/** @returns undefined when the app is not built there. */
export async function openSite(root: string): Promise<Site | undefined> {
  const [landing, app] = await Promise.all(
    ['landing.html', 'app.html'].map((name) => ifThere(readFile(join(root, name), 'utf8'))),
  );
  if (landing === undefined || app === undefined) return undefined;
  return { landing, app, files: createStaticFiles(root), fonts: await findFonts(root) };
}

async function findFonts(root: string): Promise<Fonts> {
  const names = (await ifThere(readdir(join(root, 'assets')))) ?? [];
  const pathOf = (family: string) => {
    const name = names.find((item) => item.startsWith(`${family}-latin-`) && item.endsWith('.woff2'));
    return name === undefined ? undefined : `/assets/${name}`;
  };
  const [display, text] = [pathOf('bricolage-grotesque'), pathOf('instrument-sans')];
  return { ...(display !== undefined && { display }), ...(text !== undefined && { text }) };
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
