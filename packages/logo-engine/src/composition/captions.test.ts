import { describe, expect, it } from 'vitest';
import { faceById } from '../fonts/faces.js';
import { CAP } from '../fonts/shape.js';
import { setCaption } from './captions.js';

const face = faceById('montserrat-700');
/** A name of one line, as many cap heights wide. */
const lead = (width: number) => ({
  box: { x: 0, y: -CAP, width: width * CAP, height: CAP },
  capTop: -CAP,
  capBottom: 0,
});
const set = (text: string, width: number, proportions?: 'optical' | 'ranked') =>
  setCaption(text, face, lead(width), { side: 'below', align: 'centre', natural: false, proportions });

describe('a small line that keeps its rank', () => {
  it('is less than half as high as a name of any width', () => {
    for (const width of [3, 5, 8, 12, 16]) {
      expect(set('TALLER', width, 'ranked').cap).toBeLessThan(0.49 * CAP);
    }
    expect(set('TALLER', 16).cap).toBeGreaterThan(0.5 * CAP);
  });

  it('is on two lines before it is much wider than the name', () => {
    const text = 'IMPERMEABILIZACIÓN DE TECHOS';
    expect(set(text, 7.75, 'optical').lines).toHaveLength(1);
    expect(set(text, 7.75, 'ranked').lines).toHaveLength(2);
  });
});
