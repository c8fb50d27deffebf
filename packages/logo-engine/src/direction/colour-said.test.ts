import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief/brief.js';
import { isOfColourSaid } from './colour-said.js';

const brief = (description: string): Brief => ({
  name: '',
  industry: 'art',
  style: 'creative',
  type: 'text',
  color: '#111111',
  description,
});

describe('a colour that a name says', () => {
  it.each([
    ['Mano Negra', 'tatuajes', 'hand-palm', true],
    ['Mano Negra', 'tatuajes', 'tattoo-heart', false],
    ['Mano Santa', 'tatuajes', 'hand-palm', false],
    ['Gato Negro', 'librería', 'cat', true],
  ] as const)('is the colour of the thing: %s, %s, %s', (name, description, id, expected) => {
    expect(isOfColourSaid(brief(description), name, { kind: 'mark', id, params: {} })).toBe(expected);
  });

  it('is none of letters', () => {
    expect(isOfColourSaid(brief(''), 'Mano Negra', { kind: 'monogram', text: 'MN' })).toBe(false);
  });
});
