import { expect, it } from 'vitest';
import type { Direction } from '../direction/direction.js';
import { draw } from '../drawing/drawing.js';
import { failedGates } from './gates.js';

const round: Direction = {
  face: 'caprasimo-400',
  letterCase: 'typed',
  tracking: -0.01,
  lineGap: 0.26,
  proportions: 'turned',
  layout: 'stacked',
  idea: 'label',
  descriptor: 'none',
  nameRole: 'main',
  symbol: { kind: 'mark', id: 'cacao', params: {} },
  container: 'none',
  treatment: 'solid',
  accent: 'complement',
  color: '#6B2E14',
};

const failed = (name: string, direction = round) => {
  const drawing = draw(name, direction);
  return drawing && failedGates(drawing);
};

it('a round label holds a name whose last line is narrow, and not one that runs into its line', () => {
  expect(failed('Cacao Bribri Yo')).not.toContain('overlap');
  expect(failed('Cacao Bribri Yorkín')).toContain('overlap');
});

it('letters of a long last line keep clear of the line, and do not only miss it', () => {
  const long: Direction = {
    ...round,
    face: 'fraunces-700',
    tracking: 0,
    layout: 'horizontal',
    symbol: { kind: 'mark', id: 'guinea-pig', params: {} },
    accent: 'none',
  };
  expect(failed('Cuyes del Mantaro', long)).not.toContain('overlap');
  expect(failed('Cuyes Andinos del Mantaro', long)).toContain('overlap');
});
