import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { FAVICON, wordmark } from './brand.js';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What every page stands in: the way back to the app, and the stylesheet's address. */
export type Frame = { home: string; stylesheet: string };

type Page = { title: string; frame: Frame; content: Markup };

/** Where the app begins a sign-in at once, with a session that it has made and stored itself. */
export function signInAddress({ home }: Frame): string {
  return `${home}?sign_in=1`;
}

/** The frame of every sign-in page: the mark, one sheet of paper, the construction lines behind it. */
export function layout({ title, frame, content }: Page): Markup {
  return html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Trazo</title>
    <link rel="icon" href="${FAVICON}" type="image/svg+xml">
    <link rel="stylesheet" href="${frame.stylesheet}">
  </head>
  <body>
    ${construction}
    <header class="top"><a class="brand" href="${frame.home}">${wordmark}</a></header>
    <main class="sheet">${content}</main>
  </body>
</html>`;
}

/** Circles, axes and registration marks of a drawing that has just begun. */
const construction = html`<svg class="construction" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <path d="M0 450H1200M600 0V900M0 216H1200M0 684H1200M366 0V900M834 0V900" />
  <circle cx="600" cy="450" r="234" /><circle cx="600" cy="450" r="378" /><circle cx="366" cy="450" r="144" />
  <circle cx="834" cy="450" r="144" /><circle cx="600" cy="216" r="89" /><circle cx="600" cy="684" r="89" />
  <path d="M222 72L978 828M978 72L222 828" />
  <g class="register"><path d="M24 60h36M60 24v36M1140 60h36M1140 24v36M24 840h36M60 840v36M1140 840h36M1140 840v36" /></g>
</svg>`;
