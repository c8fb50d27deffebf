import { expect, test } from 'vitest';
import { gradientColors } from './gradient-colors';

const BLUE = 'oklch(0.623 0.214 260)';
const PURPLE = expect.stringMatching(/^oklch\(0\.5\d+ 0\.2\d+ 304\)$/);

test.each([
  ['from-blue-500 to-purple-600', [BLUE, PURPLE]],
  ['bg-gradient-to-r from-blue-500 to-purple-600', [BLUE, PURPLE]],
  ['to-purple-600 from-blue-500', [BLUE, PURPLE]],
  ['from-black via-blue-500 to-white', ['#000000', BLUE, '#FFFFFF']],
  ['from-[#10B981] to-blue-500', ['#10B981', BLUE]],
  ['from-blue-500', [BLUE]],
  ['#EF4444', ['#EF4444']],
])('[§3 History logo] %s is drawn in its colours', (text, colors) => {
  expect(gradientColors(text)).toEqual(colors);
});

test.each([undefined, null, '', 'rojo', 'from-nowhere-500', 'from-[url(x)]', 'from-constructor-500'])(
  '[§3 History logo] %s names no colour, so it is blue to purple',
  (text) => {
    expect(gradientColors(text)).toEqual([BLUE, PURPLE]);
  },
);

test('every step is a colour the browser can draw', () => {
  for (const step of [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]) {
    const [color = ''] = gradientColors(`from-rose-${step}`);
    expect(CSS.supports('color', color)).toBe(true);
  }
});
