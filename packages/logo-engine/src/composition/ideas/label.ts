import { CAP } from '../../fonts/shape.js';
import { subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { type Group, group, type Layer } from '../layer.js';
import { horizontal, stacked } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';

/** Room around what is cut out of the label. */
const PAD = { x: 0.7 * CAP, y: 0.58 * CAP } as const;

/** Everything cut out of one ground. */
export function cutOut(shape: Path, layers: readonly Layer[], inks: Inks): Group {
  const ground: Layer = {
    part: 'container',
    role: inks.plate,
    path: subtract(shape, ...layers.map(({ path }) => path)),
  };
  if (inks.plate !== 'plate') return group([ground]);
  return group([...layers.map((layer): Layer => ({ ...layer, part: 'ornament', role: 'inlay' })), ground]);
}

/** Symbol and name are cut out of one label with round corners. */
export const label: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['horizontal', 'stacked'],
    open: true,
    thing: true,
    arrange(symbol, name, inks) {
      const beside = name.box.width > name.box.height * 1.5;
      const { layers, box } = beside
        ? horizontal(symbol, name, false, name.lines)
        : stacked(symbol, name, false);
      const width = box.width + PAD.x * 2;
      const height = box.height + PAD.y * 2;
      const shape = rect(box.x - PAD.x, box.y - PAD.y, width, height, Math.min(height, width) * 0.16);
      return cutOut(shape, layers, inks);
    },
  },
};
