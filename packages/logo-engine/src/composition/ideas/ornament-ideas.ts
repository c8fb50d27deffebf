/** Ideas that add a line or a plate to the name. */
import type { Role } from '../../colour/palette.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path } from '../../geometry/path.js';
import { polygon, rect, star } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { allGlyphs, inkGlyphs, textLayer, textPath } from './ink.js';
import type { Inks } from './inks.js';

const ornament = (path: Path, role: Role): Layer => ({ part: 'ornament', role, path });

const border = (x: number, y: number, w: number, h: number, line: number): Path =>
  subtract(rect(x, y, w, h), rect(x + line, y + line, w - line * 2, h - line * 2));

/** A hairline rectangle. Its inner margins are even by eye: the sides see more air than top and bottom. */
export function frame(block: TextBlock, inks: Inks): Layer[] {
  const { box } = block;
  const padX = 0.72 * CAP;
  const padY = 0.6 * CAP;
  const top = Math.min(block.capTop, box.y + 0.12 * CAP);
  const low = Math.max(block.capBottom, bottom(box) - 0.12 * CAP);
  const outline = border(box.x - padX, top - padY, box.width + padX * 2, low - top + padY * 2, 7.5);
  return [ornament(outline, inks.shape ?? inks.base)];
}

/** A thick and a thin line, as on old shop signs. */
export function doubleFrame(block: TextBlock, inks: Inks): Layer[] {
  const { box } = block;
  const pad = 0.62 * CAP;
  const top = Math.min(block.capTop, box.y + 0.1 * CAP) - pad;
  const low = Math.max(block.capBottom, bottom(box) - 0.1 * CAP) + pad;
  const inner = border(box.x - pad, top, box.width + pad * 2, low - top, 7);
  const outer = border(box.x - pad - 19, top - 19, box.width + pad * 2 + 38, low - top + 38, 10);
  return [ornament(union(inner, outer), inks.shape ?? inks.base)];
}

/** A short rule under the name. */
export function rule(block: TextBlock, { base, shape }: Inks): Layer[] {
  const spot = shape ?? base;
  const width = Math.min(1.3 * CAP, block.box.width * 0.3);
  const y = bottom(block.box) + 0.42 * CAP;
  return [
    textLayer(allGlyphs(block), base),
    ornament(rect(centreX(block.box) - width / 2, y, width, 7.5), spot),
  ];
}

/** Two hairlines and a small figure between them, under the name. */
export function flourish(block: TextBlock, { base, shape }: Inks): Layer[] {
  const spot = shape ?? base;
  const y = bottom(block.box) + 0.44 * CAP;
  const cx = centreX(block.box);
  const arm = Math.min(block.box.width * 0.36, 2.1 * CAP);
  const gap = 21;
  const left = polygon([
    [cx - gap, y - 4],
    [cx - gap, y + 4],
    [cx - gap - arm, y + 1.2],
    [cx - gap - arm, y - 1.2],
  ]);
  const arms = union(
    left,
    mapPoints(left, (x, py) => [2 * cx - x, py]),
  );
  const figure = block.recovered.length % 2 === 0 ? star(cx, y, 10.5, 4.6, 5) : star(cx, y, 11, 4.4, 4);
  return [textLayer(allGlyphs(block), base), ornament(arms, base), ornament(figure, spot)];
}

/** The name cut out of a plate, or on a pale one. */
function plate(block: TextBlock, shape: Path, { base, plate: role }: Inks): Layer[] {
  const name = concat(...inkGlyphs(block).map((glyph) => glyph.path));
  if (role === 'ground') return [{ part: 'container', role, path: shape }, textPath([name], base)];
  const ground: Layer = { part: 'container', role, path: subtract(shape, name) };
  return role === 'plate' ? [{ part: 'ornament', role: 'inlay', path: name }, ground] : [ground];
}

/** The name in negative on a lozenge with round ends. One line only. */
export function pill(block: TextBlock, inks: Inks): Layer[] | null {
  if (block.lines.length > 1 || block.box.width > 8 * CAP) return null;
  const { box } = block;
  const middle = (block.capTop + block.capBottom) / 2;
  const reach = Math.max(middle - box.y, bottom(box) - middle) + 0.42 * CAP;
  const padX = 0.66 * CAP;
  const y = Math.max(reach, 1.02 * CAP);
  return plate(block, rect(box.x - padX, middle - y, box.width + padX * 2, y * 2, y), inks);
}

/** A bar beside everything, as tall as its lines. */
export function bar(block: TextBlock, { base, shape: spot, plate }: Inks): Layer[] | null {
  // Beside one line it would be read as a letter.
  if (block.rtl || block.count < 2) return null;
  // A bright colour is seen in a broad bar.
  const pale = plate === 'ground';
  const width = pale ? 0.3 * CAP : 12;
  const x = block.box.x - 0.4 * CAP - width;
  const shape = rect(x, block.capTop, width, block.capBottom - block.capTop);
  return [pale ? { part: 'container', role: 'ground', path: shape } : ornament(shape, spot ?? base)];
}
