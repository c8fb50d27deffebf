import { beforeAll, describe, expect, it } from 'vitest';
import { faceById } from '../../fonts/faces.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, centreX, right } from '../../geometry/bounds.js';
import { contours } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { createEngine } from '../../index.js';
import { setName } from '../text-block.js';
import type { Inks } from './inks.js';
import { symbolBetween } from './symbol-between.js';

const INKS: Inks = {
  base: 'ink',
  letter: null,
  shape: 'main',
  bright: false,
  quiet: 'ink',
  backed: false,
  lost: false,
  plate: 'main',
};
const SQUARE = rect(0, 0, 100, 100);

const drawn = (name: string, symbol = SQUARE) => {
  const face = faceById('outfit-600');
  const block = setName(name, { face, tracking: 0, align: 'centre', widest: 12, proportions: 'turned' });
  return symbolBetween.draw(block, INKS, symbol, '');
};

describe('a thing between two words', () => {
  beforeAll(() => createEngine());

  it('is as far from the one as from the other, and its middle is that of the capitals', () => {
    const [text, thing] = drawn('Luz Norte') ?? [];
    const own = bounds(thing?.path ?? SQUARE);
    const letters = contours(text?.path ?? SQUARE).flatMap((path) => bounds(path) ?? []);
    if (own === null) throw new Error('nothing is drawn');
    const before = Math.max(...letters.filter(({ x }) => x < own.x).map(right));
    const after = Math.min(...letters.filter(({ x }) => x > own.x).map(({ x }) => x));
    expect(own.x - before).toBeCloseTo(after - right(own), 6);
    expect(centreX(own)).toBeCloseTo((before + after) / 2, 6);
    expect(own.y + own.height / 2).toBeCloseTo(-CAP / 2, 6);
    expect(own.height).toBeGreaterThan(CAP);
  });

  it.each(['Luz', 'Luz del Norte'])('asks for two words: "%s" is set otherwise', (name) => {
    expect(drawn(name)).toBeNull();
  });

  it('asks for a thing that is no strip', () => {
    expect(drawn('Luz Norte', rect(0, 0, 100, 20))).toBeNull();
  });
});
