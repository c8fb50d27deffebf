import { contrast } from '../colour/oklch.js';
import { LIGHT_GROUND, type Palette } from '../colour/palette.js';
import type { Composition, Layer } from '../composition/layer.js';
import { drawnText } from '../composition/texts.js';
import type { Direction } from '../direction/direction.js';
import { type Box, bottom, bounds, right } from '../geometry/bounds.js';
import { intersect } from '../geometry/kernel.js';

/** What a finished drawing is judged by. */
export type Drawing = {
  readonly name: string;
  readonly direction: Direction;
  readonly composition: Composition;
  /** Writes the drawing in the colours of a variant. */
  readonly write: (palette: Palette) => string;
  readonly light: string;
  readonly palette: Palette;
};

export const GATE_IDS = [
  'safe',
  'text',
  'contrast',
  'margins',
  'aspect',
  'overlap',
  'colours',
  'main',
  'bytes',
] as const;
export type GateId = (typeof GATE_IDS)[number];

const TEXT_CONTRAST = 3;
const MOST_COLOURS = 3;
const MOST_BYTES = 40_000;
/** A drawing of a very long name may weigh this much for each character of it. */
const BYTES_PER_CHARACTER = 1_200;

const DOCUMENT =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+" width="\d+" height="\d+"><title>[^<>]*<\/title>(?:<path(?: fill-rule="evenodd")? fill="#[0-9A-F]{6}" d="[MLQCZ\d .-]*"\/>)+<\/svg>$/;

/** True for exactly the documents that the writer makes: no script, style, link or foreign address can be in one. */
export const isSafeSvg = (svg: string): boolean => DOCUMENT.test(svg);

const touches = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

/** Ink of the name must not meet the ink of anything else. */
function overlaps(layers: readonly Layer[]): boolean {
  const boxes = layers.map((layer) => bounds(layer.path));
  return layers.some((layer, i) =>
    layers.some((other, j) => {
      const [a, b] = [boxes[i], boxes[j]];
      if (layer.part !== 'text' || other.part === 'text' || a == null || b == null || !touches(a, b))
        return false;
      const common = bounds(intersect(layer.path, other.path));
      return common !== null && common.width * common.height > 60;
    }),
  );
}

const checks: Readonly<Record<GateId, (drawing: Drawing) => boolean>> = {
  safe: ({ light }) => isSafeSvg(light),
  text: ({ name, direction, composition }) =>
    direction.layout === 'symbol' ||
    (composition.inked && composition.recovered === drawnText(name, direction)),
  contrast: ({ composition, palette }) =>
    composition.layers.every((layer) => {
      const colour = palette[layer.role];
      return layer.part !== 'text' || colour === null || contrast(colour, LIGHT_GROUND) >= TEXT_CONTRAST;
    }),
  margins: ({ composition: { ink, width, height } }) => {
    const least = Math.max(width, height) * 0.04;
    const [left, rest] = [ink.x, width - right(ink)];
    const even = Math.abs(left - rest) <= Math.max(width, height) * 0.01;
    return left >= least && rest >= least && ink.y >= least && height - bottom(ink) >= least && even;
  },
  aspect: ({ composition: { width, height } }) => width / height >= 0.8 && width / height <= 5,
  overlap: ({ composition }) => !overlaps(composition.layers),
  colours: ({ light }) => new Set(light.match(/fill="#[0-9A-F]{6}"/g)).size <= MOST_COLOURS,
  main: ({ light, direction }) => light.includes(direction.color),
  bytes: ({ light, name }) => light.length <= Math.max(MOST_BYTES, name.length * BYTES_PER_CHARACTER),
};

/** The gates that a drawing does not pass. */
export const failedGates = (drawing: Drawing): GateId[] => GATE_IDS.filter((id) => !checks[id](drawing));

/** How far a drawing is from what a designer would show: 0 is best. Ranks those that pass every gate. */
export function blemishes({ name, composition: { width, height }, direction }: Drawing): number {
  const aspect = width / height;
  let score = 0;
  if (direction.layout !== 'symbol') {
    if (aspect > 3.9 && name.length < 40) score += 2;
    if (aspect < 1) score += 1;
  }
  if (direction.layout === 'stacked' && aspect > 2.4) score += 1;
  return score;
}
