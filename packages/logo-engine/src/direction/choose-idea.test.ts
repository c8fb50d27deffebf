import { describe, expect, it } from 'vitest';
import { type Brief, STYLE_IDS } from '../brief/brief.js';
import { ideaOf } from '../composition/ideas/index.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { faceById } from '../fonts/faces.js';
import { createRandom } from '../random/random.js';
import { BESIDE_LETTERS } from './choose-idea.js';
import type { IdeaId } from './direction.js';
import { direct } from './director.js';

/** Ideas that a brief's directions have. */
function ideasOf(brief: Brief): Set<IdeaId> {
  const seeds = Array.from({ length: 240 }, (_, i) => `seed ${i}`);
  return new Set(seeds.map((seed) => direct(brief, brief.name, createRandom(seed)).idea));
}

const brief = (given: Partial<Brief>): Brief => ({
  name: 'Marenka',
  industry: 'technology',
  style: 'modern',
  type: 'text',
  color: '#1D4ED8',
  ...given,
});

describe('a house that is of something', () => {
  it('is not the one large word over it', () => {
    const of = (name: string): Set<IdeaId> =>
      ideasOf(brief({ name, industry: 'gastronomy', style: 'vintage' }));
    expect(of('Noche de Vinilos')).toContain('contrast-lines');
    for (const name of ['La Casa del Filtro', 'La Cueva del Oso'])
      expect(of(name)).not.toContain('contrast-lines');
  });
});

describe('ideas of a trade', () => {
  it.each([
    ['brackets', 'desarrollo de software', 'technology', 'modern'],
    ['awning', 'panadería', 'food', 'vintage'],
    ['roof', 'corretaje de casas', 'construction', 'corporate'],
    ['road-line', 'camiones de carga', 'transportation', 'corporate'],
    ['field', 'trigo y maíz', 'agriculture', 'vintage'],
    ['wave-line', 'pescados', 'fishing', 'creative'],
  ] as const)('%s is for those whose words call for it alone', (idea, description, industry, style) => {
    expect(ideasOf(brief({ description, industry, style }))).toContain(idea);
    expect(ideasOf(brief({ description: 'clases de yoga', industry: 'healthcare', style }))).not.toContain(
      idea,
    );
    expect(ideasOf(brief({ description: '', industry, style }))).not.toContain(idea);
  });
  it('a description is believed before a name', () => {
    const named = { name: 'Nube Rosa', industry: 'desing', style: 'creative' } as const;
    expect(ideasOf(brief({ ...named, description: 'ropa de bebé' }))).not.toContain('brackets');
    expect(ideasOf(brief({ ...named, description: 'software' }))).toContain('brackets');
  });
  it('the letters of a name alone show what it is called after, or its trade', () => {
    const named = { name: 'Colibrí Sur', industry: 'desing', description: 'joyas de plata' } as const;
    const shown = Array.from({ length: 3000 }, (_, i) => {
      const { symbol } = direct(brief(named), named.name, createRandom(`seed ${i}`));
      return symbol?.kind === 'mark' ? symbol.id : '';
    });
    expect([...new Set(shown)].sort()).toEqual(['', 'earrings', 'hummingbird', 'necklace', 'ring']);
  });
  it('what all of an industry share stands beside a name that nothing is known of, and in none of its letters', () => {
    for (const style of STYLE_IDS) {
      const ideas = [...ideasOf(brief({ name: 'Kobo', style }))].filter((id) => ideaOf(id).needsSymbol);
      expect(ideas.length).toBeGreaterThan(0);
      expect(ideas.filter((id) => !BESIDE_LETTERS.includes(id))).toEqual([]);
      expect(ideas.includes('ribbon-thing')).toBe(['vintage', 'playful', 'creative'].includes(style));
    }
  });
  it('none makes those larger who are not named', () => {
    const large = (name: string) =>
      STYLE_IDS.flatMap((style) => [...ideasOf(brief({ name, style }))]).filter((id) =>
        ['justified', 'poster', 'contrast-over'].includes(id),
      );
    expect(large('Saavedra Hnos.')).toEqual([]);
    expect(large('Gato Montés')).not.toEqual([]);
  });
  it('none makes the trade of a name larger than the name', () => {
    for (const style of STYLE_IDS) {
      const ideas = ideasOf(brief({ name: 'Panadería de Inés', industry: 'gastronomy', style }));
      expect([...ideas].filter((id) => ['contrast-lines', 'justified', 'poster'].includes(id))).toEqual([]);
    }
    expect(ideasOf(brief({ name: 'Noche de Vinilos' }))).toContain('contrast-lines');
  });
  it('none sets a small line in a bar under hairlines', () => {
    const bars = STYLE_IDS.flatMap((style) => {
      const given = brief({ name: 'Bruma', description: 'velas de cera', industry: 'art', style });
      return Array.from({ length: 400 }, (_, i) => direct(given, 'Bruma', createRandom(`seed ${i}`)));
    }).filter(({ idea }) => idea === 'caption-bar');
    expect(bars.length).toBeGreaterThan(0);
    for (const { face } of bars) expect(bodyOf(faceById(face))).toBeGreaterThan(10.5);
  });
  it('none that is small beside the name is taken where a symbol was asked for', () => {
    const ideas = ideasOf(brief({ description: 'ampolletas', type: 'icon' }));
    expect([...ideas].filter((id) => ideaOf(id).ornament)).toEqual([]);
    expect(ideasOf(brief({ description: 'ampolletas' }))).toContain('masthead');
  });
});
