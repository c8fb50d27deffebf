import { describe, expect, it } from 'vitest';
import { type Brief, createEngine } from '../src/index.js';

const engine = await createEngine();

const SEEDS = ['a', 'b', 'c', 'd'];
const sixOf = (brief: Omit<Brief, 'style' | 'color'>, seeds: readonly string[] = SEEDS) =>
  seeds.map((seed) => engine.propose({ style: 'modern', color: '#1D4ED8', ...brief }, seed));
const idOf = ({ direction: { symbol } }: ReturnType<typeof engine.draw>): string =>
  symbol?.kind === 'mark' ? symbol.id : '';

describe('what a name is called after', () => {
  it.each<[name: string, description: string, industry: Brief['industry'], id: string]>([
    ['Faro Sur', 'contabilidad', 'marketing', 'lighthouse'],
    ['Transportes Pehuén', 'fletes y mudanzas', 'transportation', 'araucaria'],
    ['La Colmena', 'miel y polen', 'food', 'bee'],
  ])(
    'is drawn in every set, and in two of six or more on the mean: %s',
    (name, description, industry, id) => {
      const sets = sixOf({ name, description, industry, type: 'icon' }, [...SEEDS, 'e', 'f', 'g', 'h']);
      const counts = sets.map((six) => six.filter((logo) => idOf(logo) === id).length);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('leaves the trade the rest', () => {
    for (const six of sixOf({
      name: 'Faro Sur',
      description: 'contabilidad',
      industry: 'marketing',
      type: 'icon',
    }))
      expect(six.some((logo) => idOf(logo) !== 'lighthouse')).toBe(true);
  });

  it('is no wild llama of fire where animals are kept', () => {
    const six = sixOf({ name: 'Llamita', description: '', industry: 'livestock', type: 'symbol' }).flat();
    expect(six.map(idOf)).toContain('llama');
    expect(six.map(idOf)).not.toContain('flame');
  });
});

describe('letters', () => {
  it('stand on no slope in a short name, nor with an accent at its ends', () => {
    const ideas = ['Lumbre', 'Panamericá'].flatMap((name) =>
      sixOf({ name, description: 'asados', industry: 'gastronomy', type: 'text' })
        .flat()
        .map(({ direction }) => direction.idea),
    );
    expect(ideas).not.toContain('arched');
    expect(ideas).not.toContain('bridge');
  });

  it('are no single O in a disc', () => {
    const initials = sixOf({ name: 'Osorno', description: 'abogados', industry: 'marketing', type: 'text' })
      .flat()
      .flatMap(({ direction: { symbol } }) => (symbol?.kind === 'monogram' ? [symbol.text] : []));
    expect(initials).not.toContain('O');
  });
});
