import { contrast, formatColor, luminance, type Oklch, parseColor, shown } from './oklch';
import { MINIMUM, PAIRS } from './pairs';
import type { ColorToken } from './semantic';
import { defaultTokens, type Tokens } from './tokens';

/** What makes a theme somebody's own. */
export type Brand = {
  /** What can be acted on: '#0f766e' or 'oklch(0.52 0.1 184)'. It is made darker or lighter where it would not be read. */
  accent: string;
  /** The tint of grounds, lines and text; ours without one. Only its hue counts and, up to 0.04, its chroma. */
  neutral?: string | undefined;
  /** Of controls, in px; cards and dialogs follow in proportion. 6 without one, 0 for square. */
  radius?: number | undefined;
  /** `font-family` lists; ours for what is left out. */
  fonts?: { display?: string | undefined; text?: string | undefined; code?: string | undefined } | undefined;
};

/** A style sheet for the page, before or after ours, and what it says. */
export type Theme = { css: string; tokens: Tokens };

type Theming = 'light' | 'dark';
type Palette = Partial<Record<ColorToken, Oklch>>;

const GROUNDS = ['paper', 'raised', 'sunken', 'hover', 'line'] as const;
const INKS = ['ink', 'ink-muted', 'ink-faint', 'line-strong'] as const;
/** The chroma of our own inks: a neutral with as much tints as ours do. */
const OWN_CHROMA = 0.015;
const MOST_CHROMA = 0.04;
const STEP = 0.002;

/** Formatted and parsed again, so that contrast is checked on the values that reach the style sheet. */
const asWritten = (color: Oklch): Oklch => parseColor(formatColor(shown(color)));

/** Changes the lightness in small steps until `holds` is true or the lightness is out of range. */
function moved(color: Oklch, step: number, holds: (color: Oklch) => boolean): Oklch {
  let next = asWritten(color);
  for (let l = color.l; !holds(next) && l >= 0 && l <= 1; ) {
    l += step;
    next = asWritten({ ...color, l });
  }
  return next;
}

/** Another hue and chroma at the luminance of a colour, or a little further to the given side. */
function tinted(color: Oklch, tint: { h: number; c: number }, side: 'lighter' | 'darker'): Oklch {
  const own = luminance(color);
  return side === 'lighter'
    ? moved({ l: color.l, ...tint }, STEP / 4, (next) => luminance(next) >= own)
    : moved({ l: color.l, ...tint }, -STEP / 4, (next) => luminance(next) <= own);
}

/**
 * Grounds no darker than ours and inks no lighter (in dark the other way round): what holds between ours holds
 * between these, and our status colours are read on these grounds as on ours.
 */
function neutrals(theme: Theming, neutral: Oklch): Palette {
  const factor = Math.min(neutral.c, MOST_CHROMA) / OWN_CHROMA;
  const [outward, inward] =
    theme === 'light' ? (['lighter', 'darker'] as const) : (['darker', 'lighter'] as const);
  const tint = (token: ColorToken, side: 'lighter' | 'darker') => {
    const own = parseColor(defaultTokens[theme][token]);
    return [token, tinted(own, { h: neutral.h, c: own.c * factor }, side)] as const;
  };
  return {
    ...Object.fromEntries(GROUNDS.map((token) => tint(token, outward))),
    ...Object.fromEntries(INKS.map((token) => tint(token, inward))),
    ...Object.fromEntries([tint('inverse', inward), tint('inverse-ink', outward)]),
  };
}

/** What the accent becomes: itself in light; in dark at least so light, and no more colourful. */
const DARK = {
  accent: { l: 0.7, c: 0.15 },
  'accent-text': { l: 0.75, c: 0.125 },
  'accent-edge': { l: 0.7, c: 0.15 },
  focus: { l: 0.75, c: 0.125 },
} as const;
const FOLLOWING = Object.keys(DARK) as (keyof typeof DARK)[];

const start = (theme: Theming, token: keyof typeof DARK, { l, c, h }: Oklch): Oklch =>
  theme === 'light' ? { l, c, h } : { l: Math.max(l, DARK[token].l), c: Math.min(c, DARK[token].c), h };

/** Whether a colour reaches what pairs.ts promises of it on the grounds that there are. */
const holdsOn = (palette: Palette, token: ColorToken) => {
  const promised = PAIRS.flatMap(({ fg, bg, kind }) => {
    const ground = palette[bg as ColorToken];
    return fg === token && ground ? [{ ground, least: MINIMUM[kind] }] : [];
  });
  return (color: Oklch) => promised.every(({ ground, least }) => contrast(color, ground) >= least);
};

/** The accent and what follows it, each moved away from the grounds until every pair with it holds. */
function accents(theme: Theming, accent: Oklch, grounds: Palette): Palette {
  const [away, outward] = theme === 'light' ? ([-STEP, 'lighter'] as const) : ([STEP, 'darker'] as const);
  const faint = (token: ColorToken) => {
    const own = parseColor(defaultTokens[theme][token]);
    return tinted(own, { h: accent.h, c: Math.min(own.c, accent.c) }, outward);
  };
  const palette: Palette = {
    ...grounds,
    'accent-surface': faint('accent-surface'),
    'accent-line': faint('accent-line'),
  };
  for (const token of FOLLOWING) {
    palette[token] = moved(start(theme, token, accent), away, holdsOn(palette, token));
  }
  return { ...palette, ...filled(theme, palette.accent ?? accent) };
}

/** What is written on the accent, and the accent when it is pointed at. */
function filled(theme: Theming, accent: Oklch): Palette {
  const white: Oklch = { l: 1, c: 0, h: 0 };
  const takesWhite = contrast(white, accent) >= MINIMUM.text;
  // Away from its ink, so that what is read on the one is read on the other; back where there is no way further.
  const further = takesWhite ? -0.06 : 0.05;
  const ends = accent.l + further < 0.05 || accent.l + further > 0.97;
  const hover = asWritten({ ...accent, l: accent.l + (ends ? -further : further) });
  const isRead = (ink: Oklch) => [accent, hover].every((ground) => contrast(ink, ground) >= MINIMUM.text);
  const dark = parseColor(defaultTokens[theme][theme === 'light' ? 'ink' : 'paper']);
  return { 'accent-ink': takesWhite ? white : moved(dark, -STEP, isRead), 'accent-hover': hover };
}

/** The colours of one theme, as CSS writes them. */
function colors(theme: Theming, accent: Oklch, neutral: Oklch | undefined): Tokens[Theming] {
  const own = defaultTokens[theme];
  const ours = (tokens: readonly ColorToken[]) =>
    Object.fromEntries(tokens.map((token) => [token, parseColor(own[token])]));
  const grounds = neutral ? neutrals(theme, neutral) : ours(GROUNDS);
  const palette = accents(theme, accent, grounds);
  const guide = palette.accent ?? accent;
  const veil = (alpha: number) => formatColor(guide).replace(')', ` / ${alpha})`);
  const changed = Object.entries(palette).map(([token, color]) => [token, formatColor(color)]);
  return { ...own, ...Object.fromEntries(changed), guide: veil(0.14), 'guide-faint': veil(0.08) };
}

/** Refuses a radius that is no length: `NaNrem` would make a square of everything. */
function asRadius(px: number): number {
  if (typeof px === 'number' && Number.isFinite(px) && px >= 0) return px;
  throw new TypeError(`'${px}' is not a radius: write a number of px, of at least 0.`);
}

/** What ends a declaration, or the style element that it stands in: what came after it would be a rule of its own. */
const ENDS_DECLARATION = /[;{}<\n\r\f]|\/\*|\*\//;

/** Refuses what is no list of fonts, as one from a form or a database may be. */
function asFonts(list: string): string {
  if (typeof list === 'string' && !ENDS_DECLARATION.test(list)) return list;
  throw new TypeError(
    `'${list}' is not a list of fonts. Write '"Inter", system-ui, sans-serif', in one line.`,
  );
}

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

function scale({ radius: given, fonts }: Brand): Tokens['scale'] {
  const own = defaultTokens.scale;
  const radius = given === undefined ? undefined : asRadius(given);
  const font = (list: string | undefined, ours: string) => (list === undefined ? ours : asFonts(list));
  return {
    ...own,
    ...(radius === undefined
      ? {}
      : {
          'radius-control': rem(radius),
          'radius-card': rem((radius * 5) / 3),
          'radius-dialog': rem((radius * 8) / 3),
        }),
    'font-display': font(fonts?.display, own['font-display']),
    'font-text': font(fonts?.text, own['font-text']),
    'font-code': font(fonts?.code, own['font-code']),
  };
}

/** A rule of what differs from ours; none when nothing does. */
function rule<T extends string>(selector: string, tokens: Record<T, string>, own: Record<T, string>): string {
  const changed = (Object.keys(tokens) as T[]).filter((token) => tokens[token] !== own[token]);
  if (changed.length === 0) return '';
  const lines = changed.map((token) => `  --trazo-${token}: ${tokens[token]};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

/**
 * A theme of your own from a few choices. Every pair of colours that ours promises (WCAG 2.2 AA: 4.5:1 for text, 3:1 for
 * the edges of controls) holds in it, in light and in dark, whatever the accent: a colour that would not be read is
 * moved in lightness until it is. Under forced colours the reader's own are shown, as in ours.
 *
 * Pure, and needs no browser: call it in a build, on a server or in the page.
 * @throws TypeError when a colour cannot be read, a radius is no finite number of at least 0, or a list of fonts has what
 * could end the declaration: `;`, `{`, `}`, `<`, a line break or a comment
 */
export function defineTheme(brand: Brand): Theme {
  const accent = parseColor(brand.accent);
  const neutral = brand.neutral === undefined ? undefined : parseColor(brand.neutral);
  const tokens: Tokens = {
    light: colors('light', accent, neutral),
    dark: colors('dark', accent, neutral),
    forced: defaultTokens.forced,
    scale: scale(brand),
  };
  // In no layer, and so above ours in whatever order they come. Under forced colours it is not there at all.
  const colored =
    rule(':root, .light', tokens.light, defaultTokens.light) + rule('.dark', tokens.dark, defaultTokens.dark);
  const css = `${rule(':root', tokens.scale, defaultTokens.scale)}@media (forced-colors: none) {\n${colored}}\n`;
  return { css, tokens };
}
