import { describe, expect, it } from 'vitest';
import { areOthers, endsInOthers, isShared, joinedOf, partnersOf } from './partners.js';

describe('partnersOf', () => {
  it.each([
    ['Herrera & Vidal', 'Herrera', '&', 'Vidal'],
    ['Vega y Montero', 'Vega', 'y', 'Montero'],
    ['San Juan y Prieto', 'San Juan', 'y', 'Prieto'],
  ])('takes %s apart', (name, first, joint, second) => {
    expect(partnersOf(name)).toEqual({ first, joint, second });
  });
  it.each([
    'Ferrer & Hijos',
    'Orozco y Asociados',
    'Ibáñez e Hijos',
    'Ruiz y Cía.',
    'Vidal',
    'Sal de Cáhuil',
  ])('%s has no two', (name) => {
    expect(partnersOf(name)).toBeNull();
  });
});

describe('joinedOf', () => {
  it('joins a thing and where it comes from as well', () => {
    expect(joinedOf('Sal de Cáhuil')).toEqual({ first: 'Sal', joint: 'de', second: 'Cáhuil' });
    expect(joinedOf('Camiones del Bajío')?.joint).toBe('del');
    expect(joinedOf('Herrera & Vidal')).toEqual(partnersOf('Herrera & Vidal'));
    expect(joinedOf('El Rincón del Mate')).toEqual({ first: 'El Rincón', joint: 'del', second: 'Mate' });
    expect(joinedOf('Un Rincón Feliz del Mate')).toBeNull();
  });
});

describe('isShared', () => {
  it('is what partners are, and what people who are not named do not make', () => {
    expect(isShared(['Aguirre', '&', 'Solís'])).toBe(true);
    expect(isShared(['Silva,', 'Rojas', 'y', 'Cía.'])).toBe(false);
    expect(areOthers(['&', 'Hijos'])).toBe(true);
    expect(areOthers(['&', 'Vidal'])).toBe(false);
  });
});

describe('endsInOthers', () => {
  it.each(['Saavedra Hnos.', 'Ríos e Hijos', 'Vaca Hermanos', 'Marchetti & Co'])('%s does', (name) => {
    expect(endsInOthers(name)).toBe(true);
  });
  it.each(['Hermanos', 'Hermanos Uribe', 'Saavedra'])('%s does not', (name) => {
    expect(endsInOthers(name)).toBe(false);
  });
});
