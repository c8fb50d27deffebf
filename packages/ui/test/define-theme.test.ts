import { converter, parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Brand, defaultTokens, defineTheme, MINIMUM, PAIRS } from '../src/theme';
import type { ColorToken } from '../src/theme/semantic';

const rgb = converter('rgb');
const level = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255) / 255;

/** As a screen shows it, by another's arithmetic than the theme's own. */
function onScreen(css: string) {
  const color = rgb(parse(css));
  if (!color) throw new Error(`'${css}' is no colour.`);
  return { mode: 'rgb' as const, r: level(color.r), g: level(color.g), b: level(color.b) };
}

/** The pairs that are not read as well as is promised. */
function broken(brand: Brand): string[] {
  const { tokens } = defineTheme(brand);
  return (['light', 'dark'] as const).flatMap((theme) =>
    PAIRS.flatMap(({ fg, bg, kind }) => {
      const [one, other] = [fg, bg].map((name) => onScreen(tokens[theme][name as ColorToken]));
      const reached = one && other ? wcagContrast(one, other) : 0;
      return reached >= MINIMUM[kind] ? [] : [`${theme}: ${fg} on ${bg} is ${reached.toFixed(3)}`];
    }),
  );
}

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const oklch = fc
  .record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
    h: fc.integer({ min: 0, max: 360 }),
  })
  .map(({ l, c, h }) => `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h})`);
const color = fc.oneof(hex, oklch);
/** Where a theme is hardest: both ends, the middle, and the most colourful. */
const ENDS = [
  '#000000',
  '#ffffff',
  '#777777',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#00ffff',
  '#ff00ff',
];

test('every promised pair holds in light and in dark, for any accent and any neutral', () => {
  fc.assert(
    fc.property(color, fc.option(color, { nil: undefined }), (accent, neutral) => {
      expect(broken(neutral === undefined ? { accent } : { accent, neutral })).toEqual([]);
    }),
    {
      numRuns: 300,
      examples: ENDS.flatMap((accent) => ENDS.map((neutral): [string, string] => [accent, neutral])),
    },
  );
});

test('muted ink reads at 7:1 on paper, for any neutral', () => {
  fc.assert(
    fc.property(color, (neutral) => {
      const { tokens } = defineTheme({ accent: '#2b50ff', neutral });
      for (const theme of ['light', 'dark'] as const) {
        const [ink, paper] = [onScreen(tokens[theme]['ink-muted']), onScreen(tokens[theme].paper)];
        expect(wcagContrast(ink, paper)).toBeGreaterThanOrEqual(7);
      }
    }),
    { numRuns: 100 },
  );
});

test("a neutral's grounds are never nearer to its inks than ours, so that status colours are read on them too", () => {
  const light = (css: string) => wcagContrast(onScreen(css), onScreen('#000000'));
  fc.assert(
    fc.property(color, (neutral) => {
      const { tokens } = defineTheme({ accent: '#2b50ff', neutral });
      for (const token of ['paper', 'raised', 'sunken', 'hover'] as const) {
        expect(light(tokens.light[token])).toBeGreaterThanOrEqual(light(defaultTokens.light[token]));
        expect(light(tokens.dark[token])).toBeLessThanOrEqual(light(defaultTokens.dark[token]));
      }
    }),
    { numRuns: 100 },
  );
});

test('an accent that is read as it is stays as it is', () => {
  expect(onScreen(defineTheme({ accent: '#0f766e' }).tokens.light.accent)).toEqual(onScreen('#0f766e'));
  expect(onScreen(defineTheme({ accent: '#2b50ff' }).tokens.light['accent-text'])).toEqual(
    onScreen('#2b50ff'),
  );
});

test('yellow becomes dark enough to be seen on paper, with dark text on it, and stays yellow in dark', () => {
  const { tokens } = defineTheme({ accent: '#ffe600' });
  const hue = (css: string) => Math.round(converter('oklch')(parse(css))?.h ?? -1);
  const own = hue('#ffe600');
  for (const css of [tokens.light.accent, tokens.dark.accent, tokens.light['accent-text']])
    expect(Math.abs(hue(css) - own)).toBeLessThanOrEqual(1);
  expect(onScreen(tokens.light['accent-ink'])).not.toEqual(onScreen('#ffffff'));
});

test('what is pointed at looks different, for any accent', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const { light, dark } = defineTheme({ accent }).tokens;
      for (const theme of [light, dark]) expect(theme['accent-hover']).not.toBe(theme.accent);
    }),
    { numRuns: 200 },
  );
});

test('only what is chosen is said: an accent leaves grounds, radii and faces to the theme', () => {
  const { css, tokens } = defineTheme({ accent: '#0f766e' });
  expect(css).not.toMatch(/--trazo-(paper|ink|radius|font|danger)/);
  expect(tokens.scale).toEqual(defaultTokens.scale);
  expect(tokens.forced).toEqual(defaultTokens.forced);
});

test('radii keep their proportion, and a face is taken as it is written', () => {
  const { css, tokens } = defineTheme({
    accent: '#0f766e',
    radius: 12,
    fonts: { text: '"Inter", sans-serif' },
  });
  expect(tokens.scale).toMatchObject({
    'radius-control': '0.75rem',
    'radius-card': '1.25rem',
    'radius-dialog': '2rem',
    'font-text': '"Inter", sans-serif',
    'font-display': defaultTokens.scale['font-display'],
  });
  expect(css).toContain('--trazo-font-text: "Inter", sans-serif;');
  expect(defineTheme({ accent: '#0f766e', radius: 0 }).css).toContain('--trazo-radius-control: 0rem;');
});

test('a grey neutral leaves no tint', () => {
  const { light } = defineTheme({ accent: '#0f766e', neutral: '#808080' }).tokens;
  for (const token of ['paper', 'ink', 'ink-muted', 'line'] as const) expect(light[token]).toMatch(/ 0 0\)$/);
});

test.each(['teal', 'rgb(1, 2, 3)', '', '#12345', 'oklch(0.5 red 20)', 'oklch(. 0.1 20)'])(
  'a colour that it cannot read is refused: %j',
  (accent) => {
    expect(() => defineTheme({ accent })).toThrow(/no contrast could be promised/);
  },
);

test('an accent that was left out is refused by saying so, to callers without types', () => {
  expect(() => defineTheme({} as Parameters<typeof defineTheme>[0])).toThrow("'undefined' is not a colour");
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '10px' as unknown as number, null as unknown as number])(
  'a radius that is no length is refused: %s',
  (radius) => {
    expect(() => defineTheme({ accent: '#0f766e', radius })).toThrow(
      new TypeError(`'${radius}' is not a radius: write a number of px, of at least 0.`),
    );
  },
);

test.each([
  'Inter; } body { display: none',
  'Inter;',
  'Inter {',
  'Inter }',
  '</style><script>',
  'Inter,\nserif',
  'Inter,\rserif',
  'Inter,\fserif',
  'Inter /*',
  'Inter */',
  7 as unknown as string,
])('a list of fonts that could end its declaration is refused, for every use: %j', (list) => {
  for (const use of ['display', 'text', 'code']) {
    const brand = { accent: '#0f766e', fonts: { [use]: list } };
    expect(() => defineTheme(brand)).toThrow(TypeError);
    expect(() => defineTheme(brand)).toThrow(`'${list}' is not a list of fonts.`);
  }
});
