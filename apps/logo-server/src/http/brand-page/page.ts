import { html, raw } from 'hono/html';
import type { BrandFacts, Colour, Finding } from '../../ports/drawing.js';
import { FAVICON, wordmark } from '../auth-pages/brand.js';
import type { Markup } from '../auth-pages/layout.js';
import { SHOWN, type Shown } from './files.js';

/** What a brand page is made of. */
type BrandPage = {
  name: string;
  /** `#RRGGBB`. */
  color: string;
  facts: BrandFacts;
  /** The address of the logo's files, without an ending: `/logos/KEY`. */
  files: string;
  /** Where the page is read, and where its files are, for whoever shows it elsewhere. */
  origin: string;
  path: string;
  nonce: string;
  stylesheet: string;
  script: string;
};

/** What turns the direction of the text after it, which in a title and in the name of a file is ours. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A logo with all that a printer or a web designer asks for: no script is needed, and it prints on one sheet. */
export function brandPage(given: BrandPage): Markup {
  const page = { ...given, name: given.name.replace(TURNING, '') };
  const { name, color, facts, files, origin, path, nonce, stylesheet, script } = page;
  return html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex, nofollow">
    <title>${name} · Marca</title>
    <meta property="og:type" content="website">
    <meta property="og:locale" content="es">
    <meta property="og:title" content="${name}: logo, colores y archivos">
    <meta property="og:description" content="${LEAD}">
    <meta property="og:url" content="${origin}${path}">
    <meta property="og:image" content="${origin}${files}.png?size=1024">
    <meta property="og:image:alt" content="Logo de ${name}">
    <meta name="twitter:card" content="summary_large_image">
    <link rel="icon" href="${FAVICON}" type="image/svg+xml">
    <link rel="stylesheet" href="${stylesheet}">
    <style nonce="${nonce}">:root { --own: ${color}; }</style>
    <script src="${script}" defer></script>
  </head>
  <body>
    <main>
      <header class="cover">
        <picture class="mark">
          <source media="screen and (prefers-color-scheme: dark)" srcset="${files}.svg?variant=dark">
          <img src="${files}.svg" alt="Logo de ${name}" fetchpriority="high">
        </picture>
        <div class="intro">
          <h1>${name}</h1>
          <p class="lead">${LEAD}</p>
          <p class="main-files">${mainFiles(page)}</p>
        </div>
      </header>
      <section aria-labelledby="versiones">
        <h2 id="versiones">Versiones</h2>
        <ul class="versions">${SHOWN.map((shown) => version(shown, page))}</ul>
      </section>
      <section aria-labelledby="colores">
        <h2 id="colores">Colores</h2>
        <ul class="colours">${coloursOf(facts).map(swatch)}</ul>
        <p class="note">CMYK calculado desde RGB, sin perfil de color: pide una prueba a la imprenta.</p>
        <p class="note said" role="status"></p>
      </section>
      ${letters(facts.faces)}
      <section aria-labelledby="revision">
        <h2 id="revision">Cómo usarlo</h2>
        <ul class="findings">${facts.findings.map(finding)}</ul>
      </section>
    </main>
    <footer><a href="/" aria-label="Trazo, inicio">${wordmark}</a><span>Logo hecho con Trazo</span></footer>
  </body>
</html>` as Markup;
}

const LEAD = 'El logo, sus colores y sus archivos, listos para imprimir y para pantallas.';

const mainFiles = ({ files, name }: BrandPage) =>
  [
    ['pdf', '', 'PDF', 'para imprenta'],
    ['svg', '', 'SVG', 'para editar'],
    ['png', '?size=4096&background=transparent', 'PNG', 'para pantallas'],
  ].map(
    ([ending, query, label, use]) =>
      html`<a class="button" href="${files}.${ending}${query}" download="${name}-logo.${ending}">${arrow}<span><strong>${label}</strong> ${use}</span></a>`,
  );

function version({ variant, label, ground }: Shown, { files, name }: BrandPage): Markup {
  const query = variant === 'light' ? '' : `variant=${variant}`;
  const address = (ending: string, more = '') => {
    const parameters = [query, more].filter((part) => part !== '').join('&');
    return `${files}.${ending}${parameters === '' ? '' : `?${parameters}`}`;
  };
  const saved = `${name}-${label.toLowerCase().replaceAll(' ', '-')}`;
  const file = (ending: string, more?: string) =>
    html`<a href="${address(ending, more)}" download="${saved}.${ending}" aria-label="${label}, ${ending.toUpperCase()}">${ending.toUpperCase()}</a>`;
  return html`<li>
  <div class="ground ${ground}"><img src="${address('svg')}" alt="" loading="lazy"></div>
  <p class="version-name">${label}</p>
  <p class="version-files">${file('svg')} ${file('pdf')} ${file('png', 'size=2048&background=transparent')}</p>
</li>` as Markup;
}

/** Each colour once, those of the light version first. */
function coloursOf({ colours: { light, dark } }: BrandFacts): Colour[] {
  const all = [...light, ...dark];
  return all.filter(({ hex }, place) => all.findIndex((other) => other.hex === hex) === place);
}

function swatch({ label, hex, rgb, cmyk }: Colour): Markup {
  return html`<li>
  <svg class="swatch" viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true"><rect width="40" height="40" fill="${hex}" /></svg>
  <div>
    <h3>${label}</h3>
    <dl>
      <div><dt>HEX</dt><dd><code data-copy>${hex}</code></dd></div>
      <div><dt>RGB</dt><dd><code>${rgb.join(' ')}</code></dd></div>
      <div><dt>CMYK</dt><dd><code>${cmyk.join(' ')}</code></dd></div>
    </dl>
  </div>
</li>` as Markup;
}

function letters(faces: readonly string[]): Markup | '' {
  if (faces.length === 0) return '';
  return html`<section aria-labelledby="letras">
  <h2 id="letras">Tipo de letra</h2>
  <p><strong>${faces.join(' y ')}</strong>. Gratis en <a href="https://fontsource.org">fontsource.org</a>. En los archivos del logo las letras son contornos: no hace falta instalar nada.</p>
</section>` as Markup;
}

const finding = ({ good, title, text, advice }: Finding) =>
  html`<li class="${good ? 'good' : 'care'}">
  ${good ? check : warning}
  <div><h3>${title} <span class="kind">${good ? 'Bien' : 'Con cuidado'}</span></h3><p>${text} ${advice}</p></div>
</li>`;

const icon = (paths: string) =>
  raw(
    `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );
const check = icon('<circle cx="12" cy="12" r="10" /><path d="m8 12.5 2.7 2.7L16 9.5" />');
const warning = icon('<path d="M12 3 2 20.5h20Z" /><path d="M12 10v4.5M12 17.4v.1" />');
const arrow = icon('<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />');
