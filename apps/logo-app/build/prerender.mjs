// Writes the landing's markup into the built landing.html, so that it can be read before any script has run,
// and moves the list of what was built out of the folder that is served.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const built = new URL('../.ssr/', import.meta.url);
const page = new URL('../dist/landing.html', import.meta.url);
const placeholder = '<!--trazo:landing-->';

const { renderLanding } = await import(new URL('prerender.js', built).href);
const html = readFileSync(page, 'utf8');
if (!html.includes(placeholder)) {
  throw new Error(
    `dist/landing.html has no ${placeholder}, so the landing would be served empty. Put it into #root.`,
  );
}
writeFileSync(
  page,
  html.replace(placeholder, () => renderLanding()),
);
rmSync(built, { recursive: true });

const listed = new URL('../dist/.vite/', import.meta.url);
const notes = new URL('../.build/', import.meta.url);
mkdirSync(notes, { recursive: true });
renameSync(new URL('manifest.json', listed), new URL('manifest.json', notes));
rmSync(listed, { recursive: true });
