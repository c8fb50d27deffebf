import { beforeAll, expect, it } from 'vitest';
import { lightPalette } from '../src/colour/palette.js';
import { createEngine, type Engine } from '../src/index.js';

const COLOR = '#0369A1';
const GOLD = lightPalette(COLOR, 'complement').accent ?? '';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

/** A logo in two colours on white, laid out as told. */
function cupIn(change: { layout: 'badge' | 'horizontal'; idea?: 'label' }) {
  const brief = {
    name: 'Café Alerce',
    description: 'café de especialidad',
    industry: 'gastronomy',
    style: 'modern',
    type: 'icon',
    color: COLOR,
  } as const;
  const open = engine
    .propose(brief, 'a', 6)
    .find(({ direction: { layout, container } }) => layout === 'stacked' && container === 'none');
  if (open === undefined) throw new Error('No proposal stands open over its name.');
  const cup = engine.adjust(open, {
    symbol: { kind: 'mark', id: 'cup', params: { edition: 2 } },
    palette: 'complement',
  });
  return engine.adjust(cup, change);
}

it.each([{ layout: 'badge' }, { layout: 'horizontal', idea: 'label' }] as const)(
  'a thing in two colours keeps them in $layout $idea, and is cut out of it in one ink',
  (change) => {
    const { variants, direction } = cupIn(change);
    expect(direction.treatment).toBe('inset');
    expect(variants.light).toContain(GOLD);
    const inks = new Set(variants.mono.match(/#[0-9A-F]{6}/g));
    expect(inks.size).toBe(1);
  },
);
