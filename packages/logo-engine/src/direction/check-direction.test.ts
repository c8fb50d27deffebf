import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/random.js';
import { checkDirection } from './check-direction.js';
import type { SymbolSpec } from './direction.js';
import { direct } from './director.js';

const given = {
  name: 'Nubia Tech',
  industry: 'technology',
  style: 'modern',
  type: 'icon',
  color: '#3B82F6',
} as const;

describe('directions', () => {
  it('made by the director always pass, and survive being stored as JSON', () => {
    for (let i = 0; i < 200; i++) {
      const direction = direct(given, given.name, createRandom(`${i}`));
      expect(checkDirection(JSON.parse(JSON.stringify(direction)))).toEqual(direction);
    }
  });
  it('from elsewhere are refused with the field that is wrong', () => {
    const direction = direct(given, given.name, createRandom('a'));
    expect(() => checkDirection({ ...direction, idea: 'glow' as 'none' })).toThrow('idea "glow"');
    expect(() => checkDirection({ ...direction, descriptor: 'beside' as 'none' })).toThrow('"beside"');
    expect(() => checkDirection({ ...direction, face: 'arial-400' })).toThrow('arial-400');
    expect(() =>
      checkDirection({ ...direction, symbol: { kind: 'mark', id: 'hippogriff', params: {} } }),
    ).toThrow('hippogriff');
    expect(() => checkDirection({ ...direction, symbol: { kind: 'icon', id: '../../etc/passwd' } })).toThrow(
      'icon',
    );
    expect(() => checkDirection({ ...direction, ground: 'sky' as 'deep' })).toThrow('ground "sky"');
    expect(() => checkDirection({ ...direction, color: '#12345' })).toThrow('color "#12345"');
    expect(() => checkDirection({ ...direction, nameRole: 'zzz' as 'ink' })).toThrow('nameRole "zzz"');
    expect(() => checkDirection({ ...direction, symbol: { kind: 'monogram' } as SymbolSpec })).toThrow(
      'monogram',
    );
    expect(() => checkDirection({ ...direction, tracking: 9 })).toThrow('tracking');
    expect(() => checkDirection({ ...direction, lineGap: Number.NaN })).toThrow('lineGap');
    expect(() => checkDirection({ ...direction, proportions: 'golden' as 'optical' })).toThrow('proportions');
    expect(() => checkDirection({ ...direction, trade: '<script>' })).toThrow('small line of the trade');
  });
});
