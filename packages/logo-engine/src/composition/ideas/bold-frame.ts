import type { StyleId } from '../../brief/brief.js';
import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { bodyOf } from './letters.js';

/** Room around the name, and the strength of the frame as a share of the letters' strokes. */
const PAD = { x: 0.66 * CAP, y: 0.52 * CAP } as const;
const STRENGTH = 0.85;
/** Least strokes of letters that bear a frame as strong as they are. */
const BODY = 14;

/** Roundness of the corners, as a share of the height. */
const CORNERS: Readonly<Partial<Record<StyleId, number>>> = { modern: 0.2, playful: 0.36, creative: 0.26 };

/** A frame as strong as the letters. */
export const boldFrame: Idea = {
  encloses: true,
  suits: (text, face) => !face.script && bodyOf(face) >= BODY && text.length < 24,
  draw({ box, face, capTop, capBottom }, inks) {
    const line = bodyOf(face) * STRENGTH;
    const top = Math.min(capTop, box.y + 0.1 * CAP) - PAD.y;
    const low = Math.max(capBottom, bottom(box) - 0.1 * CAP) + PAD.y;
    const [width, height] = [box.width + PAD.x * 2, low - top];
    const corner = (CORNERS[face.styles[0] ?? 'modern'] ?? 0) * height;
    const shape = (by: number): Path =>
      rect(box.x - PAD.x - by, top - by, width + by * 2, height + by * 2, corner === 0 ? 0 : corner + by);
    return [{ part: 'ornament', role: inks.shape ?? inks.base, path: subtract(shape(line), shape(0)) }];
  },
};
