import { describe, expect, it } from 'vitest';
import { platesOf } from './plates-of.js';

const plates = (description: string) =>
  platesOf({ description, industry: 'technology', style: 'modern' }, 'Rojas');

describe('what may hold a name', () => {
  it('is first of the trade, and then of what else is done there', () => {
    const { phone = 0, 'broken-phone': mended = 0 } = plates('fundas, micas y cambio de pantallas');
    expect(phone).toBeGreaterThan(mended);
    expect(mended).toBeGreaterThan(0);
  });

  it('is nothing of what is only for whom', () => {
    expect(plates('fundas y micas para restaurantes')).toEqual(plates('fundas y micas'));
  });

  it('is of the trade alone where that has enough', () => {
    expect(plates('panadería, muebles')).toEqual(plates('panadería'));
  });

  it('comes in shares of one', () => {
    const shares = Object.values(plates('fundas, micas y cambio de pantallas'));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});
