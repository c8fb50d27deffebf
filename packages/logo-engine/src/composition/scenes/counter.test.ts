import { describe, expect, it } from 'vitest';
import { contours } from '../../geometry/path.js';
import { MARKS } from '../../marks/index.js';
import { hasRoom, roomyInitial, standsOpen } from './counter.js';
import { fitsInitial, sceneOf } from './index.js';
import { outlineOf } from './outline.js';

const thing = (id: string) => ({ kind: 'mark', id, params: {} }) as const;
const box = (width: number, height: number) =>
  outlineOf({
    commands: [[0, 0, 0], [1, width, 0], [1, width, height], [1, 0, height], [5]],
    evenOdd: false,
  });

describe('the initial that a thing stands in', () => {
  it('is that of the proper name, where it has room', () => {
    expect(roomyInitial('Taller Quiroga')).toBe('Q');
    expect(roomyInitial('Óptica Güell')).toBe('G');
    expect(roomyInitial('Notaría Salinas')).toBeNull();
  });

  it('is neither of two partners', () => {
    expect(roomyInitial('Peña y Muñoz')).toBeNull();
  });

  it('holds what is bold and neither long nor flat, and stands around the rest', () => {
    expect(standsOpen('Lagos')).toBe(true);
    expect(standsOpen('Quiroga')).toBe(false);
    expect(hasRoom('Quiroga', box(80, 60))).toBe(true);
    expect(hasRoom('Quiroga', box(100, 30))).toBe(false);
    expect(hasRoom('Castro', box(100, 30))).toBe(true);
    expect(fitsInitial('Quiroga', thing('knife'))).toBe(false);
    for (const name of ['Molina', 'Lagos', 'Torres', 'Delgado', 'Padilla'])
      expect(hasRoom(name, box(80, 60))).toBe(false);
    expect(fitsInitial('Salinas', thing('tooth'))).toBe(false);
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
