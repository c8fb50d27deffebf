import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStaticFiles, type StaticFiles } from './static-files.js';

/** The built app: two documents, and files that are served as they are. */
export type Site = { landing: string; app: string; files: StaticFiles };

/** @returns undefined when the app is not built there. */
export async function openSite(root: string): Promise<Site | undefined> {
  try {
    const [landing, app] = await Promise.all(
      ['landing.html', 'app.html'].map((name) => readFile(join(root, name), 'utf8')),
    );
    if (landing === undefined || app === undefined) return undefined;
    return { landing, app, files: createStaticFiles(root) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
