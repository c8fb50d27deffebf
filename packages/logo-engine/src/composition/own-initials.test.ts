import { describe, expect, it } from 'vitest';
import { ownInitials } from './own-initials.js';

describe('ownInitials', () => {
  it('are those of both partners, and only of who is named', () => {
    expect(ownInitials('Peña y Muñoz', 1)).toBe('PM');
    expect(ownInitials('Estudio Valdés & Hijos', 2)).toBe('V');
  });

  it('are not of a place that everybody has', () => {
    expect(ownInitials('Artesanías del Sur', 1)).toBeNull();
    expect(ownInitials('Ancla Norte', 2)).toBe('A');
  });

  it('are not of the wares that open a name', () => {
    expect(ownInitials('Caracoles Helix', 2)).toBe('H');
    expect(ownInitials('Café Bordado', 1)).toBe('B');
  });

  it('are no word that refuses', () => {
    expect(ownInitials('Nicolás Ortega', 2)).toBe('N');
    expect(ownInitials('Núñez y Ortega', 2)).toBeNull();
  });
});
