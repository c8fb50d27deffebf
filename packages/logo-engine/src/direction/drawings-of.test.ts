import { describe, expect, it } from 'vitest';
import type { IndustryId } from '../brief/brief.js';
import { symbolsFor } from '../lexicon/symbols-for.js';
import { drawingsOf, standingsOf } from './drawings-of.js';

const drawn = (name: string, industry: IndustryId, description: string): string[] =>
  drawingsOf(symbolsFor({ name, industry, description }).filter(({ from }) => from !== 'industry')).map(
    ([{ id }]) => id,
  );

describe('the drawings of a business', () => {
  it.each([
    ['Chapulines Oaxaca', 'food', 'chapulines con limón y ajo', ['grasshopper']],
    ['Redes Maldonado', 'fishing', 'fabricación de redes de pesca', ['hung-net', 'fishing-net']],
    ['Extintores Alfa', 'construction', 'recarga de extintores', ['fire-extinguisher']],
  ] as const)('are the thing alone, without what comes with it: %s', (name, industry, description, ids) => {
    expect(drawn(name, industry, description)).toEqual(ids);
  });

  it('are how a thing is made as well, where that is a trade of its own, and no flame beside it', () => {
    expect(drawn('Campanas Rosales', 'art', 'fundición de campanas para iglesias')).toEqual([
      'bell',
      'foundry-ladle',
    ]);
  });

  it('are what a thing is of as well where it is the only one', () => {
    expect(drawn('Andrade', 'food', 'mermelada de frutillas')).toContain('strawberry');
  });

  it('leave out what goes with many things, and keep what is close to the trade', () => {
    expect(drawn('Andrade', 'gastronomy', 'pollo a la brasa')).not.toContain('flame');
    expect(drawn('Andrade', 'fishing', 'pesca artesanal')).toContain('fish');
    expect(drawn('Andrade', 'nature', 'leña seca')).toContain('flame');
  });

  it.each([
    ['Setas del Robledal', 'agriculture', 'cultivo de setas', 'tree'],
    ['Azafrán de la Abuela Remedios', 'food', 'azafrán', 'elders'],
    ['Conejos Bigotes', 'livestock', 'cría de conejos', 'moustache'],
    ['Congelados Bahía Paita', 'fishing', 'exportación de pota y calamar', 'waves'],
  ] as const)(
    'are neither where a thing comes from nor who bears a name: %s',
    (name, industry, description, id) => {
      expect(drawn(name, industry, description)).not.toContain(id);
    },
  );

  it('are the trade of a name before what it is called after', () => {
    expect(drawn('El Ceibo Parrilla', 'gastronomy', '')[0]).toBe('grill');
    expect(drawn('Viña Los Boldos', 'food', '')[0]).toBe('glass');
    expect(drawn('Don Zapallo', 'food', 'verduras')).toContain('pumpkin');
  });

  it('are what else is said before what is seen beside a thing', () => {
    const drawings = drawn('Manzanas Alto Valle', 'agriculture', 'manzanas y peras');
    expect(drawings.slice(0, 2)).toEqual(['apple', 'pear']);
  });

  it.each([
    ['vinos y quesos', 'food', ['glass', 'cheese']],
    ['peluquería y barbería', 'healthcare', ['scissors-comb', 'barber-pole']],
    ['zapatos y carteras', 'art', ['lace-up-shoe', 'handbag']],
  ] as const)('are what is said first, and next the thing after it: %s', (description, industry, ids) => {
    expect(drawn('Andrade', industry, description).slice(0, 2)).toEqual(ids);
  });

  it.each([
    ['cecinas y longanizas', 'ham'],
    ['panadería', 'bread'],
  ] as const)(
    'have the animal of the name among them, whether or not it is what is sold: %s',
    (description, trade) => {
      const [first, ...rest] = drawn('Los Tres Chanchitos', 'food', description);
      expect(first).toBe(trade);
      expect(rest).toContain('pig');
    },
  );
});

describe('what a drawing is to a trade', () => {
  it('is the thing itself, the next of its word, and what is beside it', () => {
    const called = symbolsFor({ name: 'Lo de Inés', industry: 'gastronomy', description: 'molino' });
    const drawings = drawingsOf(called.filter(({ from }) => from !== 'industry'));
    expect(drawings.map(([{ id }]) => standingsOf(drawings).get(id))).toEqual(['lead', 'second', 'aside']);
  });

  it('is no more than the next where the business is only called after it', () => {
    const called = symbolsFor({ name: 'El Gallo', industry: 'transportation', description: 'grúas' });
    const drawings = drawingsOf(called.filter(({ from }) => from !== 'industry'));
    expect(drawings[0]?.[0].id).not.toBe('rooster');
    expect(standingsOf(drawings).get('rooster')).toBe('second');
  });

  it.each([
    [1, ['lead', 'lead']],
    [2, ['peer', 'peer', 'peer']],
  ])('is the same for all that are the trade as much as its first: %d beside it', (peers, standings) => {
    const [first] = symbolsFor({ name: 'Lo de Inés', industry: 'gastronomy', description: 'cafetería' });
    if (first === undefined) throw new Error('Nothing is called for by a café.');
    const others = ['bread', 'cake'].slice(0, peers).map((id) => ({ ...first, id, equal: true as const }));
    const drawings = drawingsOf([first, ...others]);
    expect(drawings.map(([{ id }]) => standingsOf(drawings).get(id))).toEqual(standings);
    expect(new Set(drawings.map(([, weight]) => weight)).size).toBe(1);
  });
});
