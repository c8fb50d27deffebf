import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine, LOGO_TYPE_IDS, NothingToDrawError, STYLE_IDS } from '../src/index.js';
import { brief } from './briefs.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

/** What has no ink: joiners, marks, fillers, controls, blanks, halves of pairs; and emoji, which no face draws. */
const INKLESS = [
  '\u200D',
  '\u200C',
  '\u200B',
  '\u2060',
  '\uFE0F',
  '\uFE0E',
  '\uFEFF',
  '\u200E',
  '\u200F',
  '\u202E',
  '\u00AD',
  '\u061C',
  '\u0301',
  '\u0335',
  '\u20DD',
  '\u3164',
  '\u115F',
  '\u1160',
  '\uFFA0',
  '\u2800',
  '\u180E',
  '\u0000',
  '\u0007',
  '\u0085',
  ' ',
  '\u00A0',
  '\u3000',
  '\t',
  '\n',
  '\uD800',
  '\uDC00',
  '\u{E0061}',
  '\u{F0000}',
  '🎉',
  '👩',
  '🕵',
  '❤',
  '🏴',
  '🇨',
  '1\uFE0F\u20E3',
  '👩\u200D💻',
] as const;
const VISIBLE = ['a', 'ñ', 'Ñu', '7', '&', '漢', 'س'] as const;

describe('a name without ink', () => {
  it('is NothingToDrawError, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INKLESS), { maxLength: 8 }), (parts) => {
        const name = parts.join('');
        expect(engine.canDraw(name)).toBe(false);
        expect(() => engine.draw(brief(name), 'a')).toThrow(NothingToDrawError);
        expect(() => engine.propose(brief(name), 'a')).toThrow(NothingToDrawError);
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it('does no harm around a letter: the drawing and its icon have ink and numbers', () => {
    const part = fc.constantFrom(...INKLESS);
    const name = fc
      .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom(...VISIBLE), fc.array(part, { maxLength: 4 }))
      .map(([before, letter, after]) => [...before, letter, ...after].join(''));
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(...STYLE_IDS),
        fc.constantFrom(...LOGO_TYPE_IDS),
        (given, style, type) => {
          expect(engine.canDraw(given)).toBe(true);
          const { svg, direction } = engine.draw(brief(given, { style, type }), 'a');
          for (const drawn of [svg, engine.drawIcon(given, direction)]) {
            expect(drawn).toMatch(/ d="m[\d.-]/);
            expect(drawn).not.toMatch(/NaN|Infinity/);
          }
        },
      ),
      { numRuns: 60, seed: 12 },
    );
  });
});
