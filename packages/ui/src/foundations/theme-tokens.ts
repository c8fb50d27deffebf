import raw from '../theme/raw.css?raw';
import semantic from '../theme/semantic.css?raw';
import tailwind from '../theme/tailwind.css?raw';

/** A custom property that the theme declares, as it is written there. */
export type Token = { name: string; value: string };

/** `@theme inline` only gives the semantic tokens their Tailwind names. */
const scale = tailwind.slice(tailwind.lastIndexOf('@theme {'));

const DECLARATION = /--([\w-]+):\s*([^;{}]+);/g;

const declared = (css: string): Token[] =>
  [...css.matchAll(DECLARATION)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
  }));

const once = (tokens: Token[]): Token[] =>
  tokens.filter(({ name }, at) => tokens.findIndex((other) => other.name === name) === at);

/** Every token of the theme, once: light and dark declare the same names. */
export const tokens = {
  raw: declared(raw),
  semantic: once(declared(semantic)).filter(({ name }) => !name.startsWith('elevation-')),
  shadows: once(declared(semantic)).filter(({ name }) => name.startsWith('elevation-')),
  radii: declared(scale).filter(({ name, value }) => name.startsWith('radius-') && value !== 'initial'),
  /** What has no look of its own: it is written out. */
  written: declared(scale).filter(({ name, value }) => !name.startsWith('radius-') && value !== 'initial'),
};
