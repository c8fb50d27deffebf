import { describe, expect, it } from 'vitest';
import { symbolsFor } from './symbols-for.js';

const firstOf = (name: string, description: string): string | undefined =>
  symbolsFor({ name, description, industry: 'food' })[0]?.id;

describe('what a dish of the name is filled with', () => {
  it.each([
    ['Empanadas Doña Rosa', 'queso, carne y pollo', 'empanada'],
    ['Helados Copo', 'chocolate, frutilla y coco', 'ice-cream'],
    ['Croquetas Marisa', 'jamón, bacalao y espinacas', 'croquettes'],
  ])('%s: %s', (name, description, symbol) => {
    expect(firstOf(name, description)).toBe(symbol);
  });

  it.each([
    ['Quesos Doña Rosa', 'queso, carne y pollo', 'cheese'],
    ['Empanadas Doña Rosa', 'tamales de queso y carne', 'tamale'],
  ])('is the trade of no dish, or beside another: %s, %s', (name, description, symbol) => {
    expect(firstOf(name, description)).toBe(symbol);
  });
});
