import { isCarried, isGrounded } from '../colour/palette.js';
import { type Direction, holdsInitials } from '../direction/direction.js';
import { merged } from '../geometry/merge.js';
import { drawBadge } from './badge.js';
import { onCanvas } from './canvas.js';
import { drawHeldInitials } from './held-initials.js';
import { ideaOf } from './ideas/index.js';
import { inksOf } from './ideas/inks.js';
import { type Composition, type Group, group, type Layer, layersBox } from './layer.js';
import { drawLettering } from './lettering.js';
import { horizontal, stacked } from './lockup.js';
import { drawSymbol } from './symbol.js';

type Text = Pick<Composition, 'recovered' | 'inked' | 'smallest' | 'letters' | 'even'>;
const NO_TEXT: Text = { recovered: '', inked: true, smallest: Infinity, letters: Infinity, even: 1 };

function finish(layers: readonly Layer[], kind: 'lockup' | 'symbol', text: Text): Composition {
  const drawn = group(layers.map((layer) => ({ ...layer, path: merged(layer.path) })));
  const canvas = onCanvas(drawn, kind);
  const ink = layersBox(canvas.layers) ?? { x: 0, y: 0, width: 0, height: 0 };
  const k = ink.width / (drawn.box.width || 1);
  const { recovered, inked, even } = text;
  return { ...canvas, recovered, inked, even, ink, smallest: text.smallest * k, letters: text.letters * k };
}

/** What is cut out of a sign in two colours: its accents lie in their holes. */
const inSign = ({ layers, box }: Group): Group => ({
  layers: layers.map((layer) => (layer.role === 'accent' ? { ...layer, role: 'spot' } : layer)),
  box,
});

/** Draws a direction; null when the name does not lend itself to it. */
export function compose(name: string, direction: Direction): Composition | null {
  const weak = isCarried(direction.color, direction.ground);
  // What is on a ground as a whole has no container of its own.
  const grounded = isGrounded(direction.color, direction.ground);
  if (direction.layout === 'symbol') {
    const drawn = holdsInitials(direction) ? drawHeldInitials(direction) : drawSymbol(direction, weak, name);
    return drawn === null ? null : finish(drawn.layers, 'symbol', NO_TEXT);
  }
  if (direction.layout === 'badge') {
    const badge = drawBadge(name, direction);
    if (badge === null) return null;
    const { layers, recovered, letters } = badge;
    return finish(layers, 'lockup', { ...NO_TEXT, recovered, letters });
  }
  const lettering = drawLettering(name, direction);
  if (lettering === null) return null;
  const own = ideaOf(direction.idea).lockup;
  const alone = direction.symbol === null || direction.layout === 'wordmark';
  if (alone && own === undefined) return finish(lettering.layers, 'lockup', lettering);
  const symbol = alone
    ? group([])
    : grounded
      ? drawSymbol({ ...direction, container: 'none' }, false, name)
      : drawSymbol(direction, weak, name);
  if (own !== undefined) {
    const arranged = own.layouts.includes(direction.layout)
      ? own.arrange(
          own.cutsOut && direction.treatment === 'inset' ? inSign(symbol) : symbol,
          lettering,
          inksOf(direction),
        )
      : null;
    return arranged === null ? null : finish(arranged.layers, 'lockup', lettering);
  }
  const contained = !grounded && direction.container !== 'none';
  const lockup =
    direction.layout === 'horizontal'
      ? horizontal(symbol, lettering, contained, lettering.lines)
      : stacked(symbol, lettering, contained);
  return finish(lockup.layers, 'lockup', lettering);
}
