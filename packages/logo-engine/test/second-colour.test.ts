import { beforeAll, expect, it } from 'vitest';
import { lightPalette } from '../src/colour/palette.js';
import { type Change, createEngine, type Engine } from '../src/index.js';
import { readSvg } from '../src/svg/read.js';

const COLOR = '#0369A1';
const GOLD = lightPalette(COLOR, 'complement').accent ?? '';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

/** A logo in two colours on white, laid out as told. */
function cupIn(change: Change) {
  const brief = {
    name: 'Café Alerce',
    description: 'café de especialidad',
    industry: 'gastronomy',
    style: 'modern',
    type: 'icon',
    color: COLOR,
  } as const;
  const open = engine
    .propose(brief, 'd', 6)
    .find(
      ({ direction: { layout, container, idea, treatment } }) =>
        layout === 'stacked' && container === 'none' && idea === 'none' && treatment === 'solid',
    );
  if (open === undefined) throw new Error('No proposal stands open over its name.');
  const cup = engine.adjust(open, {
    symbol: { kind: 'mark', id: 'cup', params: { edition: 2 } },
    palette: 'complement',
  });
  return engine.adjust(cup, change);
}

it.each([
  ['the disc of a badge', { layout: 'badge', container: 'circle' }],
  ['a label', { layout: 'horizontal', idea: 'label' }],
] as const)('a thing in two colours keeps them in %s, and is cut out of it in one ink', (_, change) => {
  const { variants, direction } = cupIn(change);
  expect(direction.treatment).toBe('inset');
  const fills = readSvg(variants.light).shapes.map(({ fill }) => fill);
  expect(fills).toContain(GOLD);
  // One ink leaves the hole as it is: nothing lies in it.
  expect(readSvg(variants.mono).shapes).toHaveLength(fills.filter((fill) => fill !== GOLD).length);
});
