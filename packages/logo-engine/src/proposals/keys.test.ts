import { expect, it } from 'vitest';
import type { Direction } from '../direction/direction.js';
import { drawingKey } from './keys.js';

const direction: Direction = {
  face: 'sora-600',
  letterCase: 'typed',
  tracking: 0,
  lineGap: 0.26,
  layout: 'horizontal',
  idea: 'none',
  descriptor: 'none',
  nameRole: 'ink',
  symbol: { kind: 'mark', id: 'wheat', params: { edition: 3, seed: 1 } },
  treatment: 'solid',
  container: 'none',
  accent: 'none',
  color: '#1D4ED8',
};

it('is the same for one drawing, in whatever order its parts were decided', () => {
  const { symbol: _, container, ...rest } = direction;
  const other: Direction = {
    container,
    ...rest,
    symbol: { params: { seed: 1, edition: 3 }, id: 'wheat', kind: 'mark' },
  };
  expect(drawingKey(other)).toBe(drawingKey(direction));
});

it('is the same in other colours, and another for another face, layout or drawing', () => {
  expect(drawingKey({ ...direction, color: '#B91C1C', accent: 'complement' })).toBe(drawingKey(direction));
  for (const change of [{ face: 'lexend-600' }, { layout: 'stacked' }, { container: 'circle' }] as const) {
    expect(drawingKey({ ...direction, ...change } as Direction)).not.toBe(drawingKey(direction));
  }
});

it('is the same for a label over both, whether its symbol would stand beside the name or over it', () => {
  const label: Direction = { ...direction, idea: 'label' };
  expect(drawingKey({ ...label, layout: 'stacked' })).toBe(drawingKey(label));
  expect(drawingKey({ ...label, layout: 'wordmark', symbol: null })).not.toBe(drawingKey(label));
});
