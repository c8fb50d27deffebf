import { SCALE } from './scale';
import { COLOR_TOKENS, type ColorToken, resolved, type Scheme, written } from './semantic';

/** Every colour in light and in dark, and under forced colours, as CSS writes it; radii and faces. */
export type Tokens = Record<Scheme, Readonly<Record<ColorToken, string>>> & {
  scale: Readonly<Record<keyof typeof SCALE, string>>;
};

const colors = (scheme: Scheme) =>
  Object.fromEntries(
    // What forced colours say nothing of stays as it is.
    COLOR_TOKENS.map((token) => [token, resolved(written(token, scheme) ?? written(token, 'light') ?? '')]),
  ) as Record<ColorToken, string>;

/** The theme that theme.css and styles.css come with. */
export const defaultTokens: Tokens = {
  light: colors('light'),
  dark: colors('dark'),
  forced: colors('forced'),
  scale: SCALE,
};
