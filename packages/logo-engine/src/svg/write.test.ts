import { describe, expect, it } from 'vitest';
import { monoPalette } from '../colour/palette.js';
import { isSafeSvg } from '../gates/safe-svg.js';
import { bounds } from '../geometry/bounds.js';
import { parse, subtract } from '../geometry/kernel.js';
import { circle } from '../geometry/shapes.js';
import { pathData } from './path-data.js';
import { createSvgWriter, escapeXml } from './write.js';

describe('SVG', () => {
  it('escapes what XML gives a meaning and drops what it forbids', () => {
    expect(escapeXml(`<a b="c">'&\u0000\uFFFE`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;');
  });
  it('writes steps of two decimals, or fewer, and no more characters than needed', () => {
    const path = {
      commands: [[0, 1.005, -2], [1, 0.5, 7.7777], [5], [0, 3, 3], [1, 3, 3.25]],
      evenOdd: false,
    };
    expect(pathData(path)).toBe('m1-2l-.5 9.78zm2 5l0 .25');
    expect(pathData(path, 1)).toBe('m1-2l-.5 9.8zm2 5l0 .3');
  });
  it('does not add up what rounding takes away', () => {
    const steps = Array.from({ length: 300 }, (_, i) => [i === 0 ? 0 : 1, i * 0.0149, i]);
    const { commands } = parse(pathData({ commands: steps, evenOdd: false }));
    expect(Math.abs((commands.at(-1)?.[1] ?? 0) - 299 * 0.0149)).toBeLessThan(0.01);
  });
  it('reads back as the outline that was written, curves and holes too', () => {
    const shape = subtract(circle(50, 50, 40), circle(40, 40, 9), circle(60, 61, 7));
    const read = parse(pathData(shape));
    expect(bounds(read)?.width).toBeCloseTo(80, 1);
    expect(read.commands.map((command) => command.length)).toEqual(shape.commands.map((c) => c.length));
  });
  it('is a title and paths; a role without a colour is left out', () => {
    const layers = [
      { part: 'symbol', role: 'main', path: circle(5, 5, 4) },
      { part: 'symbol', role: 'inlay', path: circle(5, 5, 2) },
    ] as const;
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const write = createSvgWriter(
      {
        layers,
        width: 10,
        height: 10,
        recovered: '',
        inked: true,
        ink: box,
        smallest: Infinity,
        letters: Infinity,
        even: 1,
      },
      'A<B',
    );
    const svg = write(monoPalette());
    expect(svg.match(/<path/g)).toHaveLength(1);
    expect(isSafeSvg(svg)).toBe(true);
  });
  it('is not safe with anything else in it', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"><title>a</title>';
    expect(isSafeSvg(`${svg}<path fill="#000000" d="m0 0z"/></svg>`)).toBe(true);
    expect(isSafeSvg(`${svg}<path fill="#000000" d="m0 0z" onload="x"/></svg>`)).toBe(false);
    expect(isSafeSvg(`${svg}<script>x</script><path fill="#000000" d="m0 0z"/></svg>`)).toBe(false);
    expect(isSafeSvg(`${svg}<path fill="url(http://x)" d="m0 0z"/></svg>`)).toBe(false);
  });
});
