import { corners } from '../../geometry/shapes.js';
import { main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** One silhouette from the top to the trunk. */
const pine = redrawing('pine', () => {
  const side = '50,-3 73,29 63,29 84,57 73,57 96,87 57,87 57,103';
  return [main(corners(`${side} 43,103 43,87 4,87 27,57 16,57 37,29 27,29`, 2))];
});

export const REDRAWN_OUTDOORS: readonly Redrawing[] = [pine];
