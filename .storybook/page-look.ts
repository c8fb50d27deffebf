import { wear } from './brands.ts';
import { pretendForcedColors } from './forced-colors.ts';

/** What the toolbar chooses for the whole page. */
export type PageLook = {
  theme: string;
  brand: string;
  language: string;
  direction: string;
  forcedColors: string;
};

const named = new URLSearchParams(location.search).get('globals') ?? '';

/** The reader's own scheme to begin with (the tests begin in light), unless the address says another. */
export const initialLook: PageLook = {
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  brand: 'trazo',
  language: 'es',
  direction: 'ltr',
  forcedColors: 'none',
};

/** As the page is now: a page of text that follows a story begins with it. */
export let currentLook: PageLook = {
  ...initialLook,
  ...Object.fromEntries(named.split(';').map((pair) => pair.split(':'))),
};

/** Gives the page its look. */
export function dress(look: PageLook): void {
  currentLook = look;
  const root = document.documentElement;
  root.lang = look.language;
  root.dir = look.direction;
  root.classList.toggle('dark', look.theme === 'dark');
  wear(look.brand);
  pretendForcedColors(look.forcedColors === 'active');
}
