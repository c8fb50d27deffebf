import { describe, expect, it } from 'vitest';
import { drawableName } from '../src/brief/name.js';
import { drawnText } from '../src/composition/texts.js';
import { failedGates } from '../src/gates/gates.js';
import { type Brief, INDUSTRY_IDS, LOGO_TYPE_IDS, STYLE_IDS } from '../src/index.js';
import { drawOne } from '../src/proposals/propose.js';
import { brief, EDGE_NAMES } from './briefs.js';

const COLOURS = ['#3B82F6', '#EF4444', '#10B981', '#F59E0B', '#8B5CF6', '#EC4899', '#06B6D4', '#000000'];
const NAMES = ['Nubia Tech', 'Forma', 'La Brasa de Iñaki', 'Constructora Andina', 'Clínica San José'];
const drawn = (given: Brief, seed: string) =>
  drawOne({
    brief: given,
    name: drawableName(given.name, () => true),
    seed,
    words: (own) => JSON.stringify([own, given]),
  }).drawing;

const words = (text: string): string[] => text.toLocaleLowerCase('es').split(' ').sort();

describe.each(STYLE_IDS)('%s', (style) => {
  it('passes every gate for every industry and type', () => {
    INDUSTRY_IDS.forEach((industry, i) => {
      LOGO_TYPE_IDS.forEach((type, t) => {
        const color = COLOURS[(i + t * 3) % COLOURS.length] ?? '#000000';
        const given = brief(NAMES[(i + t) % NAMES.length] ?? 'Forma', { industry, style, type, color });
        expect({ given, failed: failedGates(drawn(given, `${i}`)) }).toEqual({ given, failed: [] });
      });
    });
  });

  it('sets names at the edge exactly, glyph clusters joined being the name', () => {
    for (const name of EDGE_NAMES) {
      for (const type of ['text', 'icon'] as const) {
        const { composition, direction } = drawn(brief(name, { style, type }), name);
        const set = name.normalize('NFC');
        expect(composition.recovered).toBe(drawnText(set, direction));
        // Whatever the order and the case, no word of the name is lost and none is added.
        expect(words(composition.recovered)).toEqual(words(set));
        expect(composition.inked).toBe(true);
      }
    }
  });
});

describe('colour', () => {
  it.each(COLOURS.concat('#FFFFFF', '#FFE600'))('%s stays in the logo exactly as chosen', (color) => {
    for (const style of STYLE_IDS) {
      for (const type of LOGO_TYPE_IDS) {
        expect(drawn(brief('Sierra Viva', { style, type, color }), 's').svg()).toContain(color);
      }
    }
  });
});
