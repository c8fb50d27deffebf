// Makes the documents of what was built: what each shows before any script has run, and a head in the order in which a
// page needs things; for the landing a style sheet of its own. Also moves the list of what was built out of the folder
// that is served.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { orderHead } from './head.mjs';
import { landingCss } from './landing-css.mjs';

const built = new URL('../.ssr/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);
const placeholder = '<!--trazo:first-->';
const read = (/** @type {string} */ file) => readFileSync(new URL(file, dist), 'utf8');

const listed = new URL('.vite/', dist);
const notes = new URL('../.build/', import.meta.url);
mkdirSync(notes, { recursive: true });
renameSync(new URL('manifest.json', listed), new URL('manifest.json', notes));
rmSync(listed, { recursive: true });

/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL('manifest.json', notes), 'utf8'));

/** The chunks that the landing starts with. */
function startingChunks() {
  const chunks = new Set();
  const visit = (/** @type {string} */ source) => {
    const chunk = manifest[source];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  visit('landing.html');
  return [...chunks];
}

/** Writes what a document shows first into it. @param {string} name @param {string} html @param {string} markup */
function finish(name, html, markup) {
  if (!html.includes(placeholder)) {
    throw new Error(`dist/${name} has no ${placeholder}, so it would be served empty. Put it into #root.`);
  }
  writeFileSync(
    new URL(name, dist),
    orderHead(html).replace(placeholder, () => markup),
  );
}

const { renderLanding, renderStarting } = await import(new URL('prerender.js', built).href);
finish('app.html', read('app.html'), renderStarting());
const markup = renderLanding();
const chunks = startingChunks();
const sheets = chunks.flatMap(({ css = [] }) => css);
const [whole] = sheets;
if (whole === undefined || sheets.length > 1) {
  throw new Error(
    `The landing is to start with one style sheet, and has ${sheets.length}, so its own would lack rules. ${sheets}`,
  );
}
const html = read('landing.html');
const own = await landingCss(read(whole), [html, markup, ...chunks.map(({ file }) => read(file))]);
writeFileSync(new URL(own.name, dist), own.css);
finish('landing.html', html.replace(whole, own.name), markup);
rmSync(built, { recursive: true });
