import { parse, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { MINIMUM, PAIRS } from '../src/theme/pairs';
import { RAW } from '../src/theme/raw';
import { COLOR_TOKENS, type ColorToken, SCHEMES, written } from '../src/theme/semantic';
import { defaultTokens } from '../src/theme/tokens';

const colorOf = (theme: 'light' | 'dark', name: string) => {
  const color = parse(defaultTokens[theme][name as ColorToken]);
  if (!color) throw new Error(`${name} is not a colour of semantic.ts.`);
  return color;
};

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(PAIRS)('$fg on $bg is readable ($kind)', ({ fg, bg, kind }) => {
    expect(wcagContrast(colorOf(theme, fg), colorOf(theme, bg))).toBeGreaterThanOrEqual(MINIMUM[kind]);
  });

  test('muted ink reads at 7:1 on paper', () => {
    expect(wcagContrast(colorOf(theme, 'ink-muted'), colorOf(theme, 'paper'))).toBeGreaterThanOrEqual(7);
  });
});

/** CSS Color 4, section 6.2: what there is of a reader's own colours. */
const SYSTEM = /^(Canvas|CanvasText|LinkText|Highlight|HighlightText|GrayText|Button(Face|Text|Border))$/;

test('every colour is a step of the raw scale, a colour of its own, or one of the reader', () => {
  const steps = new Set(Object.keys(RAW));
  for (const token of COLOR_TOKENS) {
    const [light = '', dark = '', forced = ''] = SCHEMES.map((scheme) => written(token, scheme));
    for (const value of [light, dark])
      expect(steps.has(value) || parse(value)?.mode === 'oklch', `${token}: ${value}`).toBe(true);
    if (token !== 'scrim') expect(forced, token).toMatch(SYSTEM);
  }
});
