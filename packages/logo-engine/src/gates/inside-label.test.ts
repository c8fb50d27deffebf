import { beforeAll, describe, expect, it } from 'vitest';
import type { Direction } from '../direction/direction.js';
import { draw } from '../drawing/drawing.js';
import { createEngine } from '../index.js';
import { staysInside } from './inside-label.js';

const LABEL: Direction = {
  face: 'fraunces-700',
  letterCase: 'typed',
  tracking: 0,
  lineGap: 0.26,
  layout: 'horizontal',
  idea: 'label',
  descriptor: 'none',
  nameRole: 'main',
  symbol: { kind: 'mark', id: 'guinea-pig', params: {} },
  container: 'none',
  treatment: 'solid',
  accent: 'none',
  color: '#B5651D',
};

describe('what a label holds', () => {
  beforeAll(createEngine);

  it('keeps clear of its line', () => {
    const isClear = (name: string): boolean => {
      const drawing = draw(name, LABEL);
      return drawing !== null && staysInside(drawing);
    };
    expect([isClear('Cuyes Andinos del Mantaro'), isClear('Cuyes del Mantaro')]).toEqual([false, true]);
  });
});
