/** Ideas that add a line or a plate to the name. */
import type { Role } from '../../colour/palette.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
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

/** One brush stroke under the name, thick in the middle and rising to the right. */
export function swash(block: TextBlock, { base, shape }: Inks): Layer[] | null {
  const spot = shape ?? base;
  if (block.lines.length > 2) return null;
  const { box } = block;
  const y = bottom(box) + 0.22 * CAP;
  const w = box.width;
  const at = (t: number): number => box.x + w * t;
  const path = parse(
    `M${at(0.06)} ${y + 13}C${at(0.3)} ${y - 4} ${at(0.66)} ${y - 9} ${at(0.97)} ${y + 2}` +
      `C${at(0.68)} ${y + 2} ${at(0.34)} ${y + 8} ${at(0.06)} ${y + 13}Z`,
  );
  return [textLayer(allGlyphs(block), base), ornament(path, spot)];
}

/** The name cut out of a plate, or on a pale one. */
function plate(block: TextBlock, shape: Path, role: Role): Layer[] {
  const name = concat(...inkGlyphs(block).map((glyph) => glyph.path));
  if (role === 'ground') return [{ part: 'container', role, path: shape }, textPath([name], 'main')];
  const ground: Layer = { part: 'container', role, path: subtract(shape, name) };
  return role === 'plate' ? [{ part: 'ornament', role: 'inlay', path: name }, ground] : [ground];
}

/** The name in negative on a lozenge with round ends. One line only. */
export function pill(block: TextBlock, { plate: role }: Inks): Layer[] | null {
  if (block.lines.length > 1 || block.box.width > 8 * CAP) return null;
  const { box } = block;
  const middle = (block.capTop + block.capBottom) / 2;
  const reach = Math.max(middle - box.y, bottom(box) - middle) + 0.42 * CAP;
  const padX = 0.66 * CAP;
  const y = Math.max(reach, 1.02 * CAP);
  return plate(block, rect(box.x - padX, middle - y, box.width + padX * 2, y * 2, y), role);
}

/** The name in negative on a ribbon with folded ends. One line only. */
export function ribbon(block: TextBlock, { plate: role }: Inks): Layer[] | null {
  if (block.lines.length > 1 || block.box.width < 2.6 * CAP) return null;
  const { box } = block;
  const padX = 0.55 * CAP;
  const padY = 0.5 * CAP;
  const top = Math.min(block.capTop, box.y + 0.1 * CAP) - padY;
  const low = Math.max(block.capBottom, bottom(box) - 0.06 * CAP) + padY;
  const left = box.x - padX;
  const end = right(box) + padX;
  const h = low - top;
  const drop = 0.24 * h;
  const tail = polygon([
    [left - 5, top + drop],
    [left - 0.72 * CAP, top + drop],
    [left - 0.44 * CAP, top + drop + h / 2],
    [left - 0.72 * CAP, low + drop],
    [left + 0.3 * CAP, low + drop],
    [left + 0.3 * CAP, low + 5],
    [left - 5, low + 5],
  ]);
  const other = mapPoints(tail, (x, y) => [left + end - x, y]);
  const body = plate(block, rect(left, top, end - left, h), role);
  return [...body, { part: 'container', role: role === 'main' ? 'deep' : role, path: union(tail, other) }];
}

/** A bar beside everything, as tall as its lines. */
export function bar(block: TextBlock, { base, shape }: Inks): Layer[] | null {
  const spot = shape ?? base;
  // Beside one line it would be read as a letter.
  if (block.rtl || block.count < 2) return null;
  const width = 10;
  const x = block.box.x - 0.42 * CAP - width;
  return [ornament(rect(x, block.capTop, width, block.capBottom - block.capTop), spot)];
}

/** A solid copy behind the letters, off to the lower right, with a clean gap: the shade of a sign painter. */
export function shadow(block: TextBlock, { base, shape }: Inks): Layer[] | null {
  const spot = shape ?? base;
  if (block.recovered.length > 22) return null;
  const name = union(...inkGlyphs(block).map((glyph) => glyph.path));
  const cast = union(...[2, 4, 6, 8].map((d) => mapPoints(name, (x, y) => [x + d, y + d])));
  const shade = subtract(cast, grow(name, 2.2));
  return [textLayer(allGlyphs(block), base), ornament(shade, spot)];
}

/** Every letter its own small step up or down, as if dancing; short names only. */
export function bounce(block: TextBlock, { base }: Inks): Layer[] | null {
  const glyphs = inkGlyphs(block);
  if (block.lines.length > 2 || glyphs.length < 3 || glyphs.length > 14 || block.rtl) return null;
  const steps = [-5, 4, -3, 6, -6, 3];
  const paths = glyphs.map((glyph, i) => {
    const box = glyph.box ?? block.box;
    const angle = ((steps[(i + 2) % steps.length] ?? 0) * 0.8 * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [cx, cy, dy] = [centreX(box), centreY(box), steps[i % steps.length] ?? 0];
    return mapPoints(glyph.path, (x, y) => [
      cx + (x - cx) * cos - (y - cy) * sin,
      cy + (x - cx) * sin + (y - cy) * cos + dy,
    ]);
  });
  return [textPath(paths, base)];
}

/** Letters in turn in the main colour, its deep tone and the accent. */
export function confetti(block: TextBlock): Layer[] | null {
  const glyphs = inkGlyphs(block);
  if (glyphs.length < 3 || glyphs.length > 12 || block.rtl || block.lines.length > 1) return null;
  const roles: readonly Role[] = ['main', 'deep', 'accent'];
  return roles.map((role, r) =>
    textLayer(
      glyphs.filter((_, i) => i % 3 === r),
      role,
    ),
  );
}

/** A smile under the name: a crescent, thick in the middle. Short names only. */
export function smile(block: TextBlock, { base, shape }: Inks): Layer[] | null {
  const spot = shape ?? base;
  const { box } = block;
  if (block.lines.length > 1 || box.width < 1.6 * CAP) return null;
  const half = Math.min(box.width * 0.3, 1.9 * CAP);
  const cx = centreX(box);
  const y = Math.max(bottom(box), block.capBottom + 0.1 * CAP) + 0.14 * CAP;
  const depth = half * 0.34;
  const path = parse(
    `M${cx - half} ${y}C${cx - half * 0.5} ${y + depth} ${cx + half * 0.5} ${y + depth} ${cx + half} ${y}` +
      `C${cx + half * 0.56} ${y + depth * 1.62} ${cx - half * 0.56} ${y + depth * 1.62} ${cx - half} ${y}Z`,
  );
  return [textLayer(allGlyphs(block), base), ornament(grow(path, 2.4), spot)];
}
