import { RAW } from '../theme/raw';
import { SCALE } from '../theme/scale';
import { COLOR_TOKENS, ELEVATION } from '../theme/semantic';
import tailwind from '../theme/tailwind.css?raw';

/** A token, and its value where that is written out. */
export type Token = { name: string; value: string };

const listed = (tokens: Record<string, string>): Token[] =>
  Object.entries(tokens).map(([name, value]) => ({ name, value }));

/** Motion is Tailwind's alone, and no custom property. */
const motion = [...tailwind.matchAll(/--(animate-[\w-]+):\s*([^;{}]+);/g)].map(
  ([, name = '', value = '']): Token => ({ name, value: value.replace(/\s+/g, ' ').trim() }),
);

const isRadius = ({ name }: Token) => name.startsWith('radius-');

/** Every token of the theme, once: light and dark have the same names. */
export const tokens = {
  raw: listed(RAW).map(({ name, value }) => ({ name: `raw-${name}`, value })),
  semantic: COLOR_TOKENS.map((name): Token => ({ name, value: '' })),
  shadows: Object.keys(ELEVATION).map((name): Token => ({ name: `elevation-${name}`, value: '' })),
  radii: listed(SCALE).filter(isRadius),
  /** What has no look of its own: it is written out. */
  written: [...listed(SCALE).filter((token) => !isRadius(token)), ...motion],
};
