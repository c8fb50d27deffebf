import { contrastLeft } from '../analysis/legibility.js';
import { shareUnder } from '../analysis/thickness.js';
import { once } from '../cache/once.js';
import { contrast } from '../colour/oklch.js';
import { DARK_GROUND, LEAST_SHAPE_CONTRAST, LIGHT_GROUND, type Palette } from '../colour/palette.js';
import type { Layer } from '../composition/layer.js';
import { drawnText } from '../composition/texts.js';
import type { Drawing } from '../drawing/drawing.js';
import { type Box, bottom, bounds, meet, right } from '../geometry/bounds.js';
import { intersect } from '../geometry/kernel.js';
import { overlapsItself } from '../geometry/merge.js';
import { contours } from '../geometry/path.js';
import { keepsLinesClear } from './clear-lines.js';
import { iconReads } from './icon.js';
import { staysInside } from './inside-label.js';
import { isSafeSvg } from './safe-svg.js';
import { hasSecondColour, isOfColour } from './second-colour.js';

/** Gates that cost little: every candidate is put to them, cheapest first. */
const QUICK_GATES = ['text', 'aspect', 'margins', 'main', 'colours', 'idea', 'contrast', 'legible'] as const;
/** Gates that only what is about to be shown is put to. */
const COSTLY_GATES = [
  'lines',
  'icon',
  'specks',
  'overlap',
  'self-overlap',
  'bytes',
  'safe',
  'thin',
  'hairlines',
] as const;

const GATE_IDS = [...QUICK_GATES, ...COSTLY_GATES] as const;
export type GateId = (typeof GATE_IDS)[number];

const TEXT_CONTRAST = 3;
const MOST_COLOURS = 3;
const MOST_BYTES = 30_000;
/** No face sets 200 letters in 64 pixels or in 30 kB: longer names than this are not held to it. */
const LONG_NAME = 60;
const BYTES_OF_A_CHARACTER = 900;

/** Contrast that is left at 64 pixels, of what a large picture has. */
const LEGIBLE = { pixels: 64, share: 0.65 } as const;
/** Thin is under 0.6 % of the long side: 0.12 mm on a card's logo of 20 mm. */
const THIN = { width: 6, share: 0.2 } as const;
/** A press does not hold 0.3 % of the long side. The tips of letters are thinner, and are little ink. */
const HAIRLINE = { width: 3, share: 0.01 } as const;
/** Smaller in both directions than this, ink is dirt. */
const SPECK = 3;

/** Ink of the name must not meet the ink of anything else. */
function overlaps(layers: readonly Layer[]): boolean {
  const boxes = layers.map((layer) => bounds(layer.path));
  return layers.some((layer, i) =>
    layers.some((other, j) => {
      const [a, b] = [boxes[i], boxes[j]];
      if (
        layer.part !== 'text' ||
        other.part === 'text' ||
        other.role === 'ground' ||
        a == null ||
        b == null ||
        !meet(a, b)
      )
        return false;
      const common = bounds(intersect(layer.path, other.path));
      return common !== null && common.width * common.height > 60;
    }),
  );
}

const isWithin = (inner: Box | null | undefined, outer: Box | null | undefined): boolean =>
  inner != null &&
  outer != null &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  right(inner) <= right(outer) &&
  bottom(inner) <= bottom(outer);

/** Every colour reads on what lies under it: an inlay on its plate, what a pale ground carries on that, all else on the page. */
function reads(layers: readonly Layer[], palette: Palette, page: string): boolean {
  const boxes = once(() => layers.map(({ path }) => bounds(path)));
  const isGrounded = (at: number): boolean =>
    layers.some(({ role }, i) => role === 'ground' && i < at && isWithin(boxes()[at], boxes()[i]));
  return layers.every(({ part, role }, i) => {
    if (role === 'ground') return true;
    const colour = palette[role];
    const under = role === 'inlay' ? palette.plate : isGrounded(i) ? (palette.ground ?? page) : page;
    if (colour === null || under === null) return true;
    return contrast(colour, under) >= (part === 'text' ? TEXT_CONTRAST : LEAST_SHAPE_CONTRAST);
  });
}

const isLong = (name: string): boolean => name.length > LONG_NAME;
const fills = ({ composition, light }: Drawing): Set<string> =>
  new Set(composition.layers.flatMap(({ role }) => light[role] ?? []));

const gates: Readonly<Record<GateId, (drawing: Drawing) => boolean>> = {
  text: ({ name, direction, composition }) =>
    direction.layout === 'symbol' ||
    (composition.inked && composition.recovered === drawnText(name, direction)),
  aspect: ({ composition: { width, height } }) => width / height >= 1 && width / height <= 4.2,
  margins: ({ composition: { ink, width, height } }) => {
    const least = Math.max(width, height) * 0.04;
    const [left, rest] = [ink.x, width - right(ink)];
    const even = Math.abs(left - rest) <= Math.max(width, height) * 0.01;
    return left >= least && rest >= least && ink.y >= least && height - bottom(ink) >= least && even;
  },
  main: (drawing) => fills(drawing).has(drawing.direction.color),
  colours: (drawing) => fills(drawing).size <= MOST_COLOURS,
  // On a plate everything is of one colour, and an idea of two is not seen.
  idea: (drawing) =>
    !isOfColour(drawing.direction.idea) ||
    (hasSecondColour(drawing) && drawing.composition.layers.every(({ role }) => role !== 'inlay')),
  contrast: ({ composition: { layers }, light, dark }) =>
    reads(layers, light, LIGHT_GROUND) && reads(layers, dark, DARK_GROUND),
  legible: (drawing) =>
    isLong(drawing.name) || contrastLeft(drawing.picture(), LEGIBLE.pixels) >= LEGIBLE.share,
  lines: (drawing) => isLong(drawing.name) || keepsLinesClear(drawing),
  icon: iconReads,
  specks: ({ name, composition: { layers } }) =>
    isLong(name) ||
    layers.every(({ path }) =>
      contours(path).every((contour) => {
        const box = bounds(contour);
        return box === null || box.width >= SPECK || box.height >= SPECK;
      }),
    ),
  overlap: (drawing) => !overlaps(drawing.composition.layers) && staysInside(drawing),
  'self-overlap': ({ composition: { layers } }) => !layers.some(({ path }) => overlapsItself(path)),
  bytes: ({ svg, name }) => svg().length <= (isLong(name) ? name.length * BYTES_OF_A_CHARACTER : MOST_BYTES),
  safe: ({ svg }) => isSafeSvg(svg()),
  thin: ({ name, widths }) => isLong(name) || shareUnder(widths().ink, THIN.width) <= THIN.share,
  hairlines: ({ name, widths }) => isLong(name) || shareUnder(widths().ink, HAIRLINE.width) <= HAIRLINE.share,
};

/** Whether a drawing passes one gate. */
export const passes = (drawing: Drawing, id: GateId): boolean => gates[id](drawing);

/** Gates that a drawing does not pass. */
export const failedGates = (drawing: Drawing): GateId[] => GATE_IDS.filter((id) => !gates[id](drawing));

/** Whether a drawing is worth a closer look. */
export const passesQuickGates = (drawing: Drawing): boolean => QUICK_GATES.every((id) => gates[id](drawing));

/** Whether a drawing that passes the quick gates may be shown. */
export const passesCostlyGates = (drawing: Drawing): boolean =>
  COSTLY_GATES.every((id) => gates[id](drawing));
