import samples from './samples.json';

const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

const fileOf = (id: string, variant: string): string => {
  const file = files[`./${id}.${variant}.svg`];
  if (!file) {
    throw new Error(
      `There is no drawing ${id}.${variant}.svg, so a screen would miss it. Run: npm run drawings`,
    );
  }
  return file;
};

/** A logo of our own engine that the public pages show, drawn by `npm run drawings`. */
export type Drawing = {
  id: string;
  name: string;
  trade: string;
  color: string;
  /** Addresses of the drawing for light and for dark grounds, and of the symbol alone. */
  src: string;
  darkSrc: string;
  symbolSrc: string;
};

/** All of them, in the order of samples.json. */
export const drawings: readonly Drawing[] = samples.map(({ id, name, trade, color }) => ({
  id,
  name,
  trade,
  color,
  src: fileOf(id, 'light'),
  darkSrc: fileOf(id, 'dark'),
  symbolSrc: fileOf(id, 'symbol'),
}));
