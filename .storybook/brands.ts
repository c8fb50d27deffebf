import { defineTheme } from '../packages/ui/src/theme';

/** Three brands far from ours and from each other: the toolbar shows them, and the tests read every story in them. */
export const BRANDS: Record<string, { title: string; css: string }> = {
  bosque: {
    title: 'Bosque',
    css: defineTheme({ accent: '#0f766e', neutral: '#64748b', radius: 12 }).css,
  },
  terracota: {
    title: 'Terracota',
    css: defineTheme({
      accent: '#c2410c',
      neutral: '#a8775a',
      radius: 2,
      fonts: { display: 'Georgia, "Liberation Serif", serif' },
    }).css,
  },
  // As bright as an accent can be: on paper it has to become darker, and what is written on it is dark.
  limon: {
    title: 'Limón',
    css: defineTheme({ accent: '#ffe600', neutral: '#808080', radius: 0 }).css,
  },
};

const sheet = document.createElement('style');
document.head.append(sheet);

/** Shows the page in a brand; in ours when there is none of that name. */
export function wear(brand: string): void {
  const css = BRANDS[brand]?.css ?? '';
  if (sheet.textContent !== css) sheet.textContent = css;
}
