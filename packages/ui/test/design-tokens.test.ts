import { formatHex, parse } from 'culori';
import { describe, expect, test } from 'vitest';
import { type DesignTokens, defaultTokens, defineTheme, designTokens } from '../src/theme';
import { COLOR_TOKENS } from '../src/theme/semantic';

type Token = { $type: string; $value: unknown };
type Color = { colorSpace: string; components: number[]; alpha: number; hex: string };
type Layer = { color: Color; offsetX: Dimension; spread: Dimension };
type Dimension = { value: number; unit: string };

/** The tokens of a file by path, and nothing that is none. */
const tokensOf = (file: DesignTokens) =>
  Object.entries(file).flatMap(([group, tokens]) =>
    typeof tokens === 'string'
      ? []
      : Object.entries(tokens).map(([name, token]): [string, Token] => [`${group}.${name}`, token]),
  );

const isDimension = (value: unknown) => {
  const { value: number, unit } = value as Dimension;
  return Number.isFinite(number) && ['px', 'rem'].includes(unit);
};
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha, hex } = value as Color;
  const inRange = [...components, alpha].every((part) => part >= 0 && part <= 1);
  return colorSpace === 'srgb' && components.length === 3 && inRange && /^#[0-9a-f]{6}$/.test(hex);
};

/** Design Tokens Format Module 2025.10, sections 8 and 9: what a value of a type is. */
const VALID: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  number: (value) => Number.isFinite(value),
  duration: (value) => Number.isFinite((value as Dimension).value) && (value as Dimension).unit === 'ms',
  fontFamily: (value) =>
    Array.isArray(value) && value.length > 1 && value.every((name) => /^[^",]+$/.test(name)),
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(Number.isFinite),
  shadow: (value) =>
    (value as Layer[]).every(
      (layer) => isColor(layer.color) && isDimension(layer.offsetX) && isDimension(layer.spread),
    ),
};

const brand = defineTheme({
  accent: '#c2410c',
  neutral: '#78716c',
  radius: 3,
  fonts: { text: 'Inter, serif' },
});

describe.each([
  ['ours', defaultTokens],
  ['a brand', brand.tokens],
] as const)('%s', (_name, tokens) => {
  test.each(['light', 'dark'] as const)(
    '%s: every value is one of its type, every alias leads to a token',
    (theme) => {
      const all = new Map(tokensOf(designTokens(tokens, theme)));
      const wrong = [...all].filter(([, { $type, $value }]) => {
        const alias = /^\{(.+)\}$/.exec(String($value))?.[1];
        return alias === undefined ? !VALID[$type]?.($value) : all.get(alias)?.$type !== $type;
      });
      expect(wrong).toEqual([]);
      expect(all.size).toBeGreaterThan(115);
    },
  );

  test('light and dark have the same names, and so are two modes of one collection', () => {
    const names = (theme: 'light' | 'dark') => tokensOf(designTokens(tokens, theme)).map(([name]) => name);
    expect(names('dark')).toEqual(names('light'));
  });

  test.each(['light', 'dark'] as const)('%s: a colour is what the page shows', (theme) => {
    const all = new Map(tokensOf(designTokens(tokens, theme)));
    for (const name of COLOR_TOKENS) {
      const { $value } = all.get(`color.${name}`) ?? {};
      const alias = /^\{(.+)\}$/.exec(String($value))?.[1];
      const color = (alias ? all.get(alias)?.$value : $value) as Color;
      const shown = parse(tokens[theme][name]);
      expect(color.hex, name).toBe(formatHex(shown));
      expect(color.alpha, name).toBe(shown?.alpha ?? 1);
    }
  });
});

test('of ours a colour points at the raw scale; what a brand changes stands for itself', () => {
  const value = (tokens: typeof defaultTokens, name: string) =>
    (designTokens(tokens, 'light').color as Record<string, Token>)[name]?.$value;
  expect(value(defaultTokens, 'accent')).toBe('{raw.cobalt-600}');
  expect(value(brand.tokens, 'accent')).toMatchObject({ colorSpace: 'srgb' });
  expect(value(brand.tokens, 'danger')).toBe('{raw.red-600}');
});

test('radii, sizes and faces are what the theme says, in px', () => {
  const { radius, fontFamily, fontSize, shadow } = designTokens(brand.tokens, 'dark') as Record<
    string,
    Record<string, Token>
  >;
  expect(radius?.control?.$value).toEqual({ value: 3, unit: 'px' });
  expect(fontFamily?.text?.$value).toEqual(['Inter', 'serif']);
  expect(fontSize?.['display-lg']?.$value).toEqual({ value: 64, unit: 'px' });
  expect(shadow?.raised?.$value).toMatchObject([{ offsetY: { value: 1 } }, { offsetY: { value: 2 } }]);
});
