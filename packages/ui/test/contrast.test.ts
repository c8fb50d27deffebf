import { readFileSync } from 'node:fs';
import { parse, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { MINIMUM, PAIRS } from '../src/theme/pairs';

const read = (name: string) => readFileSync(new URL(`../src/theme/${name}.css`, import.meta.url), 'utf8');

/** The custom properties of the first block that opens with `selector`. */
function tokens(css: string, selector: RegExp): Map<string, string> {
  const block = selector.exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const raw = tokens(read('raw'), /:root\s*\{([^}]*)\}/);
const semantic = read('semantic');
const THEMES = {
  light: tokens(semantic, /\.light\s*\{([^}]*)\}/),
  dark: tokens(semantic, /\.dark\s*\{([^}]*)\}/),
};

function resolve(theme: Map<string, string>, name: string): string {
  const value = theme.get(name) ?? raw.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(theme, reference) : value;
}

describe.each(Object.entries(THEMES))('in the %s theme', (_name, theme) => {
  test.each(PAIRS)('$fg on $bg is readable ($kind)', ({ fg, bg, kind }) => {
    const [one, other] = [parse(resolve(theme, fg)), parse(resolve(theme, bg))];
    if (!one || !other) throw new Error(`${fg} or ${bg} is not a colour of semantic.css.`);
    expect(wcagContrast(one, other)).toBeGreaterThanOrEqual(MINIMUM[kind]);
  });
});

test('muted ink reads at 7:1 on paper in both themes', () => {
  for (const theme of Object.values(THEMES)) {
    const [ink, paper] = [parse(resolve(theme, 'ink-muted')), parse(resolve(theme, 'paper'))];
    expect(ink && paper ? wcagContrast(ink, paper) : 0).toBeGreaterThanOrEqual(7);
  }
});

test('both themes and forced colours give a value to the same tokens', () => {
  const names = (css: Map<string, string>) =>
    [...css.keys()].filter((name) => !/^(elevation|scrim)/.test(name)).sort();
  const forced = tokens(read('forced-colors'), /\.dark\s*\{([^}]*)\}/);
  expect(names(THEMES.dark)).toEqual(names(THEMES.light));
  expect(names(forced)).toEqual(names(THEMES.light));
});
