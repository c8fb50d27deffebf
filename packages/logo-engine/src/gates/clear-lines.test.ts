import { describe, expect, it } from 'vitest';
import type { Direction } from '../direction/direction.js';
import { draw } from '../drawing/drawing.js';
import { type Brief, createEngine, STYLE_IDS } from '../index.js';
import { passes } from './gates.js';

const TRADES = ['Panadería', 'Óptica', 'Peluquería', 'Jardinería', 'Taller', 'Clínica', 'Café', 'Estudio'];
const OWN = [
  'Ñandú',
  'Los Ángeles',
  'Íñigo Álvarez',
  'Jorge y Ágata',
  'Qüen',
  'Apuquindo Según Égida',
  'Pérez y Núñez',
  'Gaviota Épica',
  'Böhm',
  'La Gruta del Águila',
  'Agüita',
  'Peñaflor Único',
  'Sazón y Cía',
  'Yungay 54',
  'Doña Ágeda',
];
/** Names with accents, tails and tildes: with a trade, without one, and two lines that meet. */
const NAMES = [
  ...OWN,
  ...OWN.flatMap((own) => TRADES.map((trade) => `${trade} ${own}`)),
  ...OWN.flatMap((own) =>
    ['Grupo', 'Alegría', 'Equipaje', 'Jeringa', 'Bodega'].map((word) => `${word} ${own}`),
  ),
];

const PLAIN: Direction = {
  face: 'alfa-slab-one-400',
  letterCase: 'upper',
  tracking: 0,
  lineGap: 0.26,
  layout: 'wordmark',
  idea: 'none',
  descriptor: 'none',
  nameRole: 'main',
  symbol: null,
  container: 'none',
  treatment: 'plain',
  accent: 'none',
  color: '#92400E',
};

describe('lines of a name', () => {
  it('keep clear of each other in what is shown, for 200 names with accents and tails', async () => {
    const engine = await createEngine();
    expect(NAMES.length).toBeGreaterThanOrEqual(200);
    NAMES.forEach((name, i) => {
      const style = STYLE_IDS[i % STYLE_IDS.length] ?? 'modern';
      const brief: Brief = { name, industry: 'food', style, type: 'text', color: '#92400E' };
      const { direction } = engine.draw(brief, 'lines');
      const drawing = draw(name, direction);
      expect({ name, clear: drawing !== null && passes(drawing, 'lines') }).toEqual({ name, clear: true });
    });
  });

  it('are not shown where an accent lies on the line above it', async () => {
    await createEngine();
    const clear = (name: string): boolean => {
      const drawing = draw(name, {
        ...PLAIN,
        idea: 'symbol-fill',
        symbol: { kind: 'mark', id: 'bird', params: {} },
      });
      return drawing !== null && passes(drawing, 'lines');
    };
    expect([clear('Taxidermia Böhm'), clear('Taxidermia Bahm')]).toEqual([false, true]);
  });

  it('nor where it stands between two letters of that line, which `clear` proportions avoid', async () => {
    await createEngine();
    const clear = (name: string, proportions: 'optical' | 'clear'): boolean => {
      const drawing = draw(name, {
        ...PLAIN,
        face: 'outfit-600',
        idea: 'symbol-fill',
        proportions,
        symbol: { kind: 'mark', id: 'carrot', params: {} },
      });
      return drawing !== null && passes(drawing, 'lines');
    };
    expect(clear('Orgánicos Raíz', 'optical')).toBe(false);
    expect(clear('Orgánicos Raíz', 'clear')).toBe(true);
    expect(clear('Organicos Raiz', 'optical')).toBe(true);
  });
});
