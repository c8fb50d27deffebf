import { describe, expect, it } from 'vitest';
import { contours } from '../../geometry/path.js';
import { MARKS } from '../../marks/index.js';
import { roomyInitial } from './counter.js';
import { sceneOf } from './index.js';

describe('the initial that a thing stands in', () => {
  it('is that of the proper name, where it has room', () => {
    expect(roomyInitial('Taller Quiroga')).toBe('Q');
    expect(roomyInitial('Óptica Güell')).toBe('G');
    expect(roomyInitial('Notaría Salinas')).toBeNull();
  });

  it('is neither of two partners', () => {
    expect(roomyInitial('Peña y Muñoz')).toBeNull();
  });

  it('is whole around what an open one holds', () => {
    const tooth = MARKS.find(({ id }) => id === 'tooth')?.draw({})[0]?.path;
    if (tooth === undefined) throw new Error('There is no tooth.');
    const setting = { pale: false, id: 'tooth', face: 'outfit-600' };
    for (const letter of 'CEFGHKLNOTU') {
      const { field, second } = sceneOf('counter').draw(tooth, { ...setting, letter });
      expect({ letter, pieces: contours(field ?? tooth).length <= 4 }).toEqual({ letter, pieces: true });
      expect(second).toBeDefined();
    }
  });
});
