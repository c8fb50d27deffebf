import type { Brief } from '../brief/brief.js';
import { allowsCase } from '../brief/letter-case.js';
import { carriesText } from '../colour/palette.js';
import { faceById, STYLE_FACES } from '../fonts/faces.js';
import { stackCovers } from '../fonts/itemise.js';
import { MARKS } from '../marks/index.js';
import type { Random } from '../random/random.js';
import type { Direction } from './direction.js';

/** One direction by the house rules. */
export function direct(brief: Brief, name: string, random: Random): Direction {
  const faces = STYLE_FACES.filter((face) => face.styles.includes(brief.style));
  const own = faces.filter((face) => {
    const stack = face.subsets.map((subset) => ({ family: face.family, subset, weight: face.weight }));
    return Array.from(name).every((c) => c === ' ' || stackCovers(c.codePointAt(0) ?? 0, stack));
  });
  const face = own.length === 0 ? faceById('noto-sans-700') : random.pick(own);
  const letterCase = face.cases.find((item) => allowsCase(name, item)) ?? 'typed';
  const mark = random.pick(MARKS);
  return {
    face: face.id,
    letterCase,
    tracking: face.tracking[letterCase === 'upper' ? 1 : 0],
    layout:
      brief.type === 'symbol'
        ? 'symbol'
        : brief.type === 'text'
          ? 'wordmark'
          : random.pick(['horizontal', 'stacked']),
    idea: 'none',
    nameRole: brief.type === 'text' && carriesText(brief.color) ? 'main' : 'ink',
    symbol: brief.type === 'text' ? null : { kind: 'mark', id: mark.id, params: { gap: 4 } },
    container: 'none',
    treatment: 'solid',
    accent: 'none',
    color: brief.color,
  };
}
