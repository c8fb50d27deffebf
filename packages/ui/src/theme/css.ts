import { RAW } from './raw';
import { SCALE } from './scale';
import { COLOR_TOKENS, ELEVATION, SCHEMES, type Scheme, written } from './semantic';

const SELECTORS: Record<Scheme, string> = {
  light: ':root,\n  .light',
  dark: '.dark',
  forced: ':root,\n  .light,\n  .dark',
};

const declare = (name: string, value: string) => `    --trazo-${name}: ${value};`;
const block = (selector: string, lines: readonly string[]) => `  ${selector} {\n${lines.join('\n')}\n  }`;

const reference = (value: string) => (value in RAW ? `var(--trazo-raw-${value})` : value);

/** What a scheme says of every colour, and of the two shadows where it has its own. */
function scheme(name: Scheme): string {
  const colors = COLOR_TOKENS.flatMap((token) => {
    const value = written(token, name);
    return value === undefined ? [] : [declare(token, reference(value))];
  });
  if (name === 'forced') {
    const forced = block(SELECTORS.forced, colors).replaceAll(/^/gm, '  ');
    return `  @media (forced-colors: active) {\n${forced}\n  }`;
  }
  const shadows = Object.entries(ELEVATION).map(([shadow, values]) =>
    declare(`elevation-${shadow}`, values[SCHEMES.indexOf(name)] ?? 'none'),
  );
  return block(SELECTORS[name], [`    color-scheme: ${name};`, ...colors, ...shadows]);
}

const MADE =
  '/* Made of raw.ts, semantic.ts and scale.ts by test/tokens.test.ts; change those, then run it with -u. */';

/** Every token as a custom property: the raw scale, what colours are for, and the rest. */
export function tokensCss(): string {
  const raw = Object.entries(RAW).map(([name, value]) => declare(`raw-${name}`, value));
  const scale = Object.entries(SCALE).map(([name, value]) => declare(name, value));
  const blocks = [block(':root', [...raw, ...scale]), ...SCHEMES.map(scheme)];
  return `${MADE}\n@layer theme {\n${blocks.join('\n\n')}\n}\n`;
}

/**
 * Layer 3 of 3: the tokens as Tailwind's utilities. `inline` keeps var(--trazo-paper) in the utility itself: a nested
 * `.dark` changes it where it is used, and a brand changes it without a build.
 */
export function tailwindNamesCss(): string {
  const colors = COLOR_TOKENS.map((token) => `  --color-${token}: var(--trazo-${token});`);
  const shadows = Object.keys(ELEVATION).map((name) => `  --shadow-${name}: var(--trazo-elevation-${name});`);
  const scale = Object.keys(SCALE).map((name) => `  --${name}: var(--trazo-${name});`);
  return `${MADE}\n@theme inline {\n${[...colors, ...shadows, ...scale].join('\n')}\n}\n`;
}
