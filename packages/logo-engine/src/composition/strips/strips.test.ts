import { describe, expect, it } from 'vitest';
import type { Direction } from '../../direction/direction.js';
import { STRIP_IDS } from '../../direction/strip-names.js';
import { draw } from '../../drawing/drawing.js';
import { failedGates } from '../../gates/gates.js';
import { bottom, bounds, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { overlapsItself } from '../../geometry/merge.js';
import { rect } from '../../geometry/shapes.js';
import { ICON_IDS } from '../../lexicon/table.js';
import { MARKS } from '../../marks/index.js';
import { drawnText } from '../texts.js';
import { STRIPS } from './index.js';

const HIGH = 100;
/** How much of its length a round tip may take. */
const TIP = 6;
/** A cut that is finer than this, of a strip 100 high, is closed up by ink. */
const FINEST = 3;
const SYMBOLS: ReadonlySet<string> = new Set([...MARKS.map(({ id }) => id), ...ICON_IDS]);

const NAMES = [
  ['Aurora', 'montserrat-700', 'peluquería'],
  ['El Buen Gusto', 'playfair-display-800', 'pan y tortas'],
  ['Maravillas', 'anton-400', 'fotografía'],
  ['Hermanos Quispe', 'archivo-700', 'taller de motos'],
] as const;

const directed = (idea: Direction['idea'], face: string, trade: string): Direction => ({
  face,
  letterCase: 'typed',
  tracking: 0,
  proportions: 'contrasting',
  layout: 'wordmark',
  idea,
  descriptor: 'below',
  nameRole: 'ink',
  symbol: null,
  container: 'none',
  treatment: 'plain',
  accent: 'none',
  color: '#0E7490',
  trade,
});

describe.each(STRIP_IDS)('the long thing %s', (id) => {
  const { about, high, aspect, draw: drawn } = STRIPS[id];

  it('speaks of symbols that there are, each once', () => {
    expect(about.filter((symbol) => !SYMBOLS.has(symbol))).toEqual([]);
    expect(new Set(about).size).toBe(about.length);
  });

  it.each([aspect[0], (aspect[0] + aspect[1]) / 2, aspect[1]])(
    'is %f times as long as it is high, without overlaps, and solid where its words lie',
    (wide) => {
      const frame = { x: 0, y: 0, width: wide * HIGH, height: HIGH };
      const { strip, room } = drawn(frame.width);
      const box = bounds(strip);
      // The rounding of its tips takes a little off its length.
      expect(Math.abs(box?.x ?? HIGH)).toBeLessThan(TIP);
      expect(Math.abs((box === null ? 0 : right(box)) - right(frame))).toBeLessThan(TIP);
      expect(box?.y).toBeGreaterThanOrEqual(frame.y - 0.5);
      expect(box === null ? 0 : bottom(box)).toBeLessThanOrEqual(bottom(frame) + 0.5);
      expect(overlapsItself(strip)).toBe(false);
      // Words have capitals of one in `high`, in the middle of the room.
      const cap = HIGH / high;
      const middle = room.y + room.height / 2;
      const words = rect(room.x + cap * 0.4, middle - cap * 0.75, room.width - cap * 0.8, cap * 1.5);
      const missing = bounds(subtract(words, strip));
      expect(missing === null || Math.min(missing.width, missing.height) < FINEST).toBe(true);
    },
  );

  it('holds the small line of some of a few names, exactly, and then passes every gate', () => {
    const all = NAMES.flatMap(([name, face, trade]) => {
      const given = directed(id, face, trade);
      const drawing = draw(name, given);
      return drawing === null ? [] : [{ name, given, drawing }];
    });
    expect(all.length).toBeGreaterThan(1);
    for (const { name, given, drawing } of all) {
      expect(drawing.composition.recovered).toBe(drawnText(name, given));
      expect(failedGates(drawing)).toEqual([]);
    }
  });
});
