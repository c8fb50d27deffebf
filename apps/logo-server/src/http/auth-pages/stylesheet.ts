import { digest } from '../../domain/digest.js';
import type { FontFiles, Fonts } from '../site/site.js';

/** Paper, ink and one cobalt, light and dark: what every page of this server is coloured with. */
const TOKENS = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --raised: #ffffff; --ink: #12151c; --muted: #4b5160; --edge: #d9d6cd; --control: #7d828e;
  --accent: #2b50ff; --accent-ink: #ffffff; --accent-strong: #1c3be0;
  --danger: #b3261e; --danger-surface: #fdeeec; --guide: rgb(43 80 255 / .13);
  --display: 'Trazo Display', 'Trazo Display Full', 'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', system-ui, sans-serif;
  --text: 'Trazo Text', 'Trazo Text Full', 'Instrument Sans', 'Inter', system-ui, 'Segoe UI', sans-serif;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1116; --raised: #161a22; --ink: #f2f0ea; --muted: #b4b6bd; --edge: #2b313d; --control: #7b8292;
    --accent: #8ea2ff; --accent-ink: #0e1116; --accent-strong: #aab9ff;
    --danger: #ffb4ab; --danger-surface: #3a1a18; --guide: rgb(142 162 255 / .14);
  }
}
`;

/** The look of the sign-in pages: one sheet of paper, and construction lines behind it. */
const STYLESHEET = `
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; padding: 24px; display: flex; flex-direction: column;
  align-items: center; gap: 24px; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--text);
  position: relative; overflow-x: hidden;
}
.construction {
  position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1; fill: none; stroke: var(--guide); stroke-width: 1;
}
.top { width: 100%; max-width: 1120px; }
.brand { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; margin-left: -8px; border-radius: 6px; color: inherit; }
.brand svg { height: 1.625rem; width: auto; display: block; }
.sheet {
  width: 100%; max-width: 27rem; margin: auto; padding: 40px; background: var(--raised); border: 1px solid var(--edge);
  border-radius: 16px; box-shadow: 0 1px 2px rgb(18 21 28 / .05), 0 12px 32px -16px rgb(18 21 28 / .18);
}
h1 { margin: 0; font: 700 2.25rem/1.1 var(--display); letter-spacing: -.03em; text-wrap: balance; }
.lead { margin: 12px 0 0; color: var(--muted); text-wrap: pretty; }
form { margin-top: 28px; display: grid; gap: 20px; }
.field { display: grid; gap: 6px; }
label { font-weight: 600; }
.hint, .error { margin: 0; font-size: .875rem; color: var(--muted); }
.error { color: var(--danger); font-weight: 600; }
input:not([type='hidden']) {
  width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid var(--control); border-radius: 6px;
  background: var(--paper); color: var(--ink); font: inherit;
}
input[aria-invalid='true'] { border: 2px solid var(--danger); padding: 9px 13px; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 20px; border: 0;
  border-radius: 6px; background: var(--accent); color: var(--accent-ink); font: 600 1rem/1.25 var(--text);
  text-decoration: none; cursor: pointer; margin-top: 4px; transition: background-color 120ms ease-out;
}
.button { margin-top: 28px; width: 100%; }
button:hover, .button:hover { background: var(--accent-strong); }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.summary {
  margin-top: 24px; padding: 12px 16px; border: 1px solid var(--danger); border-left-width: 4px; border-radius: 6px;
  background: var(--danger-surface); color: var(--danger); font-weight: 600;
}
.summary p { margin: 0; }
.summary p + p { margin-top: 4px; }
.summary a { color: inherit; }
.other { margin: 28px 0 0; padding-top: 20px; border-top: 1px solid var(--edge); color: var(--muted); }
@media (max-width: 480px) {
  body { padding: 16px; }
  .sheet { padding: 28px 20px; margin-top: 0; }
  h1 { font-size: 1.75rem; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) {
  .construction { display: none; }
  button, .button, .sheet { border: 1px solid; }
}
`;

export type Stylesheet = { css: string; path: string };

/** Set in the product's own faces where the build has them. The address changes with the text. */
export const createStylesheet = (fonts: Fonts = {}): Stylesheet => inOwnFaces('/auth/', STYLESHEET, fonts);

/** A style sheet of this server's pages, with their colours and faces, in a folder. */
export function inOwnFaces(folder: string, rules: string, fonts: Fonts = {}): Stylesheet {
  const css = `${face('Trazo Display', fonts.display)}${face('Trazo Text', fonts.text)}${TOKENS}${rules}`;
  return { css, path: `${folder}style-${digest(css).slice(0, 16)}.css` };
}

/** The full file stands behind the small one: a page asks for it when it shows a letter that the small one lacks. */
function face(family: string, files: FontFiles | undefined): string {
  if (files === undefined) return '';
  const rule = (name: string, path: string) =>
    `@font-face { font-family: '${name}'; src: url('${path}') format('woff2'); font-weight: 200 800; font-display: swap; }\n`;
  return rule(family, files.basic) + rule(`${family} Full`, files.full);
}
