import { bounds } from '../../geometry/bounds.js';
import { grow, subtract } from '../../geometry/kernel.js';
import { concat, contours, mirror, type Path, translate } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { isAslant, isUpright, type Outline, outlineOf } from './outline.js';
import { centred, type Drawn, filled, inDisc, type Scene, standing } from './scene.js';

/** Between two of them, on the square of 100. */
const GAP = 5;
const FOOT = 98;

/** From this width by height on two lie one over the other, and three are too small. */
const WIDE = 1.3;

type Several = { readonly one: Path; readonly others: Path };

/** Share of the other that the one in front hides: beside each other two would be half as large as one alone. */
const HIDDEN = 0.2;

/** Two of them looking at one another, one a little before the other. */
function facing(symbol: Path): Several {
  const one = centred(symbol, 100 / (2 - HIDDEN), 96, 50, 50);
  const box = bounds(one) ?? { x: 0, width: 50 };
  const left = translate(one, -box.width * (0.5 - HIDDEN / 2), 0);
  const other = mirror(left);
  return { one: left, others: subtract(other, grow(filled(left), GAP - 1)) };
}

/** From this width by height on two beside each other are small: of what has few details one stands before the other. */
const BROAD = 0.85;
const FEW_PARTS = 5;

/** One before the other. */
function paired(symbol: Path): Several {
  const one = centred(symbol, 64, 64, 34, 64);
  const other = centred(symbol, 58, 58, 70, 34);
  return { one, others: subtract(other, grow(filled(one), GAP - 1)) };
}

/** Pieces that the one below may be cut into: more are shards. */
const FEW_PIECES = 2;

/** One across the other, where that leaves the other whole enough. */
function crossed(symbol: Path): Several | null {
  const one = centred(symbol, 96, 96);
  const others = subtract(mirror(one), grow(filled(one), GAP - 1));
  return contours(others).length > contours(one).length + FEW_PIECES ? null : { one, others };
}

/** One over the other, looking the other way. */
function piled(symbol: Path): Several {
  const height = 50 - GAP / 2;
  const one = centred(symbol, 100, height, 50, height / 2);
  return { one, others: translate(mirror(one), 0, height + GAP) };
}

/** How large those behind are by the one in front, and how much of their width it hides: of what is slim nothing. */
const BEHIND = { size: 0.72, hidden: 0.3 };
const BESIDE = { size: 0.86, hidden: -0.2 };
const SLIM = 0.5;

/** One in front of two, or between them. */
function grouped(symbol: Path, { size, hidden }: typeof BEHIND): Several {
  const one = standing(symbol, 56, 94, FOOT);
  const { width, height } = bounds(one) ?? { width: 56, height: 94 };
  const around = grow(filled(one), GAP - 1);
  const [w, h] = [width * size, height * size];
  const away = width / 2 + w * (0.5 - hidden);
  const beside = standing(symbol, w, h, FOOT, 50 - away);
  return { one, others: concat(...[beside, mirror(beside)].map((other) => subtract(other, around))) };
}

/** One over two. */
function heaped(symbol: Path): Several {
  const side = 50 - GAP / 2;
  const at = (cx: number, cy: number): Path => centred(symbol, side, side, cx, cy);
  const [left, right] = [at(side / 2, 74), at(100 - side / 2, 74)];
  const { y, height } = bounds(left) ?? { y: 50, height: 48 };
  return { one: at(50, y - GAP - height / 2), others: concat(left, right) };
}

function two(symbol: Path, outline: Outline): Several {
  if (outline.aspect > WIDE) return piled(symbol);
  const across = isAslant(outline) ? crossed(symbol) : null;
  if (across !== null) return across;
  const isBroad = outline.aspect >= BROAD && outline.parts <= FEW_PARTS;
  return isBroad && isUpright(outline) ? paired(symbol) : facing(symbol);
}

/** What stands on so much of its width stands before another well, as mountains do. */
const BROAD_FOOT = 0.8;

/** The same of what is seen half hidden. */
const EVEN = 0.8;

const three = (symbol: Path, { upright, base, aspect }: Outline): Several =>
  upright < EVEN && base < BROAD_FOOT ? heaped(symbol) : grouped(symbol, aspect < SLIM ? BESIDE : BEHIND);

/** As many of a thing as the name counts: one in the first ink, the others in the second. */
const counted = (several: typeof two, suits: Scene['suits']): Scene => ({
  suits: (outline, id) => outline.stroke >= 8 && outline.parts <= 12 && suits(outline, id),
  encloses: true,
  draw(symbol, { pale }): Drawn {
    const { one, others } = several(symbol, outlineOf(symbol));
    return pale
      ? { field: circle(50, 50, 50), cut: inDisc(concat(one, others), 39, 50, 50) }
      : { bold: one, second: others };
  },
});

export const DOUBLE: Scene = counted(two, () => true);
export const TRIPLE: Scene = counted(three, (outline) => outline.aspect <= WIDE && !isAslant(outline));
