import { setCase } from '../brief/letter-case.js';
import { isWeak } from '../colour/palette.js';
import type { Direction } from '../direction/direction.js';
import { faceById } from '../fonts/faces.js';
import { onCanvas } from './canvas.js';
import { applyIdea } from './ideas/index.js';
import { type Composition, group, layersBox } from './layer.js';
import { horizontal, type NameGroup, stacked } from './lockup.js';
import { drawSymbol } from './symbol.js';
import { setName, type TextBlock } from './text-block.js';

/** Widest line of a name in cap heights, by layout. */
const WIDEST = { wordmark: 8.6, horizontal: 6.4, stacked: 8.2, badge: 8, symbol: 8 } as const;

function finish(
  layers: Parameters<typeof group>[0],
  kind: 'lockup' | 'symbol',
  block: TextBlock | null,
): Composition {
  const canvas = onCanvas(group(layers), kind);
  return {
    ...canvas,
    recovered: block === null ? [] : [block.recovered],
    inked: block?.inked ?? true,
    ink: layersBox(canvas.layers) ?? { x: 0, y: 0, width: 0, height: 0 },
  };
}

/** Draws a direction; null when the name does not lend itself to it. */
export function compose(name: string, direction: Direction): Composition | null {
  const face = faceById(direction.face);
  const text = setCase(name, direction.letterCase);
  const contained = direction.container !== 'none';
  if (direction.layout === 'symbol') {
    return finish(drawSymbol(direction, isWeak(direction.color)).layers, 'symbol', null);
  }
  const centred = direction.layout !== 'horizontal';
  const block = setName(text, {
    face,
    tracking: direction.tracking,
    align: centred ? 'centre' : 'left',
    widest: WIDEST[direction.layout],
    leading: direction.letterCase === 'upper' ? 1.46 : 1.4,
  });
  const layers = applyIdea(block, direction);
  if (layers === null) return null;
  const lettering: NameGroup = {
    ...group(layers),
    capTop: block.capTop,
    capBottom: block.capBottom,
    rtl: block.rtl,
  };
  if (direction.symbol === null) return finish(layers, 'lockup', block);
  const symbol = drawSymbol(direction, isWeak(direction.color));
  const lockup =
    direction.layout === 'horizontal'
      ? horizontal(symbol, lettering, contained, block.lines.length)
      : stacked(symbol, lettering, contained);
  return finish(lockup.layers, 'lockup', block);
}
