import { describe, expect, it } from 'vitest';
import type { IndustryId } from '../src/brief/brief.js';
import { symbolsFor } from '../src/lexicon/symbols-for.js';

const first = (name: string, industry: IndustryId, description = ''): string | undefined =>
  symbolsFor({ name, industry, description }).find(({ level }) => level >= 4)?.id;

describe('what a trade is for', () => {
  it('goes on over the commas of a list after "para"', () => {
    const levels = symbolsFor({
      name: 'Limpio Sur',
      industry: 'construction',
      description: 'limpieza para galpones, silos y estanques',
    });
    expect(levels.filter(({ level }) => level >= 4).map(({ word }) => word)).not.toContain('silo');
  });

  it('is not what an industrial cleaner cleans', () => {
    expect(first('Aseo Industrial', 'construction', 'galpones, silos')).toBe('suds-bucket');
  });
});

describe('what opens with "para"', () => {
  it('is no trade beside the one that the name says', () => {
    expect(first('Payasos Cascabel', 'entertainment', 'para fiestas de niños')).toBe('clown');
    expect(first('Parlantes Trueno', 'technology', 'para bodas y plazas')).toBe('speaker-hifi');
  });

  it('does not hide what stands before it', () => {
    expect(first('Dulces Momentos', 'food', 'tortas, para bodas')).toBe('cake');
  });
});

describe('a house that opens a name', () => {
  it('is a firm where the name says what it sells', () => {
    expect(first('Casa Bermúdez Pinturas', 'construction')).toBe('paint-roller');
  });

  it('is a house where it says no more', () => {
    expect(first('Casa Bermúdez', 'construction')).toBe('house');
  });
});

describe('the legal form of a company', () => {
  it('is no spa', () => {
    expect(first('Frutos del Valle SpA', 'agriculture')).toBeUndefined();
  });

  it('leaves a spa that is one', () => {
    expect(first('Spa Luna', 'healthcare')).toBe('flower-lotus');
  });
});

describe('what is seen, brought or given besides', () => {
  it('leaves the trade of a name, also one whose things others work for', () => {
    expect(first('Piscinas Azulmar', 'construction', 'bombas, luces y deck de madera')).toBe('swimming-pool');
    expect(first('Lanchas El Pelícano', 'transportation', 'playas, snorkel y delfines')).toBe('motorboat');
  });

  it('is the trade where the name says none', () => {
    expect(first('Azulmar', 'entertainment', 'snorkel y buceo')).toBe('snorkeller');
    expect(first('El Pelícano', 'construction', 'deck de madera')).not.toBe('swimming-pool');
  });
});
