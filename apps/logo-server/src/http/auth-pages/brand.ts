import { html } from 'hono/html';

/** The mark of the product, drawn on a grid of 48 with one stroke of 9. */
const LETTERS = {
  strokes: [
    'M20 3.5V30A10 10 0 0 0 30 40H40M8 16H20',
    'M51.5 11.5V44.5M51.5 28A12 12 0 0 1 63.5 16H66.5',
    'M98 11.5V44.5M98 28A12 12 0 1 0 74 28A12 12 0 0 0 98 28Z',
    'M165.5 28A12 12 0 1 0 141.5 28A12 12 0 0 0 165.5 28Z',
  ],
  fills: [
    'M31 11.5H40V20.5H31Z',
    'M107.5 11.5H134.5V18.5L119.5 35.5H134.5V44.5H107.5V37.5L122.5 20.5H107.5Z',
  ],
} as const;

export const wordmark = html`<svg viewBox="8 0 162 48" role="img" aria-label="Trazo" fill="none">
  <path d="${LETTERS.strokes.join('')}" stroke="currentColor" stroke-width="9" /><path d="${LETTERS.fills.join('')}" fill="currentColor" />
</svg>`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#2b50ff"/><g transform="translate(6 6) scale(.75)"><path d="${LETTERS.strokes[0]}" fill="none" stroke="#fff" stroke-width="9"/><path d="${LETTERS.fills[0]}" fill="#fff"/></g></svg>`;

/** As an address of its own, so that the pages need no file of the app. */
export const FAVICON = `data:image/svg+xml,${encodeURIComponent(ICON)}`;
