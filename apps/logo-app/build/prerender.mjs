// Writes the landing's markup into the built landing.html, so that it can be read before any script has run.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

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
