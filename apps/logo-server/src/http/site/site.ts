import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStaticFiles, type StaticFiles } from './static-files.js';

/** The built app: two documents, and files that are served as they are. */
export type Site = { landing: string; app: string; files: StaticFiles; fonts: Fonts };

/** Paths of a face's files in the build: the letters of our texts, and all that it has. */
export type FontFiles = { basic: string; full: string };
/** The product's faces; the sign-in pages are set in them too. */
export type Fonts = { display?: FontFiles; text?: FontFiles };

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
  const pathOf = (start: string) => {
    const name = names.find((item) => item.startsWith(start) && item.endsWith('.woff2'));
    return name === undefined ? undefined : `/assets/${name}`;
  };
  const filesOf = (family: string): FontFiles | undefined => {
    const [basic, full] = [pathOf(`${family}-basic-`), pathOf(`${family}-latin-`)];
    return basic === undefined || full === undefined ? undefined : { basic, full };
  };
  const [display, text] = [filesOf('bricolage-grotesque'), filesOf('instrument-sans')];
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
