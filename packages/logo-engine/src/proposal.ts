import type { Brief } from './brief/brief.js';
import { carriesText, lightPalette } from './colour/palette.js';
import { compose } from './composition/compose.js';
import { checkDirection } from './direction/check-direction.js';
import type { Direction } from './direction/direction.js';
import { direct } from './direction/director.js';
import { blemishes, type Drawing, failedGates } from './gates/gates.js';
import { createRandom } from './random/random.js';
import { createSvgWriter } from './svg/write.js';

/** Directions that are tried before the best so far is shown; a long name costs more and gains less. */
const attempts = (name: string): number => (name.length > 60 ? 2 : 12);

/** Draws one direction and judges it; null when the name does not lend itself to it. */
function attempt(name: string, direction: Direction): Drawing | null {
  const composition = compose(name, checkDirection(direction));
  if (composition === null) return null;
  const palette = lightPalette(direction.color, direction.accent);
  const write = createSvgWriter(composition, name);
  return { name, direction, composition, palette, write, light: write(palette) };
}

/** The plainest logo there is, in the direction's own face: what is left when nothing better passes. */
const plainest = (direction: Direction): Direction => ({
  ...direction,
  letterCase: 'typed',
  idea: carriesText(direction.color) || direction.symbol !== null ? 'none' : 'rule',
  nameRole: carriesText(direction.color) ? 'main' : 'ink',
  layout: direction.symbol === null ? 'wordmark' : direction.layout === 'symbol' ? 'symbol' : 'stacked',
});

/** The first direction without a blemish, else the best that passes all gates, else the plainest drawing. */
export function propose(brief: Brief, name: string, seed: string): Drawing {
  const random = createRandom(seed);
  let best: { drawing: Drawing; score: number } | null = null;
  let last: Direction = direct(brief, name, random);
  for (let i = 0; i < attempts(name); i++) {
    if (i > 0) last = direct(brief, name, random);
    const drawing = attempt(name, last);
    if (drawing === null) continue;
    const score = blemishes(drawing) + failedGates(drawing).length * 100;
    if (score === 0) return drawing;
    if (best === null || score < best.score) best = { drawing, score };
  }
  if (best !== null && best.score < 100) return best.drawing;
  return attempt(name, plainest(last)) ?? best?.drawing ?? raise();
}

function raise(): never {
  throw new Error('A plain name could not be composed: the faces of the engine are incomplete.');
}
