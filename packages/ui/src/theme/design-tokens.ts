import { parseColor, toHex } from './oklch';
import { RAW } from './raw';
import { COLOR_TOKENS, ELEVATION, SCHEMES, written } from './semantic';
import { defaultTokens, type Tokens } from './tokens';

type Token = { $type: string; $value: unknown; $description?: string };
/** A file in the format of the Design Tokens Community Group, 2025.10: groups of tokens, aliases in braces. */
export type DesignTokens = { $schema: string; [group: string]: string | Record<string, Token> };

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** In sRGB, the space that every tool reads; 'oklch(L C H / alpha)' as CSS writes it stands beside it. */
function color(text: string) {
  const [opaque = text, veil] = text.replace(')', '').split(' / ');
  const hex = toHex(parseColor(opaque.startsWith('oklch') ? `${opaque})` : opaque));
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  return { colorSpace: 'srgb', components, alpha: Number(veil ?? 1), hex };
}

const colorToken = (text: string): Token => ({ $type: 'color', $value: color(text), $description: text });

const px = (rem: string) => ({ value: Number.parseFloat(rem) * 16, unit: 'px' });

/** '0 1px 2px oklch(…), …' as the composite it is. */
const shadow = (text: string) =>
  text.split(/,\s*(?=\d)/).map((layer) => {
    const [, x = '', y = '', blur = '', paint = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(layer) ?? [];
    const length = (value: string) => ({ value: Number.parseFloat(value), unit: 'px' });
    return {
      color: color(paint),
      offsetX: length(x),
      offsetY: length(y),
      blur: length(blur),
      spread: length('0'),
    };
  });

/** Sizes that grow with the window have no one value for a tool: the largest is theirs. */
const largest = (size: string) => /([\d.]+rem)\)?$/.exec(size)?.[1] ?? size;

/** What is no colour, each in the group that Tailwind's name of it begins with. */
function scale(tokens: Tokens['scale']): Record<string, Record<string, Token>> {
  const groups: Record<string, Record<string, Token>> = {};
  const add = (group: string, name: string, token: Token) => {
    groups[group] = { ...groups[group], [name]: token };
  };
  for (const [name, value] of Object.entries(tokens)) {
    const rest = name.replace(/^(font|text|radius|z-index|ease|transition-duration)-/, '');
    if (name.endsWith('--line-height')) {
      add('lineHeight', rest.replace('--line-height', ''), { $type: 'number', $value: Number(value) });
    } else if (name.startsWith('font-')) {
      const families = value.split(',').map((family) => family.trim().replaceAll('"', ''));
      add('fontFamily', rest, { $type: 'fontFamily', $value: families });
    } else if (name.startsWith('text-')) {
      add('fontSize', rest, { $type: 'dimension', $value: px(largest(value)), $description: value });
    } else if (name.startsWith('radius-')) {
      add('radius', rest, { $type: 'dimension', $value: px(value) });
    } else if (name.startsWith('z-index-')) {
      add('zIndex', rest, { $type: 'number', $value: Number(value) });
    } else if (name.startsWith('ease-')) {
      const points = value
        .replace(/[^\d.,]/g, '')
        .split(',')
        .map(Number);
      add('easing', rest, { $type: 'cubicBezier', $value: points });
    } else {
      const duration = { value: Number.parseFloat(value), unit: 'ms' };
      add('duration', rest, { $type: 'duration', $value: duration });
    }
  }
  return groups;
}

/**
 * A theme for design tools, a file for light and one for dark with the same names: two modes of one collection of
 * Figma's variables. What a colour of ours is made of stays an alias of the raw scale; a brand's stand for themselves.
 */
export function designTokens(tokens: Tokens, theme: 'light' | 'dark'): DesignTokens {
  const raw = Object.entries(RAW).map(([name, value]) => [name, colorToken(value)]);
  const colors = COLOR_TOKENS.map((name): [string, Token] => {
    const own = tokens[theme][name] === defaultTokens[theme][name] ? written(name, theme) : undefined;
    return own !== undefined && own in RAW
      ? [name, { $type: 'color', $value: `{raw.${own}}` }]
      : [name, colorToken(tokens[theme][name])];
  });
  const shadows = Object.entries(ELEVATION).map(([name, values]): [string, Token] => [
    name,
    { $type: 'shadow', $value: shadow(values[SCHEMES.indexOf(theme)] ?? '') },
  ]);
  return {
    $schema: SCHEMA,
    raw: Object.fromEntries(raw),
    color: Object.fromEntries(colors),
    shadow: Object.fromEntries(shadows),
    ...scale(tokens.scale),
  };
}
