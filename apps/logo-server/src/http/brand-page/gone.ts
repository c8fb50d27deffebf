import { html } from 'hono/html';
import { FAVICON, wordmark } from '../auth-pages/brand.js';
import type { Markup } from '../auth-pages/layout.js';

/** Where there is no such page, or none any more. */
export const gonePage = (stylesheet: string): Markup =>
  html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex, nofollow">
    <title>Página no disponible · Trazo</title>
    <link rel="icon" href="${FAVICON}" type="image/svg+xml">
    <link rel="stylesheet" href="${stylesheet}">
  </head>
  <body>
    <main class="gone">
      <h1>Esta página de marca no está disponible</h1>
      <p class="lead">La dirección no es correcta, o quien la compartió la retiró. Pídele la dirección nueva.</p>
    </main>
    <footer><a href="/" aria-label="Trazo, inicio">${wordmark}</a></footer>
  </body>
</html>` as Markup;
