import { describe, expect, it } from 'vitest';
import { monoPalette } from '../colour/palette.js';
import { isSafeSvg } from '../gates/safe-svg.js';
import { circle } from '../geometry/shapes.js';
import { pathData } from './path-data.js';
import { createSvgWriter, escapeXml } from './write.js';

describe('SVG', () => {
  it('escapes what XML gives a meaning and drops what it forbids', () => {
    expect(escapeXml(`<a b="c">'&\u0000\uFFFE`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;');
  });
  it('writes two decimals and no more characters than needed', () => {
    expect(pathData({ commands: [[0, 1.005, -2], [1, 0.5, 7.7777], [5]], evenOdd: false })).toBe(
      'M1-2L0.5 7.78Z',
    );
  });
  it('is a title and paths; a role without a colour is left out', () => {
    const layers = [
      { part: 'symbol', role: 'main', path: circle(5, 5, 4) },
      { part: 'symbol', role: 'inlay', path: circle(5, 5, 2) },
    ] as const;
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const write = createSvgWriter(
      { layers, width: 10, height: 10, recovered: '', inked: true, ink: box },
      'A<B',
    );
    const svg = write(monoPalette());
    expect(svg.match(/<path/g)).toHaveLength(1);
    expect(isSafeSvg(svg)).toBe(true);
  });
  it('is not safe with anything else in it', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"><title>a</title>';
    expect(isSafeSvg(`${svg}<path fill="#000000" d="M0 0Z"/></svg>`)).toBe(true);
    expect(isSafeSvg(`${svg}<path fill="#000000" d="M0 0Z" onload="x"/></svg>`)).toBe(false);
    expect(isSafeSvg(`${svg}<script>x</script><path fill="#000000" d="M0 0Z"/></svg>`)).toBe(false);
    expect(isSafeSvg(`${svg}<path fill="url(http://x)" d="M0 0Z"/></svg>`)).toBe(false);
  });
});
