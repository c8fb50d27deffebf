import { expect, it } from 'vitest';
import type { ProportionsId } from '../../direction/direction.js';
import { faceById } from '../../fonts/faces.js';
import { right } from '../../geometry/bounds.js';
import { intersect } from '../../geometry/kernel.js';
import { concat, contours } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { setName } from '../text-block.js';
import { inksOf } from './inks.js';
import { tail } from './tail.js';

const inks = inksOf({ color: '#0E7490', accent: 'none', nameRole: 'ink' });

/** In how many pieces the stroke turns, beyond the last letter. */
function piecesOfTurn(text: string, id: string, proportions: ProportionsId): number {
  const face = faceById(id);
  const block = setName(text, {
    face,
    tracking: face.tracking[0],
    align: 'centre',
    widest: 5,
    proportions,
  });
  const layers = tail.draw(block, inks, rect(0, 0, 100, 100), 'A') ?? [];
  const { box } = block;
  const beyond = rect(right(box) + 1, box.y - 200, 400, box.height + 400);
  return contours(intersect(concat(...layers.map(({ path }) => path)), beyond)).length;
}

it.each(['kaushan-script-400', 'lobster-400', 'pacifico-400', 'oleo-script-700'])(
  'is one stroke where it turns, and was two in drawings of before: %s',
  (face) => {
    for (const text of ['Okume', 'Nexum', 'Moka']) {
      expect(piecesOfTurn(text, face, 'turned')).toBe(1);
      expect(piecesOfTurn(text, face, 'backed')).toBe(2);
    }
  },
);
