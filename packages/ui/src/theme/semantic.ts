import { RAW } from './raw';

/**
 * Layer 2 of 3: what a colour is for, in light, in dark and under forced colours, where it is one of the reader's own
 * system colours (what is said of the scrim alone stays: the browser forces its colour and keeps what it lets through).
 * A step of the raw scale, or a colour of its own where it is translucent. test/contrast.test.ts measures every pair
 * named in pairs.ts.
 */
export const SEMANTIC = {
  paper: ['paper-50', 'table-950', 'Canvas'],
  raised: ['white', 'table-900', 'Canvas'],
  sunken: ['paper-100', 'table-925', 'Canvas'],
  hover: ['paper-150', 'table-850', 'Canvas'],
  ink: ['ink-900', 'chalk-50', 'CanvasText'],
  'ink-muted': ['ink-600', 'chalk-200', 'CanvasText'],
  'ink-faint': ['ink-500', 'chalk-300', 'CanvasText'],
  line: ['paper-200', 'table-800', 'CanvasText'],
  'line-strong': ['ink-450', 'table-500', 'ButtonBorder'],
  inverse: ['ink-900', 'chalk-50', 'CanvasText'],
  'inverse-ink': ['chalk-50', 'ink-900', 'Canvas'],
  scrim: ['oklch(0.1959 0.0149 266.8 / 0.45)', 'oklch(0.08 0.01 260 / 0.66)'],
  accent: ['cobalt-600', 'cobalt-400', 'Highlight'],
  'accent-hover': ['cobalt-700', 'cobalt-350', 'Highlight'],
  'accent-ink': ['white', 'table-950', 'HighlightText'],
  'accent-text': ['cobalt-600', 'cobalt-350', 'LinkText'],
  'accent-surface': ['cobalt-50', 'cobalt-950', 'Canvas'],
  'accent-edge': ['cobalt-600', 'cobalt-400', 'Highlight'],
  'accent-line': ['cobalt-200', 'cobalt-900', 'CanvasText'],
  guide: ['oklch(0.5327 0.2593 266.7 / 0.14)', 'oklch(0.7 0.15 268 / 0.14)', 'GrayText'],
  'guide-faint': ['oklch(0.5327 0.2593 266.7 / 0.08)', 'oklch(0.7 0.15 268 / 0.08)', 'GrayText'],
  focus: ['cobalt-600', 'cobalt-350', 'Highlight'],
  'success-text': ['green-700', 'green-300', 'CanvasText'],
  'success-surface': ['green-50', 'green-950', 'Canvas'],
  'success-edge': ['green-500', 'green-500', 'CanvasText'],
  'warning-text': ['amber-700', 'amber-300', 'CanvasText'],
  'warning-surface': ['amber-50', 'amber-950', 'Canvas'],
  'warning-edge': ['amber-500', 'amber-500', 'CanvasText'],
  'danger-text': ['red-700', 'red-300', 'CanvasText'],
  'danger-surface': ['red-50', 'red-950', 'Canvas'],
  'danger-edge': ['red-600', 'red-300', 'CanvasText'],
  danger: ['red-600', 'red-600', 'ButtonFace'],
  'danger-hover': ['red-700', 'red-700', 'ButtonFace'],
  'danger-ink': ['white', 'white', 'ButtonText'],
  'premium-text': ['solar-700', 'solar-300', 'CanvasText'],
  'premium-surface': ['solar-50', 'solar-950', 'Canvas'],
  'premium-edge': ['solar-600', 'solar-600', 'CanvasText'],
  premium: ['solar-400', 'solar-300', 'Canvas'],
  'premium-ink': ['ink-900', 'table-950', 'CanvasText'],
} as const;

/** What a colour is for. */
export type ColorToken = keyof typeof SEMANTIC;

/** Light and dark are themes of our own; forced colours are the reader's. */
export type Scheme = 'light' | 'dark' | 'forced';

/** In the order of the columns. */
export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'forced'];

export const COLOR_TOKENS = Object.keys(SEMANTIC) as ColorToken[];

/** What the table says of a token: a step of the raw scale, or a colour. */
export const written = (token: ColorToken, scheme: Scheme): string | undefined =>
  SEMANTIC[token][SCHEMES.indexOf(scheme)];

/** The colour that is meant. */
export const resolved = (value: string): string => (value in RAW ? RAW[value as keyof typeof RAW] : value);

/** Two shadows in all, in light and in dark. */
export const ELEVATION = {
  raised: [
    '0 1px 2px oklch(0.1959 0.0149 266.8 / 0.06), 0 2px 6px oklch(0.1959 0.0149 266.8 / 0.05)',
    '0 1px 2px oklch(0 0 0 / 0.4), 0 2px 8px oklch(0 0 0 / 0.3)',
  ],
  overlay: [
    '0 2px 6px oklch(0.1959 0.0149 266.8 / 0.08), 0 16px 40px oklch(0.1959 0.0149 266.8 / 0.16)',
    '0 2px 8px oklch(0 0 0 / 0.5), 0 20px 48px oklch(0 0 0 / 0.55)',
  ],
} as const;
