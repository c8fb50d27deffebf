import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSafeSvg } from '../src/gates/safe-svg.js';
import { createEngine, type Engine, LOGO_TYPE_IDS, NothingToDrawError, STYLE_IDS } from '../src/index.js';
import { brief } from './briefs.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

/** 200 characters of a name may weigh this much. */
const MOST_BYTES = 400_000;

describe('hostile names', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    ']]><!ENTITY x SYSTEM "file:///etc/passwd">',
    "' onload='x",
    '&lt;&amp;&#0;',
    '{{7*7}} <% x %>',
    'A\u0000B\u001FC\uFFFE',
    '\u202Eabc\u202D',
  ])('%j is drawn as outlines in a document of nothing but a title and paths', (name) => {
    for (const style of STYLE_IDS) {
      const { variants } = engine.draw(brief(name, { style }), 'a');
      for (const svg of Object.values(variants)) expect(isSafeSvg(svg)).toBe(true);
    }
  });

  it.each([
    'ñ'.repeat(200),
    'W'.repeat(200),
    'Á '.repeat(100),
    'palabra '.repeat(25),
    '漢'.repeat(200),
    'سلام '.repeat(40),
    `Z${'\u0335'.repeat(199)}`,
    'x'.repeat(10_000),
  ])('200 characters stay bounded: %#', (name) => {
    for (const style of STYLE_IDS) {
      const { svg, width, height } = engine.draw(brief(name, { style, type: 'icon' }), 'a');
      expect(svg.length).toBeLessThan(MOST_BYTES);
      expect(width / height).toBeGreaterThan(0.5);
      expect(width / height).toBeLessThan(6);
    }
  });
});

describe('any string', () => {
  it('is drawn safely or has nothing to draw, and canDraw says which', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 40, unit: 'binary' }),
      fc.string({ maxLength: 40, unit: 'grapheme' }),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(
        anything,
        fc.constantFrom(...STYLE_IDS),
        fc.constantFrom(...LOGO_TYPE_IDS),
        (name, style, type) => {
          let svg: string | null = null;
          try {
            svg = engine.draw(brief(name, { style, type }), name).svg;
          } catch (error) {
            expect(error).toBeInstanceOf(NothingToDrawError);
          }
          expect(engine.canDraw(name)).toBe(svg !== null);
          if (svg !== null) expect(isSafeSvg(svg)).toBe(true);
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });
});
