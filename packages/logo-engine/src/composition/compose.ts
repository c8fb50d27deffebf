import { setCase } from '../brief/letter-case.js';
import { isWeak } from '../colour/palette.js';
import type { Direction } from '../direction/direction.js';
import { type Face, faceById } from '../fonts/faces.js';
import { drawBadge } from './badge.js';
import { onCanvas } from './canvas.js';
import { applyIdea } from './ideas/index.js';
import { type Composition, group, type Layer, layersBox } from './layer.js';
import { horizontal, stacked } from './lockup.js';
import { drawSymbol } from './symbol.js';
import { setName, type TextBlock } from './text-block.js';

/** Widest line of a name in cap heights, by layout. */
const WIDEST = { wordmark: 8.8, horizontal: 6.6, stacked: 8.4, badge: 8, symbol: 8 } as const;

type Text = Pick<Composition, 'recovered' | 'inked'>;
const NO_TEXT: Text = { recovered: '', inked: true };

function finish(layers: readonly Layer[], kind: 'lockup' | 'symbol', text: Text): Composition {
  const canvas = onCanvas(group(layers), kind);
  const ink = layersBox(canvas.layers) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { ...canvas, recovered: text.recovered, inked: text.inked, ink };
}

function block(text: string, face: Face, direction: Direction): TextBlock {
  const beside = direction.layout === 'horizontal' || direction.idea === 'bar';
  const oneLine = direction.idea === 'two-weights' ? 1.25 : 1;
  const twoLines = direction.idea === 'justified' ? 0.72 : 1;
  return setName(text, {
    face,
    tracking: direction.tracking,
    align: beside ? 'left' : 'centre',
    widest: WIDEST[direction.layout] * oneLine * twoLines * (face.narrow ? 0.9 : 1),
    leading: direction.letterCase === 'upper' ? 1.46 : 1.38,
  });
}

/** Draws a direction; null when the name does not lend itself to it. */
export function compose(name: string, direction: Direction): Composition | null {
  const weak = isWeak(direction.color);
  if (direction.layout === 'symbol') return finish(drawSymbol(direction, weak).layers, 'symbol', NO_TEXT);
  if (direction.layout === 'badge') {
    const badge = drawBadge(name, direction);
    return badge === null
      ? null
      : finish(badge.layers, 'lockup', { recovered: badge.recovered, inked: true });
  }
  const text = block(setCase(name, direction.letterCase), faceById(direction.face), direction);
  const layers = applyIdea(text, direction, weak);
  if (layers === null) return null;
  if (direction.symbol === null) return finish(layers, 'lockup', text);
  const symbol = drawSymbol(direction, weak);
  const lettering = { ...group(layers), capTop: text.capTop, capBottom: text.capBottom, rtl: text.rtl };
  const contained = direction.container !== 'none';
  const lockup =
    direction.layout === 'horizontal'
      ? horizontal(symbol, lettering, contained, text.lines.length)
      : stacked(symbol, lettering, contained);
  return finish(lockup.layers, 'lockup', text);
}
